import { nairaText } from "@precise/cart-core/money";
import type { DeskDiscount, DiscountState } from "@precise/contract/desk/coupons/discounts";

export const stateNames: Readonly<Record<DiscountState, string>> = {
  running: "Counts now",
  scheduled: "Planned",
  off: "Switched off",
  ended: "Ended",
};

/** "₦5,000 off", "10 % off". */
export function worthWords({ kind, amount, percent }: DeskDiscount): string {
  return kind === "percent" ? `${percent} % off` : `${nairaText(amount?.value ?? 0)} off`;
}

/** "all goods", "Chandeliers and all below it". */
export function goodsWords({ category }: DeskDiscount): string {
  if (category === undefined) return "all goods";
  return category.name === null ? "a category that is gone: nothing" : `${category.name} and all below it`;
}

export function discountHref(id: number): string {
  return `/discounts/${id}`;
}
