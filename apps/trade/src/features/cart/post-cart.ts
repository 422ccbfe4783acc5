import type { ApiResult } from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import {
  type ClientCart,
  clearClientCart,
  removeFromClientCart,
  updateClientCart,
} from "@precise/contract/trade/cart";
import type { FormAnswer } from "@precise/web/forms/form-post";
import { problemOf } from "#trade/base/problems/call-problem.ts";
import { pageNumberOf, paths, pathWithQuery } from "#trade/base/routes/paths.ts";
import { loginPath } from "#trade/base/routes/return-path.ts";
import type { TradePost } from "#trade/base/server/trade-post.ts";

/** Room for a page of lines with their side marks, percent-encoded. */
export const largestCartFormBytes = 128 * 1024;

/** Sets pieces and side marks of all rows of a page, or removes one. @source design D20 */
export async function postCartUpdate({ form, api }: Pick<TradePost, "form" | "api">): Promise<FormAnswer> {
  const page = pageNumberOf(form.get("page"));
  const removed = form.get("remove");
  if (removed !== null)
    return after(await call(api, removeFromClientCart, { body: { line_id: removed } }), page);
  const items = linesOf(form);
  if (items === null)
    return { to: pathWithQuery(paths.cart, { page: String(page), problem: "bad_quantity" }) };
  return items.length === 0
    ? { to: paths.cart }
    : after(await call(api, updateClientCart, { body: { items } }), page);
}

/** Removes every line. */
export async function postCartClear({ api }: Pick<TradePost, "api">): Promise<FormAnswer> {
  return after(await call(api, clearClientCart, { body: {} }), 1);
}

/** The lines of the form; null where a number of pieces is invalid. */
function linesOf(form: URLSearchParams) {
  const lines = [];
  for (const [name, text] of form) {
    if (!name.startsWith("quantity:")) continue;
    if (!/^\s*\d{1,4}\s*$/.test(text)) return null;
    const line_id = name.slice("quantity:".length);
    lines.push({ line_id, quantity: Number(text), side_mark: form.get(`mark:${line_id}`) ?? "" });
  }
  return lines;
}

function after(result: ApiResult<ClientCart>, page: number): FormAnswer {
  const there = page === 1 ? paths.cart : pathWithQuery(paths.cart, { page: String(page) });
  if (result.ok) {
    const isJoined = result.value.joined_rows !== undefined;
    return { to: isJoined ? pathWithQuery(paths.cart, { page: String(page), joined: "1" }) : there };
  }
  const problem = problemOf(result.failure);
  if (problem === "session_over") return { to: loginPath(there, "ended") };
  return { to: pathWithQuery(paths.cart, { page: String(page), problem }) };
}
