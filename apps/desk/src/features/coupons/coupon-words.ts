import { nairaText } from "@precise/cart-core/money";
import type { CouponState, DeskCoupon } from "@precise/contract/desk/coupons/coupons";

export const stateNames: Readonly<Record<CouponState, string>> = {
  usable: "Usable",
  not_begun: "Not begun",
  ended: "Ended",
  used_up: "Used up",
  disabled: "Ended by hand",
};

/** "₦5,000 off", "10 % off", "Free delivery". */
export function worthWords({ kind, amount, percent }: DeskCoupon): string {
  if (kind === "free_delivery") return "Free delivery";
  return kind === "percent" ? `${percent} % off` : `${nairaText(amount?.value ?? 0)} off`;
}

/** What the goods must cost; empty where anything does. */
export function goodsWords({ minimum }: DeskCoupon): string {
  if (minimum === undefined) return "";
  return minimum.is_exclusive ? `over ${nairaText(minimum.value)}` : `${nairaText(minimum.value)} or more`;
}

/** For whom it is; empty where it is for anybody. */
export function personWords({ email, first_order }: DeskCoupon): string {
  return [
    ...(email === undefined ? [] : [email.includes("@") ? email : "one customer, since erased"]),
    ...(first_order ? ["first order"] : []),
  ].join(", ");
}

/** "3 of 200, 1 per person". */
export function usesWords({ uses, max_uses, max_uses_per_person }: DeskCoupon): string {
  return [
    max_uses === undefined ? String(uses) : `${uses} of ${max_uses}`,
    ...(max_uses_per_person === undefined ? [] : [`${max_uses_per_person} per person`]),
  ].join(", ");
}

export function couponHref(code: string): string {
  return `/coupons/${encodeURIComponent(code)}`;
}
