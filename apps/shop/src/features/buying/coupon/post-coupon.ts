import { cutText } from "@precise/contract/wire/cut-text";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { cartCookie } from "#shop/base/storage/cart-cookie.ts";
import { askCoupon } from "./ask-coupon.ts";
import { couponCookie } from "./coupon-cookie.ts";
import { longestCode } from "./coupon-outcome.ts";

/** Pages with the form, by the name that it gives itself. */
const pages = {
  cart: "/shopping-cart",
  payment: "/checkout/payment",
  review: "/checkout/review",
} as const;
export type CouponPage = keyof typeof pages;

/**
 * The voucher form without scripts: applies a code, applies it although it costs more, or takes it off, and leads back to
 * its page, which shows the outcome.
 * @source design D3, D20
 */
export async function postCoupon({ form, cartId, api }: FormPost): Promise<FormAnswer> {
  const from = form.get("from") ?? "";
  const page = Object.hasOwn(pages, from) ? pages[from as CouponPage] : pages.cart;
  const intent = form.get("intent");
  const code = intent === "remove" ? null : cutText((form.get("code") ?? "").trim(), longestCode);
  if (cartId === null) return { to: "/shopping-cart?problem=cart_gone" };
  const { outcome, isCartGone } = await askCoupon(api, cartId, { code, anyway: intent === "anyway" });
  if (isCartGone) return { to: "/shopping-cart?problem=cart_gone", cookies: [cartCookie(null)] };
  // What is wrong gets the cursor by itself; a fragment would take it away.
  const place = outcome.kind === "refused" ? "" : "#coupon";
  return { to: `${page}?coupon=1${place}`, cookies: [couponCookie(outcome)] };
}
