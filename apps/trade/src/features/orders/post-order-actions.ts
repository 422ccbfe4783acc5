import type { ApiResult } from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import { acceptClientFee, cancelClientOrder, reorderClientOrder } from "@precise/contract/trade/orders";
import { startTrouble } from "@precise/web/buying/payment/start-trouble";
import { acceptedTotalOf } from "@precise/web/forms/accepted-total";
import { isAttempt, newAttempt } from "@precise/web/forms/attempt";
import type { FormAnswer } from "@precise/web/forms/form-post";
import { waitWhileInProgress } from "@precise/web/forms/wait-while-in-progress";
import { problemOf } from "#trade/base/problems/call-problem.ts";
import { orderPath, paths, pathWithQuery } from "#trade/base/routes/paths.ts";
import { loginPath } from "#trade/base/routes/return-path.ts";
import type { TradePost } from "#trade/base/server/trade-post.ts";
import { sessionKeyOf } from "#trade/base/server/trade-session-cookie.ts";
import { storeReorder } from "./reorder.data.ts";
import { startPayment } from "./start-payment.ts";

type Post = Pick<TradePost, "form" | "api">;

/** Cancels an order. */
export async function postCancel({ form, api }: Post): Promise<FormAnswer> {
  const number = numberOf(form);
  return number === null
    ? { to: paths.orders }
    : after(number, await call(api, cancelClientOrder, { params: { number }, body: {} }));
}

/** Accepts the delivery fee that the order's page has shown. @source design D1 */
export async function postAcceptFee({ form, api }: Post): Promise<FormAnswer> {
  const number = numberOf(form);
  const accepted = acceptedTotalOf(form.get("accepted_total"));
  if (number === null) return { to: paths.orders };
  if (accepted === null) return { to: orderPath(number) };
  return after(
    number,
    await call(api, acceptClientFee, { params: { number }, body: { accepted_total: accepted } }),
  );
}

/** Begins to pay the order of a page online; the page then leads on to Paystack. @source design D14 */
export async function postPay({ form, api }: Post): Promise<FormAnswer> {
  const number = numberOf(form);
  const accepted = acceptedTotalOf(form.get("accepted_total"));
  if (number === null) return { to: paths.orders };
  const page = orderPath(number);
  if (accepted === null) return { to: page };
  const sent = form.get("attempt");
  const result = await startPayment(api, number, accepted, isAttempt(sent) ? sent : newAttempt());
  if (result.ok || result.failure.status === 404) return { to: page };
  return problemOf(result.failure) === "session_over"
    ? { to: loginPath(page, "ended") }
    : { to: pathWithQuery(page, { trouble: startTrouble(result.failure) }) };
}

/** Puts the lines of an order into the cart again, once for each page on which it was pressed, and shows what is different. */
export async function postReorder({ form, cookies, api }: TradePost): Promise<FormAnswer> {
  const number = numberOf(form);
  if (number === null) return { to: paths.orders };
  const sent = form.get("attempt");
  const attempt = isAttempt(sent) ? sent : newAttempt();
  const result = await waitWhileInProgress(() =>
    call(api, reorderClientOrder, { params: { number }, body: {}, idempotencyKey: attempt }),
  );
  if (!result.ok) return after(number, result);
  storeReorder(attempt, sessionKeyOf(cookies), result.value);
  return { to: pathWithQuery(`${orderPath(number)}/again`, { attempt }) };
}

function after(number: string, result: ApiResult<unknown>): FormAnswer {
  const page = orderPath(number);
  if (result.ok) return { to: page };
  const problem = problemOf(result.failure);
  return { to: problem === "session_over" ? loginPath(page, "ended") : pathWithQuery(page, { problem }) };
}

/** The order's number: it becomes part of a path. */
function numberOf(form: URLSearchParams): string | null {
  const number = form.get("number") ?? "";
  return /^[A-Za-z0-9-]{1,40}$/.test(number) ? number : null;
}
