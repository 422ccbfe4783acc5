import {
  addQuickOrder,
  checkQuickOrder,
  lookUpQuickOrder,
  type QuickOrderCheck,
} from "@precise/contract/clients/quick-order";
import type { DataOf } from "@precise/contract/route";
import type { ApiResult } from "../api-failure.ts";
import { type ApiClient, call } from "../client.ts";
import type { ClientLineInput } from "./cart.ts";

export type QuickOrderSuggestion = DataOf<typeof lookUpQuickOrder>["suggestions"][number];
/** What became of each row, and the cart with what was added. */
export type QuickOrderAdded = DataOf<typeof addQuickOrder>;

/** What adding these pasted lines would do; changes nothing. */
export async function checkQuickOrderText(
  client: ApiClient,
  text: string,
  signal?: AbortSignal,
): Promise<ApiResult<QuickOrderCheck>> {
  return call(client, checkQuickOrder, { body: { text }, ...(signal ? { signal } : {}) });
}

/** Products whose article number or name holds the text. */
export async function fetchQuickOrderSuggestions(
  client: ApiClient,
  text: string,
  signal?: AbortSignal,
): Promise<ApiResult<readonly QuickOrderSuggestion[]>> {
  const result = await call(client, lookUpQuickOrder, { body: { text }, ...(signal ? { signal } : {}) });
  return result.ok ? { ok: true, value: result.value.suggestions } : result;
}

/** Adds each row as far as it goes. A repeat with the same key, after a lost answer, adds nothing more. */
export async function addQuickOrderRows(
  client: ApiClient,
  items: readonly ClientLineInput[],
  idempotencyKey: string,
): Promise<ApiResult<QuickOrderAdded>> {
  return call(client, addQuickOrder, {
    body: { items: [...items] },
    headers: { "idempotency-key": idempotencyKey },
  });
}
