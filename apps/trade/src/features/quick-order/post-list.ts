import type { ApiFailure, ApiResult } from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import { addQuickOrder, checkQuickOrder, type QuickOrderCheck } from "@precise/contract/trade/quick-order";
import { newAttempt } from "@precise/web/forms/attempt";
import type { FormAnswer } from "@precise/web/forms/form-post";
import { waitWhileInProgress } from "@precise/web/forms/wait-while-in-progress";
import { problemOf } from "#trade/base/problems/call-problem.ts";
import { paths, pathWithQuery } from "#trade/base/routes/paths.ts";
import { loginPath } from "#trade/base/routes/return-path.ts";
import type { TradePost } from "#trade/base/server/trade-post.ts";
import { sessionKeyOf } from "#trade/base/server/trade-session-cookie.ts";
import { storedList, storeList } from "./list.data.ts";
import { addable, isFilled, rowsOfList, textOfRows } from "./quick-rows.ts";

/** Reads a list that was pasted into the plain form, and leads to its page. @source design D20 */
export async function postPaste({ form, cookies, api }: TradePost): Promise<FormAnswer> {
  const text = form.get("list") ?? "";
  if (text.trim() === "") return { to: paths.quickOrder };
  return afterReading(await call(api, checkQuickOrder, { body: { text } }), cookies);
}

/** Reads the rows that were typed into the plain form. */
export async function postRows({ form, cookies, api }: TradePost): Promise<FormAnswer> {
  const quantities = form.getAll("quantity");
  const marks = form.getAll("mark");
  const rows = form
    .getAll("sku")
    .map((sku, index) => ({ sku, quantity: quantities[index] ?? "", sideMark: marks[index] ?? "" }))
    .filter(isFilled);
  if (rows.length === 0) return { to: paths.quickOrder };
  return afterReading(await call(api, checkQuickOrder, { body: { text: textOfRows(rows) } }), cookies);
}

/** Adds what can be added of a list, once; its page then shows the result. */
export async function postAddList({ form, cookies, api }: TradePost): Promise<FormAnswer> {
  const id = form.get("id") ?? "";
  const session = sessionKeyOf(cookies);
  const list = storedList(id, session);
  const path = listPath(id);
  if (list === null || list.added) return { to: path };
  const sent = addable(rowsOfList(list.rows, 0));
  const items = sent.map(({ line }) => line);
  if (items.length === 0) return { to: path };
  const result = await waitWhileInProgress(() =>
    call(api, addQuickOrder, { body: { items }, idempotencyKey: id }),
  );
  if (!result.ok) return afterFailure(result.failure, path);
  const { rows: answers, summary } = result.value;
  const answerOf = new Map(sent.map(({ key }, index) => [key, answers[index]]));
  const rows = list.rows.map((row, index) => {
    const answer = answerOf.get(index);
    if (!answer) return row;
    const { outcome, quantity, unit, reasons } = answer;
    return {
      ...row,
      quantity,
      ...(unit && { unit }),
      outcome: outcome === "accepted" ? row.outcome : outcome,
      reasons: [...row.reasons, ...reasons],
    };
  });
  storeList(id, session, { ...list, rows, added: { rows: answers, summary } });
  return { to: path };
}

/** The page of a list that was read; also for files, which are read elsewhere. */
export function afterReading(
  result: ApiResult<QuickOrderCheck>,
  cookies: ReadonlyMap<string, string>,
): FormAnswer {
  if (!result.ok) return afterFailure(result.failure, paths.quickOrder);
  const { rows, summary } = result.value;
  const id = newAttempt();
  storeList(id, sessionKeyOf(cookies), { rows, summary });
  return { to: listPath(id) };
}

function afterFailure(failure: ApiFailure, path: `/${string}`): FormAnswer {
  const problem = problemOf(failure);
  if (problem === "session_over") return { to: loginPath(path, "ended") };
  const isTooLong = failure.code === "too_many_rows";
  return { to: pathWithQuery(path, { problem: isTooLong ? "too_large" : problem }) };
}

function listPath(id: string): `/${string}` {
  return `${paths.quickOrder}/list/${encodeURIComponent(id)}`;
}
