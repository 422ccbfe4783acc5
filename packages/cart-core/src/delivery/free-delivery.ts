import { type Kobo, naira, subtractKobo } from "../money/money.ts";
import { adviseDelivery } from "./advisor.ts";
import { type Delivery, type DeliveryTier, deliveryTiers } from "./delivery-fee.ts";

/**
 * How far a cart is from free delivery. `to-go`: with `more` goods delivery is free, and stays free however much is added; `more` is
 * null where a discount counts, for a percentage takes its part of what is added too. `free`: there. `none`: nothing may be said.
 */
export type FreeDelivery =
  | {
      readonly kind: "to-go";
      readonly more: Kobo | null;
      /** The grand total that is reached, in kobo. */
      readonly reach: Kobo;
      /** The part of it that the cart has, from 0 to 1. */
      readonly part: number;
    }
  | { readonly kind: "free"; readonly reach: Kobo }
  | { readonly kind: "none" };

/**
 * The total from which delivery costs nothing, whatever more is bought; null where there is none. Free rows that follow each
 * other without a gap count as one.
 */
export function freeForGoodFrom(tiers: readonly DeliveryTier[]): Kobo | null {
  let from: Kobo | null = null;
  for (const tier of tiers.toReversed()) {
    const meetsNext = from === null ? tier.to === null : tier.to === from - naira(1);
    if (tier.fee !== 0 || !meetsNext) break;
    from = tier.from;
  }
  return from;
}

/**
 * What may be said of free delivery beside the advisor: never another amount than the advisor's, and nothing while the advisor leads
 * to a row that still costs something.
 * @param delivery of the cart as it is, by `deliveryFor`
 * @param grandTotal in kobo, after discounts
 * @param hasDiscount a discount is counted in it
 * @param tiers the specification's where they are left out
 * @source design D1, D3
 */
export function freeDeliveryOf(cart: {
  readonly delivery: Delivery;
  readonly grandTotal: Kobo;
  readonly hasDiscount: boolean;
  readonly tiers?: readonly DeliveryTier[] | undefined;
}): FreeDelivery {
  const { delivery, grandTotal, hasDiscount, tiers = deliveryTiers } = cart;
  const isCharged = delivery.kind === "fee" || delivery.kind === "no-tier";
  const reach = freeForGoodFrom(tiers);
  if (!isCharged || reach === null || reach === 0) return { kind: "none" };
  if (delivery.kind === "fee" && delivery.fee === 0)
    // A free row further down ends again, and nothing is promised of it.
    return delivery.tier.from >= reach ? { kind: "free", reach } : { kind: "none" };
  const advice = adviseDelivery(grandTotal, tiers);
  if (advice.kind !== "none" && advice.reach !== reach) return { kind: "none" };
  return {
    kind: "to-go",
    more: hasDiscount ? null : subtractKobo(reach, grandTotal),
    reach,
    part: grandTotal / reach,
  };
}
