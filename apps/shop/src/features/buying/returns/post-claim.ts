import type { ApiFailure } from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import { requestReturn } from "@precise/contract/shop/orders/returns";
import { isUnreachable } from "@precise/web/buying/buying-problem";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { hasSessionCookie } from "#shop/base/server/visitor-session.ts";
import { isOrderNumber, orderCookieName, orderPage } from "#shop/base/storage/order-cookie.ts";
import type { PostedBrief } from "#shop/features/messages/read-brief.ts";
import { sendPictures } from "#shop/features/messages/send-pictures.ts";
import {
  type ClaimEntries,
  type ClaimProblem,
  claimCookie,
  claimEntriesOf,
  claimOf,
  entriesNamed,
} from "./claim-entries.ts";

/**
 * Asks for a return or makes a warranty claim, for anyone who may see the order. What could not be sent comes back to the
 * form with everything that was typed and every picture that has arrived.
 * @source design D20
 */
export async function postClaim(
  number: string,
  { form: { form, files }, cookies, api }: Pick<FormPost<PostedBrief>, "form" | "cookies" | "api">,
): Promise<FormAnswer> {
  if (!isOrderNumber(number)) return { to: "/orders" };
  const email = cookies.get(orderCookieName);
  if (email === undefined && !hasSessionCookie(cookies)) return { to: orderPage(number) };
  const typed = claimEntriesOf(form);
  const sent = await sendPictures(api, files, entriesNamed(typed, "pictures"));
  const entries: ClaimEntries = { ...typed, pictures: sent.tokens };
  const back = (query: string, kept = entries): FormAnswer => ({
    to: `${orderPage(number)}/return?${query}`,
    cookies: [claimCookie(number, kept)],
  });
  if (sent.problem !== null) return back(`pictures=${sent.problem}`);
  const claim = claimOf(entries);
  if (!claim.ok) return back(`problem=${claim.code}`);
  const body = { number, ...(email !== undefined && { email }), ...claim.value, pictures: sent.tokens };
  const opened = await call(api, requestReturn, { body });
  if (opened.ok) {
    return {
      to: `${orderPage(number)}/returns/${opened.value.number}`,
      cookies: [claimCookie(number, null)],
    };
  }
  if (opened.failure.code === "unknown_picture")
    return back("pictures=unknown_picture", { ...entries, pictures: [] });
  return back(`problem=${problemOf(opened.failure)}`);
}

function problemOf(failure: ApiFailure): ClaimProblem {
  switch (failure.code) {
    case "quantity_too_large":
      return "too_many";
    case "order_not_delivered":
      return "not_delivered";
    case "rate_limited":
      return "too_many_requests";
    default:
      return isUnreachable(failure) ? "unreachable" : "not_done";
  }
}
