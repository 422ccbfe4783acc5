import * as z from "zod/mini";
import { group, route } from "../wire/route.ts";
import { line } from "../wire/text.ts";
import { wireAmount } from "../wire/wire-money.ts";
import { cart } from "./cart.ts";

/** A coupon's code as people type it; blanks and hyphens at other places and small letters make no difference. */
export const couponCode = line(1, 40);

/**
 * Stands under `data` of a 409 `coupon_raises_payable`: what is paid without and with the code, delivery counted in.
 * An amount is null while delivery for its total would have to be confirmed (design D1).
 * @source design D3
 */
export const couponRaise = z.object({
  code: z.string(),
  label: z.string(),
  discount: wireAmount,
  payable_before: z.nullable(wireAmount),
  payable_after: z.nullable(wireAmount),
});
export type CouponRaise = z.infer<typeof couponRaise>;

/**
 * Puts a code on the cart, in place of the one that it has, or takes it off (`code: null`).
 * - 422 `coupon_unknown`: one message for a code that is unknown, expired, used up, disabled or another person's.
 * - 422 `coupon_below_minimum`, `coupon_not_first_order`: a valid code that this cart or this person cannot use.
 * - 422 `coupon_outdone`: a discount without a code takes as much off or more; one of the two counts, and the code is kept.
 * - 409 `coupon_raises_payable`: it would make the order dearer, or delivery unsettled; `apply_anyway` applies it.
 * - 429 after 20 unknown codes in 15 minutes.
 * A code that is bound to an e-mail, or meant for a first order, is judged when the order is placed, by the contact's
 * e-mail and phone: then a 422 with `field: "coupon"` names the code, and the cart stays as it is.
 * @source design "Cart calls", design D3, D12, D22
 */
export const applyCoupon = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/cart/coupon",
  tag: "Cart",
  summary: "Applies a voucher code to the cart, replacing any other; null removes it",
  body: z.strictObject({
    /** Any text is looked up: an id of any form that is not found is 404, never 400. @source design D4 */
    cartId: z.string(),
    code: z.nullable(couponCode),
    apply_anyway: z.optional(z.literal(true)),
  }),
  data: z.object({
    cart,
    /** The code that was on the cart before and has made room. */
    replaced: z.optional(z.string()),
  }),
  failures: [401, 403, 404, 409, 422],
});

const exampleCartId = "q0W9v6xJm2LrT4bYc8ZkH1sNfE3aUdGp";
/** The call of vouchers. */
export const couponCalls = /* @__PURE__ */ group(
  { applyCoupon },
  {
    applyCoupon: { cartId: exampleCartId, code: "WELCOME-7KQ2M-9XTR4" },
  },
);
