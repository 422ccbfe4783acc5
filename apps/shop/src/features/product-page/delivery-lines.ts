import { type DeliveryTier, deliveryFee, deliveryTiers } from "@precise/cart-core/delivery-fee";
import { formatNaira, type Kobo } from "@precise/cart-core/money";
import { freeFrom as freeFromOf } from "@precise/cart-core/tier-table";
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
 * @param tiers what delivery costs now
 * @source spec §9 "Delivery fee", design D1
 */
export function deliveryLines(price: Kobo, tiers: readonly DeliveryTier[] = deliveryTiers): DeliveryLines {
  const fee = deliveryFee(price, tiers);
  const free = freeFromOf(tiers);
  const freeFrom = free === null ? null : productCopy.freeFrom(formatNaira(free));
  if (!fee.ok) return { alone: productCopy.deliveryPending, freeFrom };
  return fee.value === 0
    ? { alone: productCopy.deliveryFree, freeFrom: null }
    : { alone: productCopy.deliveryFee(formatNaira(fee.value)), freeFrom };
}
