import { formatNaira, fromWireValue } from "@precise/cart-core/money";

/** A wire amount of naira for people: `₦191,500`. */
export function nairaAmount(value: number): string {
  return formatNaira(fromWireValue(value));
}
