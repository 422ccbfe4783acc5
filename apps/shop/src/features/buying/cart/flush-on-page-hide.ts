import { fetchApart } from "#shop/base/session/personal-calls.ts";
import type { LineEdit } from "./cart-store.ts";

/** As the contract has it, which is too heavy for a page at its start. */
const path = "/api/cart/update";

/**
 * Sends edits that have no answer yet along with the page as it goes: they are absolute, so twice does no harm. It needs
 * nothing of the API's code, which may still be on its way; the browser sends it to its end, and the answer is not read.
 */
export function flushEdits(cartId: string, edits: readonly LineEdit[]): void {
  // The last wish for each product: a call that names one twice contradicts itself, and is refused.
  const last = new Map(edits.map(({ sku, quantity }) => [sku, quantity]));
  const items = [...last].map(([sku, quantity]) => ({ sku, quantity }));
  const headers = { accept: "application/json", "content-type": "application/json" };
  fetchApart(path, { method: "POST", headers, body: JSON.stringify({ cartId, items }) }).catch(
    () => undefined,
  );
}
