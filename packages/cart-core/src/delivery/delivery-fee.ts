import { type Kobo, kobo, naira, roundToNaira, wireValue } from "../money/money.ts";
import { err, ok, type Result } from "../result.ts";

/** One row of the fee table; both ends belong to it, in whole naira; `to: null` has no upper end. */
export interface DeliveryTier {
  readonly from: Kobo;
  readonly to: Kobo | null;
  readonly fee: Kobo;
}

/**
 * The specification's fee table, lowest totals first; it holds until the shop sets another at the desk. Totals of ₦499,001 to
 * ₦499,999 have no row: that is the source's own gap (design D1).
 * @source spec §9 "Delivery fee", decision 066
 */
export const deliveryTiers: readonly DeliveryTier[] = [
  { from: naira(0), to: naira(100_000), fee: naira(5_000) },
  { from: naira(100_001), to: naira(250_000), fee: naira(15_000) },
  { from: naira(250_001), to: naira(499_000), fee: naira(25_000) },
  { from: naira(500_000), to: null, fee: naira(0) },
];

/**
 * The row that a total falls in, rounded half-up to whole naira first; null in the gap of design D1.
 * @param tiers the specification's where they are left out
 */
export function deliveryTierOf(
  total: Kobo,
  tiers: readonly DeliveryTier[] = deliveryTiers,
): DeliveryTier | null {
  const rounded = roundToNaira(total);
  const tier = tiers.find(
    ({ from, to }) => rounded >= wireValue(from) && (to === null || rounded <= wireValue(to)),
  );
  return tier ?? null;
}

/**
 * Delivery fee owed on a grand total (after discounts).
 * @param total in kobo; rounded half-up to whole naira before the tiers are compared
 * @param tiers the specification's where they are left out
 * @returns fee in kobo, or `no-tier`: the source table has no row between 499,000 and 500,000 naira
 * @source spec §9 "Delivery fee", design D1, D2
 */
export function deliveryFee(
  total: Kobo,
  tiers: readonly DeliveryTier[] = deliveryTiers,
): Result<Kobo, "no-tier"> {
  const tier = deliveryTierOf(total, tiers);
  return tier ? ok(tier.fee) : err("no-tier");
}

/** How the goods reach the shopper. */
export type DeliveryMethod = "delivery" | "pickup";

/** Who asks: the cart page and checkout show the fee; a cart load (badge, mini cart) forces it to zero. @source design D2 */
export type DeliveryAskedBy = "page" | "load";

/** What delivery costs, and why. `forced-zero` says nothing about the true fee, so it is never shown as "free". */
export type Delivery =
  | { readonly kind: "fee"; readonly fee: Kobo; readonly tier: DeliveryTier }
  | { readonly kind: "free"; readonly reason: "no-lines" | "pickup" | "coupon" }
  | { readonly kind: "no-tier" }
  | { readonly kind: "forced-zero" };

/**
 * What delivery costs on a cart.
 * @param lines the cart's lines; only whether there are any counts
 * @param grandTotal in kobo, after discounts
 * @param asked "page" when left out
 * @param isPaidByCoupon a coupon pays for delivery, whatever the tier
 * @param tiers the specification's where they are left out
 * @source spec §9 "Forced zero fee", design D1, D2
 */
export function deliveryFor(cart: {
  readonly lines: readonly unknown[];
  readonly method: DeliveryMethod;
  readonly grandTotal: Kobo;
  readonly asked?: DeliveryAskedBy;
  readonly isPaidByCoupon?: boolean;
  readonly tiers?: readonly DeliveryTier[] | undefined;
}): Delivery {
  if (cart.asked === "load") return { kind: "forced-zero" };
  if (cart.lines.length === 0) return { kind: "free", reason: "no-lines" };
  if (cart.method === "pickup") return { kind: "free", reason: "pickup" };
  if (cart.isPaidByCoupon) return { kind: "free", reason: "coupon" };
  const tier = deliveryTierOf(cart.grandTotal, cart.tiers);
  return tier ? { kind: "fee", fee: tier.fee, tier } : { kind: "no-tier" };
}

/** The fee in kobo, or null while it must be confirmed before payment. @source design D1 */
export function feeOf(delivery: Delivery): Kobo | null {
  switch (delivery.kind) {
    case "fee":
      return delivery.fee;
    case "free":
    case "forced-zero":
      return kobo(0);
    case "no-tier":
      return null;
  }
}
