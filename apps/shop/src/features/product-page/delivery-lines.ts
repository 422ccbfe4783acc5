import { deliveryFee, deliveryTiers } from "@precise/cart-core/delivery-fee";
import { formatNaira, type Kobo } from "@precise/cart-core/money";
import { copy } from "../../copy.ts";

/**
 * What delivery of this one product costs, in words, and from what total it costs nothing.
 * @param price in kobo, what is paid now
 * @source SPEC §9 "Delivery fee", D1
 */
export function deliveryLines(price: Kobo): string[] {
  const fee = deliveryFee(price);
  const free = deliveryTiers.find((tier) => tier.fee === 0);
  const freeLine = free ? [copy.product.freeFrom(formatNaira(free.from))] : [];
  if (!fee.ok) return [copy.product.deliveryPending, ...freeLine];
  return fee.value === 0
    ? [copy.product.deliveryFree]
    : [copy.product.deliveryFee(formatNaira(fee.value)), ...freeLine];
}
