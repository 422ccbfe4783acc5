import { call } from "@precise/api-client/client";
import { withdrawReturn } from "@precise/contract/shop/orders/returns";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { hasSessionCookie } from "#shop/base/server/visitor-session.ts";
import { isOrderNumber, orderCookieName, orderPage } from "#shop/base/storage/order-cookie.ts";
import { isClaimNumber } from "./claim-number.ts";

/** Takes a claim back, for anyone who may see its order. */
export async function postWithdrawal(
  number: string,
  { form, cookies, api }: Pick<FormPost, "form" | "cookies" | "api">,
): Promise<FormAnswer> {
  if (!isOrderNumber(number)) return { to: "/orders" };
  const claim = form.get("claim") ?? "";
  const email = cookies.get(orderCookieName);
  if (!isClaimNumber(claim) || (email === undefined && !hasSessionCookie(cookies)))
    return { to: orderPage(number) };
  const body = { number, ...(email !== undefined && { email }), claim };
  const gone = await call(api, withdrawReturn, { body });
  return { to: `${orderPage(number)}/returns/${claim}${gone.ok ? "" : "?problem=not-withdrawn"}` };
}
