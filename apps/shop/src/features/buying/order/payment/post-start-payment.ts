import { startTrouble } from "@precise/web/buying/payment/start-trouble";
import { acceptedTotalOf } from "@precise/web/forms/accepted-total";
import { idempotencyKey, isAttempt, newAttempt } from "@precise/web/forms/attempt";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { hasSessionCookie } from "#shop/base/server/visitor-session.ts";
import { isOrderNumber, orderCookieName, payNowPage, payPage } from "#shop/base/storage/order-cookie.ts";
import { startPayment } from "#shop/features/buying/payment/start-payment.ts";

/** Begins to pay the order of a page, for anyone who may see it; the page then leads on to Paystack. @source design D14 */
export async function postStartPayment(
  number: string,
  { form, cookies, api }: Pick<FormPost, "form" | "cookies" | "api">,
): Promise<FormAnswer> {
  if (!isOrderNumber(number)) return { to: "/orders" };
  const page = payPage(number);
  const email = cookies.get(orderCookieName);
  const accepted_total = acceptedTotalOf(form.get("accepted_total"));
  if (accepted_total === null || (email === undefined && !hasSessionCookie(cookies))) return { to: page };
  const sent = form.get("attempt");
  const attempt = isAttempt(sent) ? sent : newAttempt();
  const key = idempotencyKey(attempt, { number, accepted_total });
  const result = await startPayment(api, { number, email, accepted_total, key });
  if (result.ok) return { to: payNowPage(number) };
  // Of an order that is not this visitor's, the page itself says that it is not found.
  if (result.failure.status === 404) return { to: page };
  return { to: `${page}?trouble=${startTrouble(result.failure)}` };
}
