import { deliveryTierOf, deliveryTiers } from "./delivery-fee.ts";
import { addKobo, type Kobo, subtractKobo } from "./money.ts";

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
 * "Add ₦X and pay ₦Y less", where the fee table makes a larger cart cheaper; in the gap of D1, the way out of it.
 * Ask only where delivery is charged: not for pick-up and not for an empty cart.
 * @param grandTotal in kobo, after discounts
 * @returns advice that reaches the first naira of a higher tier; `none` where adding goods never lowers what is paid
 * @source D3 "Honest totals"
 */
export function adviseDelivery(grandTotal: Kobo): DeliveryAdvice {
  const waysUp = deliveryTiers
    .filter(({ from }) => from > grandTotal)
    .map(({ from, fee }) => wayUp(grandTotal, from, fee));
  const tier = deliveryTierOf(grandTotal);
  if (!tier) {
    const [nearest] = waysUp;
    return nearest ? { kind: "leave-gap", ...nearest } : { kind: "none" };
  }
  const payableNow = addKobo(grandTotal, tier.fee);
  const cheapest = waysUp.reduce<WayUp | null>(
    (best, way) => (best && best.payable <= way.payable ? best : way),
    null,
  );
  if (!cheapest || cheapest.payable >= payableNow) return { kind: "none" };
  return { kind: "pay-less", payLess: subtractKobo(payableNow, cheapest.payable), ...cheapest };
}

function wayUp(grandTotal: Kobo, reach: Kobo, fee: Kobo): WayUp {
  return { add: subtractKobo(reach, grandTotal), reach, fee, payable: addKobo(reach, fee) };
}
