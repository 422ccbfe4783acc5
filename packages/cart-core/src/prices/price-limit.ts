import type { CouponBenefit } from "../cart/coupon-rules.ts";
import { type Kobo, kobo } from "../money/money.ts";
import { chargedPrice, type ProductPrices } from "./price-change.ts";

/** Percent by which someone below the owner changes a price alone. */
export const largestOwnChange = 15;

/**
 * Whether a change of a product's prices takes the owner. Each price that it changes is held against what it was a day
 * before: two changes in a row do not come further than one. That is the list price, what a shopper pays, and the trade
 * price; a first trade price has nothing to be held against. What the shop pays is no price of ours.
 * @param dayBefore the prices of 24 hours ago
 * @source design "The desk"
 */
export function isBeyondOwnChange(
  dayBefore: ProductPrices,
  before: ProductPrices,
  after: ProductPrices,
): boolean {
  const pairs: readonly (readonly [Kobo | null, Kobo | null, Kobo | null])[] = [
    [dayBefore.list, before.list, after.list],
    [chargedPrice(dayBefore), chargedPrice(before), chargedPrice(after)],
    [dayBefore.trade, before.trade, after.trade],
  ];
  return pairs.some(([base, from, to]) => {
    if (from === to || to === null) return false;
    const held = base ?? 0;
    return Math.abs(to - held) * 100 > held * largestOwnChange;
  });
}

/**
 * Whether a voucher or a discount takes the owner: it may take off the goods more than someone below changes a price by. An
 * amount is held against the cheapest goods that reach its minimum; without one it could be all of them.
 */
export function isBeyondOwnDiscount(benefit: CouponBenefit, minimum: Kobo | null): boolean {
  if (benefit.kind === "free_delivery") return false;
  if (benefit.kind === "percent") return benefit.percent > largestOwnChange;
  return benefit.amount * 100 > (minimum ?? 0) * largestOwnChange;
}

/** Who may take something off a single order by hand, and up to how many percent of its goods. */
export const handDiscountLimits = { owner: 100, manager: largestOwnChange, sales: 5 } as const;

/**
 * The largest discount that someone may agree on by hand for goods; zero where none of their roles may.
 * @returns kobo, rounded down to whole naira
 */
export function largestHandDiscount(roles: readonly string[], goods: Kobo): Kobo {
  const percents = Object.entries(handDiscountLimits).map(([role, percent]) =>
    roles.includes(role) ? percent : 0,
  );
  const most = Math.max(...percents);
  return most === 100 ? goods : kobo(Math.floor((goods * most) / 10_000) * 100);
}
