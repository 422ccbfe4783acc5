import { addKobo, type Kobo, subtractKobo } from "../money/money.ts";
import { type DeliveryTier, deliveryTierOf, deliveryTiers } from "./delivery-fee.ts";

interface WayUp {
  /** Goods to add, in kobo. */
  readonly add: Kobo;
  /** The grand total that is reached. */
  readonly reach: Kobo;
  /** The delivery fee at that total. */
  readonly fee: Kobo;
  /** Grand total and fee then. */
  readonly payable: Kobo;
}

/** `pay-less`: more goods cost less. `leave-gap`: more goods end the wait for a confirmed fee. `none`: no advice. */
export type DeliveryAdvice =
  | ({ readonly kind: "pay-less"; readonly payLess: Kobo } & WayUp)
  | ({ readonly kind: "leave-gap" } & WayUp)
  | { readonly kind: "none" };

/**
 * "Add ₦X and pay ₦Y less", where the fee table makes a larger cart cheaper; in the gap of design D1, the way out of it.
 * Ask only where delivery is charged: not for pick-up and not for an empty cart.
 * @param grandTotal in kobo, after discounts
 * @param tiers the specification's where they are left out
 * @returns the fewest goods that do it, up to the first naira of a higher tier; `none` where adding goods never lowers what is paid
 * @source design D3
 */
export function adviseDelivery(
  grandTotal: Kobo,
  tiers: readonly DeliveryTier[] = deliveryTiers,
): DeliveryAdvice {
  const tier = deliveryTierOf(grandTotal, tiers);
  const payableNow = tier ? addKobo(grandTotal, tier.fee) : null;
  const way = tiers
    .filter(({ from }) => from > grandTotal)
    .map(({ from, fee }) => wayUp(grandTotal, from, fee))
    .find(({ payable }) => payableNow === null || payable < payableNow);
  if (!way) return { kind: "none" };
  if (payableNow === null) return { kind: "leave-gap", ...way };
  return { kind: "pay-less", payLess: subtractKobo(payableNow, way.payable), ...way };
}

function wayUp(grandTotal: Kobo, reach: Kobo, fee: Kobo): WayUp {
  return { add: subtractKobo(reach, grandTotal), reach, fee, payable: addKobo(reach, fee) };
}
