import type { ApiFailure } from "@precise/api-client/api-failure";
import { callOrNull } from "@precise/api-client/client";
import { hangLight } from "@precise/contract/shop/light/my-lights";
import { isUnreachable } from "@precise/web/buying/buying-problem";
import { routes } from "#shop/base/routes/route-table.ts";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { hasSessionCookie } from "#shop/base/server/visitor-session.ts";
import { isOrderNumber, orderCookieName, orderPage } from "#shop/base/storage/order-cookie.ts";
import { hangCookie, hangEntriesOf, roomsOf } from "./hang-entries.ts";
import type { HangProblem } from "./hang-problem.ts";
import { lightAnchor, lightsPage } from "./light-anchor.ts";

/** Beyond what the API takes of one article; it knows how many were bought. */
const unknownPieces = 9_999;

/**
 * Notes where an article of an order hangs, for anyone who may see the order. What could not be kept comes back to the form
 * with everything that was typed.
 * @source design D20
 */
export async function postHang(number: string, { form, cookies, api }: FormPost): Promise<FormAnswer> {
  if (!isOrderNumber(number)) return { to: routes.myLights.href };
  const email = cookies.get(orderCookieName);
  if (email === undefined && !hasSessionCookie(cookies)) return { to: orderPage(number) };
  const isOfAll = form.get("page") === "all";
  const page = isOfAll ? routes.myLights.href : lightsPage(number);
  const cookiePath = isOfAll ? routes.myLights.href : orderPage(number);
  const entries = hangEntriesOf(number, form);
  const anchor = lightAnchor(number, entries.sku);
  const back = (problem: HangProblem): FormAnswer => ({
    to: `${page}?problem=${problem}#${anchor}`,
    cookies: [hangCookie(cookiePath, entries)],
  });
  const bought = /^\d{1,4}$/.test(form.get("of") ?? "") ? Number(form.get("of")) : unknownPieces;
  const typed = roomsOf(entries.rows, bought);
  if (!typed.ok) return back("check");
  const body = {
    number,
    ...(email !== undefined && { email }),
    sku: entries.sku,
    rooms: [...typed.rooms],
  };
  const hung = await callOrNull(api, hangLight, { body });
  if (!hung.ok) return back(problemOf(hung.failure));
  if (hung.value === null) return { to: orderPage(number) };
  return { to: `${page}?saved=${anchor}#${anchor}`, cookies: [hangCookie(cookiePath, null)] };
}

function problemOf(failure: ApiFailure): HangProblem {
  // Fewer are left than the page showed: it says so at the line.
  if (failure.code === "quantity_too_large") return "check";
  if (failure.code === "rate_limited") return "too_many_requests";
  return isUnreachable(failure) ? "unreachable" : "not_done";
}
