import type { ApiResult } from "@precise/api-client/api-failure";
import { acceptFee, cancelTrackedOrder, fetchFeeProposal } from "@precise/api-client/order-acts";
import type { Order } from "@precise/contract/order";
import { acceptedTotalOf } from "@precise/web/forms/accepted-total";
import type { FormAnswer, FormPost } from "../../purchase/form-post.ts";
import { isOrderNumber, orderCookie, orderCookieName, orderPage } from "../../purchase/order-cookie.ts";
import type { OrderTrouble } from "./order-trouble.ts";

/** Cancels the order of a page, on a browser that may see it. @source issue "cancelled, and its stock returned" */
export async function postCancel(number: string, { cookies, api }: FormPost): Promise<FormAnswer> {
  const email = emailOf(number, cookies);
  if (email === null) return { to: "/orders" };
  return after(number, await cancelTrackedOrder(api, { number, email }));
}

/** Accepts the delivery fee that the order's page has shown. @source D1, D14 */
export async function postAcceptFee(number: string, { form, cookies, api }: FormPost): Promise<FormAnswer> {
  const email = emailOf(number, cookies);
  if (email === null) return { to: "/orders" };
  const accepted_total = acceptedTotalOf(form.get("accepted_total"));
  if (accepted_total === null) return { to: orderPage(number) };
  return after(number, await acceptFee(api, { order: { number, email }, accepted_total }));
}

/**
 * Accepts a delivery fee by the token of our mail, or only opens the order (`intent` open): either way this browser may
 * see it from then on, for whoever has the mail is whom it was sent to.
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
      ? await fetchFeeProposal(api, token)
      : await acceptFee(api, { order: { token }, accepted_total });
  if (!result.ok) return { to: `${page}?trouble=${troubleOf(result)}` };
  if (result.value === null) return { to: page };
  return { to: orderPage(result.value.number), cookies: [orderCookie(result.value)] };
}

function after(number: string, result: ApiResult<Order | null>): FormAnswer {
  const page = orderPage(number);
  return result.ok ? { to: page } : { to: `${page}?trouble=${troubleOf(result)}` };
}

function troubleOf({ failure }: Extract<ApiResult<unknown>, { ok: false }>): OrderTrouble {
  switch (failure.code) {
    case "fee_not_open":
      return "fee_not_open";
    case "order_not_cancellable":
      return "not_cancellable";
    case "rate_limited":
      return "too_many_requests";
    default:
      return failure.status === undefined || failure.status >= 500 ? "unreachable" : "not_done";
  }
}

function emailOf(number: string, cookies: FormPost["cookies"]): string | null {
  return isOrderNumber(number) ? (cookies.get(orderCookieName) ?? null) : null;
}
