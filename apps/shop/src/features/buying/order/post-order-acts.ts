import type { ApiResult } from "@precise/api-client/api-failure";
import { callOrNull } from "@precise/api-client/client";
import { readOwnOrder } from "@precise/contract/shop/orders/customer-orders";
import type { Order } from "@precise/contract/shop/orders/order";
import {
  acceptFeeProposal,
  cancelOrder,
  confirmOrder,
  holdOrderAgain,
  readFeeProposal,
  readOrderToConfirm,
} from "@precise/contract/shop/orders/order-acts";
import { acceptedTotalOf } from "@precise/web/forms/accepted-total";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { hasSessionCookie } from "#shop/base/server/visitor-session.ts";
import { isOrderNumber, orderCookieName, orderCookies, orderPage } from "#shop/base/storage/order-cookie.ts";
import type { OrderTrouble } from "./order-trouble.ts";

/** Cancels the order of a page, for anyone who may see it. @source design D15 */
export async function postCancel(number: string, post: FormPost): Promise<FormAnswer> {
  const email = await emailOf(number, post);
  if (email === null) return { to: "/orders" };
  return after(number, await callOrNull(post.api, cancelOrder, { body: { number, email } }));
}

/** Accepts the delivery fee that the order's page has shown. @source design D1, D14 */
export async function postAcceptFee(number: string, post: FormPost): Promise<FormAnswer> {
  const email = await emailOf(number, post);
  if (email === null) return { to: "/orders" };
  const accepted_total = acceptedTotalOf(post.form.get("accepted_total"));
  if (accepted_total === null) return { to: orderPage(number) };
  return after(
    number,
    await callOrNull(post.api, acceptFeeProposal, { body: { order: { number, email }, accepted_total } }),
  );
}

/**
 * Accepts a delivery fee by the token of our mail, or only opens the order (`intent` open): either way this browser may
 * see it from then on, because only the recipient has the mail.
 */
export async function postFeeByToken({ form, api }: FormPost): Promise<FormAnswer> {
  const token = (form.get("token") ?? "").slice(0, 512);
  const page: `/${string}` = `/orders/delivery-fee/${encodeURIComponent(token)}`;
  if (token === "") return { to: "/orders" };
  const accepted_total = acceptedTotalOf(form.get("accepted_total"));
  const isOpening = form.get("intent") === "open";
  if (!isOpening && accepted_total === null) return { to: page };
  const result =
    isOpening || accepted_total === null
      ? await callOrNull(api, readFeeProposal, { body: { token } })
      : await callOrNull(api, acceptFeeProposal, { body: { order: { token }, accepted_total } });
  if (!result.ok) return { to: `${page}?trouble=${troubleOf(result)}` };
  if (result.value === null) return { to: page };
  return { to: orderPage(result.value.number), cookies: orderCookies(result.value) };
}

/** Sets the goods of a page's order aside again, for anyone who may see it. @source design D28 */
export async function postHoldAgain(number: string, post: FormPost): Promise<FormAnswer> {
  const email = await emailOf(number, post);
  if (email === null) return { to: "/orders" };
  return after(number, await callOrNull(post.api, holdOrderAgain, { body: { number, email } }));
}

/**
 * Confirms an order by the token of our mail, or only opens it (`intent` open): either way this browser may see it from
 * then on. Its page says whether the goods are set aside, and what is gone. @source design D28
 */
export async function postConfirm({ form, api }: FormPost): Promise<FormAnswer> {
  const token = (form.get("token") ?? "").slice(0, 512);
  if (token === "") return { to: "/orders" };
  const page: `/${string}` = `/orders/confirm/${encodeURIComponent(token)}`;
  const act = form.get("intent") === "open" ? readOrderToConfirm : confirmOrder;
  const result = await callOrNull(api, act, { body: { token } });
  if (!result.ok) return { to: `${page}?trouble=${troubleOf(result)}` };
  if (result.value === null) return { to: page };
  return { to: orderPage(result.value.number), cookies: orderCookies(result.value) };
}

function after(number: string, result: ApiResult<Order | null>): FormAnswer {
  const page = orderPage(number);
  return result.ok ? { to: page } : { to: `${page}?trouble=${troubleOf(result)}` };
}

function troubleOf({ failure }: Extract<ApiResult<unknown>, { ok: false }>): OrderTrouble {
  switch (failure.code) {
    case "fee_not_open":
      return "fee_not_open";
    case "order_not_confirmed":
      return "not_confirmed";
    case "goods_gone":
      return "goods_gone";
    case "hold_not_renewable":
      return "not_renewable";
    case "order_not_cancellable":
      return "not_cancellable";
    case "rate_limited":
      return "too_many_requests";
    default:
      return failure.status === undefined || failure.status >= 500 ? "unreachable" : "not_done";
  }
}

/** The e-mail that the API asks for beside the number: the cookie's, else that of the signed-in person's own order. */
async function emailOf(number: string, { cookies, api }: FormPost): Promise<string | null> {
  if (!isOrderNumber(number)) return null;
  const kept = cookies.get(orderCookieName);
  if (kept !== undefined || !hasSessionCookie(cookies)) return kept ?? null;
  const own = await callOrNull(api, readOwnOrder, { params: { number } });
  return own.ok ? own.value?.contact.email || null : null;
}
