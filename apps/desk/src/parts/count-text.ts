import { mostCounted } from "@precise/cart-core/limits";

/** How many rows a list or view has: "1,234", and "20,000+" where no more were counted. */
export function countText(count: number): string {
  const text = (number: number) => number.toLocaleString("en-NG");
  return count > mostCounted ? `${text(mostCounted)}+` : text(count);
}
