import { deliveryFee, deliveryTiers } from "@precise/cart-core/delivery-fee";
import { formatNaira, type Kobo } from "@precise/cart-core/money";
import { productCopy } from "./product-copy.ts";

/** What delivery costs, in words. */
export interface DeliveryLines {
  readonly alone: string;
  /** From what total delivery costs nothing; null where this alone reaches it, or no total does. */
  readonly freeFrom: string | null;
}

/**
 * What delivery of one product alone costs.
 * @param price in kobo, what is paid now
 * @source spec §9 "Delivery fee", design D1
 */
export function deliveryLines(price: Kobo): DeliveryLines {
  const fee = deliveryFee(price);
  const free = deliveryTiers.find((tier) => tier.fee === 0);
  const freeFrom = free ? productCopy.freeFrom(formatNaira(free.from)) : null;
  if (!fee.ok) return { alone: productCopy.deliveryPending, freeFrom };
  return fee.value === 0
    ? { alone: productCopy.deliveryFree, freeFrom: null }
    : { alone: productCopy.deliveryFee(formatNaira(fee.value)), freeFrom };
}
