import type { ApiFailure } from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import {
  address,
  contact,
  deliveryChoice,
  newsChannels,
  type Order,
  type OrderRequest,
  paymentChoice,
  placeOrder,
} from "@precise/contract/shop/orders/order";
import { placeFromDraft } from "@precise/web/buying/place-from-draft";
import { typedAddress } from "@precise/web/buying/typed-address";
import { acceptedTotalOf } from "@precise/web/forms/accepted-total";
import * as z from "zod/mini";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { cartCookie, forgetCartCookie } from "#shop/base/storage/cart-cookie.ts";
import { orderCookies, orderPage, payNowPage } from "#shop/base/storage/order-cookie.ts";
import { couponCookie } from "#shop/features/buying/coupon/coupon-cookie.ts";
import { refusalOutcome } from "#shop/features/buying/coupon/coupon-refusal.ts";
import { tickedFindings, tickField } from "#shop/features/buying/findings/tick-value.ts";
import { startFirstPayment } from "#shop/features/buying/payment/start-payment.ts";
import { isDeadCart } from "#shop/features/buying/problems/is-dead-cart.ts";
import { type CheckoutDraft, draftCookies, readDraft } from "./checkout-draft.ts";
import { entriesOf } from "./checkout-entries.ts";
import { checkoutPage } from "./checkout-page.ts";
import { firstOpenStep } from "./checkout-problems.ts";
import type { CheckoutEntries } from "./checkout-steps.ts";

const cartPage = "/shopping-cart";

/**
 * Places the order, and forgets the cart that it was. A way to pay that is chosen above the button comes with its press.
 * @source design D14, D20
 */
export async function postOrder({ form, cookies, cartId, api }: FormPost): Promise<FormAnswer> {
  const saved = readDraft((name) => cookies.get(name));
  const { payment } = entriesOf(form);
  const draft = payment === undefined ? saved : { ...saved, entries: { ...saved.entries, payment } };
  if (cartId === null) return { to: draft.placed === undefined ? cartPage : orderPage(draft.placed) };
  const open = firstOpenStep(draft.entries);
  if (open !== "review") return { to: checkoutPage(open, { check: true }) };
  const accepted = acceptedTotalOf(form.get("accepted_total"));
  if (accepted === null) return { to: checkoutPage("review") };
  const acknowledged = tickedFindings(form.get(tickField));
  const answer = await placeFromDraft(draft, accepted, {
    pages: { review: checkoutPage("review"), cart: cartPage },
    draftCookies,
    request: {
      ...orderRequest(draft.entries, cartId, accepted),
      // Always, even empty: by it the API knows that what does not fit was asked about here.
      acknowledged_findings: acknowledged,
    },
    send: (body, idempotencyKey) => call(api, placeOrder, { body, idempotencyKey }),
    placed: async (order) => {
      if (isPaidNow(order)) await startFirstPayment(api, order);
      const to = isPaidNow(order) ? payNowPage(order.number) : orderPage(order.number);
      return { to, cookies: [...orderCookies(order), forgetCartCookie()] };
    },
    refused: (failure, retry) =>
      failure.code === "findings_not_acknowledged"
        ? afterMissingTick(acknowledged, retry)
        : afterRefusal(failure, retry),
  });
  // The way to pay that came with the press was saved nowhere yet: where the order was refused, it is not chosen again.
  return payment === undefined || answer.cookies ? answer : { ...answer, cookies: draftCookies(draft) };
}

/** Who pays at once is led to do so; all others see their order. */
function isPaidNow({ payment, status, stage = status }: Order): boolean {
  return payment.method === "paystack" && stage === "awaiting_payment";
}

function afterRefusal(failure: ApiFailure, retry: CheckoutDraft): FormAnswer | undefined {
  switch (failure.code) {
    case "payment_method_not_offered":
      return { to: checkoutPage("payment", { trouble: "payment_not_offered" }) };
    case "unknown_showroom":
      return { to: checkoutPage("delivery", { trouble: "showroom_unknown" }) };
    case "bad_phone":
      return { to: checkoutPage("contact", { check: true }) };
    case "bad_area":
      return { to: checkoutPage("delivery", { check: true }) };
    case "cart_empty":
      return { to: cartPage };
    case "coupon_unknown":
    case "coupon_below_minimum":
    case "coupon_not_first_order":
    case "coupon_not_yours":
    case "coupon_used_up":
    case "coupon_raises_payable":
      return afterCouponTrouble(failure, retry);
    default:
      return isDeadCart(failure) ? afterCartIsGone(retry) : undefined;
  }
}

/**
 * The page shows what does not fit now, and asks for the tick. Nothing that was typed is lost.
 * @param ticked what was ticked: where there is something, other things do not fit since it was shown
 */
function afterMissingTick(ticked: readonly string[], retry: CheckoutDraft): FormAnswer {
  const isChanged = ticked.length > 0;
  return {
    to: checkoutPage("review", { check: true, ...(isChanged && { trouble: "findings_changed" }) }),
    cookies: draftCookies(retry),
  };
}

/** The code was judged by whom the order is for, and does not count: it can be taken off, or another entered. */
function afterCouponTrouble(failure: ApiFailure, retry: CheckoutDraft): FormAnswer {
  // The answer is about the code on the cart, which the form names itself.
  const refusal = refusalOutcome(failure, "");
  return {
    to: "/checkout/review?coupon=1#coupon",
    cookies: [...draftCookies(retry), ...(refusal ? [couponCookie(refusal)] : [])],
  };
}

/** Where the cart became an order already, this is the second press of the button. */
function afterCartIsGone({ placed }: CheckoutDraft): FormAnswer {
  const to = placed === undefined ? (`${cartPage}?problem=cart_gone` as const) : orderPage(placed);
  return { to, cookies: [cartCookie(null)] };
}

/**
 * The order that a complete checkout asks for. Call it only when `firstOpenStep` says "review".
 * @param acceptedTotal naira: the amount to pay that the shopper saw (design D14)
 * @throws ZodError when a step is not complete after all
 */
function orderRequest(entries: CheckoutEntries, cartId: string, acceptedTotal: number): OrderRequest {
  const { email, firstname, lastname, phone, method, showroom, note, payment } = entries;
  const isPickup = method === "pickup";
  const news = newsChannels.find((channel) => channel === entries.news);
  return {
    cartId,
    contact: {
      ...z.parse(contact, { email, firstname, lastname, phone }),
      ...(news !== undefined && { news }),
    },
    ...(!isPickup && { address: z.parse(address, typedAddress(entries)) }),
    delivery: z.parse(deliveryChoice, isPickup ? { method, showroom } : { method }),
    payment: z.parse(paymentChoice, { method: payment }),
    ...(note?.trim() && { note }),
    accepted_total: acceptedTotal,
  };
}
