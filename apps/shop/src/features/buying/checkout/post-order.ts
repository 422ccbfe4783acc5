import type { ApiFailure } from "@precise/api-client/api-failure";
import { call, refusalData } from "@precise/api-client/client";
import {
  address,
  changedFigures,
  contact,
  deliveryChoice,
  type OrderRequest,
  paymentChoice,
  placeOrder,
} from "@precise/contract/order";
import { acceptedTotalOf } from "@precise/web/forms/accepted-total";
import { idempotencyKey, newAttempt } from "@precise/web/forms/attempt";
import { waitWhileInProgress } from "@precise/web/forms/wait-while-in-progress";
import * as z from "zod/mini";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { cartCookie, forgetCartCookie } from "#shop/base/storage/cart-cookie.ts";
import { orderCookie, orderPage } from "#shop/base/storage/order-cookie.ts";
import { couponCookie } from "#shop/features/buying/coupon/coupon-cookie.ts";
import { refusalOutcome } from "#shop/features/buying/coupon/coupon-refusal.ts";
import { isUnreachable, problemOf } from "#shop/features/buying/problems/cart-problem.ts";
import { type CheckoutDraft, draftCookies, readDraft } from "./checkout-draft.ts";
import { checkoutPage } from "./checkout-page.ts";
import { firstOpenStep } from "./checkout-problems.ts";
import type { CheckoutEntries } from "./checkout-steps.ts";

/**
 * Places the order. Pressing twice, reloading or repeating after a lost answer finds the one order; a total that no longer
 * holds leads back to review, which shows both and asks.
 * @source design D14, D20; design "Traps of other shops"
 */
export async function postOrder({ form, cookies, cartId, api }: FormPost): Promise<FormAnswer> {
  const draft = readDraft((name) => cookies.get(name));
  if (cartId === null) return { to: draft.placed === undefined ? "/shopping-cart" : orderPage(draft.placed) };
  const open = firstOpenStep(draft.entries);
  if (open !== "review") return { to: checkoutPage(open, { check: true }) };
  const accepted = acceptedTotalOf(form.get("accepted_total"));
  if (accepted === null) return { to: checkoutPage("review") };
  const request = orderRequest(draft.entries, cartId, accepted);
  const key = idempotencyKey(draft.attempt, request);
  const result = await waitWhileInProgress(() =>
    call(api, placeOrder, { body: request, idempotencyKey: key }),
  );
  if (!result.ok) return answerRefusal(result.failure, draft, accepted);
  const { number } = result.value;
  return {
    to: orderPage(number),
    cookies: [
      orderCookie(result.value),
      forgetCartCookie(),
      // What was typed goes; the number stays, so that a second press finds the order.
      ...draftCookies({ entries: {}, attempt: newAttempt(), placed: number }),
    ],
  };
}

function answerRefusal(failure: ApiFailure, draft: CheckoutDraft, accepted: number): FormAnswer {
  switch (failure.code) {
    case "figures_changed": {
      const notices = refusalData(failure, "figures_changed", changedFigures)?.notices ?? [];
      const refused = { accepted, notices };
      return {
        to: checkoutPage("review"),
        cookies: draftCookies({ ...draft, attempt: newAttempt(), refused }),
      };
    }
    case "idempotency_key_reused":
      return { to: checkoutPage("review"), cookies: draftCookies({ ...draft, attempt: newAttempt() }) };
    case "idempotency_in_progress":
      return { to: checkoutPage("review", { trouble: "in_progress" }) };
    case "payment_method_not_offered":
      return { to: checkoutPage("payment", { trouble: "payment_not_offered" }) };
    case "unknown_showroom":
      return { to: checkoutPage("delivery", { trouble: "showroom_unknown" }) };
    case "bad_phone":
      return { to: checkoutPage("contact", { check: true }) };
    case "bad_area":
      return { to: checkoutPage("delivery", { check: true }) };
    case "cart_empty":
      return { to: "/shopping-cart" };
    case "coupon_unknown":
    case "coupon_below_minimum":
    case "coupon_not_first_order":
    case "coupon_not_yours":
    case "coupon_used_up":
    case "coupon_raises_payable":
      return afterCouponTrouble(failure, draft);
    case "rate_limited":
      return { to: checkoutPage("review", { trouble: "too_many_requests" }) };
    default:
      return afterCartTrouble(failure, draft);
  }
}

/** The code was judged by whom the order is for, and does not count: it can be taken off, or another entered. */
function afterCouponTrouble(failure: ApiFailure, draft: CheckoutDraft): FormAnswer {
  // The answer is about the code on the cart, which the form names itself.
  const refusal = refusalOutcome(failure, "");
  return {
    to: "/checkout/review?coupon=1#coupon",
    cookies: [
      ...draftCookies({ ...draft, attempt: newAttempt() }),
      ...(refusal ? [couponCookie(refusal)] : []),
    ],
  };
}

function afterCartTrouble(failure: ApiFailure, draft: CheckoutDraft): FormAnswer {
  const problem = problemOf(failure);
  switch (problem) {
    case "cart_gone":
      // The cart became an order already: this is the second press of the button.
      if (draft.placed !== undefined) return { to: orderPage(draft.placed), cookies: [cartCookie(null)] };
      return { to: `/shopping-cart?problem=${problem}`, cookies: [cartCookie(null)] };
    case "out_of_stock":
    case "too_many_pieces":
    case "unknown_product":
      return { to: `/shopping-cart?problem=${problem}` };
    default:
      return {
        to: checkoutPage("review", { trouble: isUnreachable(failure) ? "unreachable" : "not_placed" }),
      };
  }
}

/**
 * The order that a complete checkout asks for. Call it only when `firstOpenStep` says "review".
 * @param acceptedTotal naira: the amount to pay that the shopper saw (design D14)
 * @throws ZodError when a step is not complete after all
 */
function orderRequest(entries: CheckoutEntries, cartId: string, acceptedTotal: number): OrderRequest {
  const {
    email,
    firstname,
    lastname,
    phone,
    method,
    showroom,
    state,
    lga,
    line1,
    line2,
    landmark,
    note,
    payment,
  } = entries;
  const isPickup = method === "pickup";
  const street = { line1, state, lga, ...(line2 && { line2 }), ...(landmark && { landmark }) };
  return {
    cartId,
    contact: z.parse(contact, { email, firstname, lastname, phone }),
    ...(!isPickup && { address: z.parse(address, street) }),
    delivery: z.parse(deliveryChoice, isPickup ? { method, showroom } : { method }),
    payment: z.parse(paymentChoice, { method: payment }),
    ...(note?.trim() && { note }),
    accepted_total: acceptedTotal,
  };
}
