import { call } from "@precise/api-client/client";
import { mailRefundAccountLink } from "@precise/contract/shop/orders/refund-accounts";
import { isUnreachable } from "@precise/web/buying/buying-problem";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { isOrderNumber, orderCookieName, orderPage } from "#shop/base/storage/order-cookie.ts";
import type { OrderTrouble } from "../order-trouble.ts";

/**
 * Has the link that names a refund's account mailed again, to the order's own address. A form of before, which named the
 * account here, comes to the order's page, which says where it is named now.
 */
export async function postAccountMail(
  number: string,
  { form, cookies, api }: Pick<FormPost, "form" | "cookies" | "api">,
): Promise<FormAnswer> {
  if (!isOrderNumber(number)) return { to: "/orders" };
  const page = orderPage(number);
  if (form.get("intent") !== "mail") return { to: `${page}#payment` };
  const email = cookies.get(orderCookieName);
  const body = { number, ...(email !== undefined && { email }) };
  const sent = await call(api, mailRefundAccountLink, { body });
  if (sent.ok) return { to: `${page}?account=mailed#payment` };
  const { code } = sent.failure;
  // It was named meanwhile: the page shows how it stands.
  if (code === "refund_needs_no_account") return { to: `${page}#payment` };
  const trouble: OrderTrouble =
    code === "rate_limited" ? "too_many_requests" : isUnreachable(sent.failure) ? "unreachable" : "not_done";
  return { to: `${page}?trouble=${trouble}` };
}
