import { deliveryFee, deliveryTiers } from "@precise/cart-core/delivery-fee";
import { type DeliveryRates, dependsOnState, freeEverywhereFrom } from "@precise/cart-core/delivery-zones";
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
 * @param rates what delivery costs now
 * @source spec §9 "Delivery fee", design D1
 */
export function deliveryLines(price: Kobo, rates: DeliveryRates = { tiers: deliveryTiers }): DeliveryLines {
  const fee = deliveryFee(price, rates.tiers);
  const free = freeEverywhereFrom(rates);
  const freeFrom = free === null ? null : productCopy.freeFrom(formatNaira(free));
  if (dependsOnState(rates, undefined))
    return {
      alone: productCopy.deliveryByState(!fee.ok ? null : fee.value === 0 ? "free" : formatNaira(fee.value)),
      freeFrom,
    };
  if (!fee.ok) return { alone: productCopy.deliveryPending, freeFrom };
  return fee.value === 0
    ? { alone: productCopy.deliveryFree, freeFrom: null }
    : { alone: productCopy.deliveryFee(formatNaira(fee.value)), freeFrom };
}
