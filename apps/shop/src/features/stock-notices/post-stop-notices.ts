import { call } from "@precise/api-client/client";
import { stopStockNotices } from "@precise/contract/shop/stock-notices";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";

/** Longest token that the API takes. @source packages/contract/src/shop/stock-notices.ts */
const longestToken = 1000;
const over = "/stock-notices/unsubscribed";

/** Stops stock notices: only this post does, never the visit of a link. @source design D12, D20 */
export async function postStopNotices({ form, api }: Pick<FormPost, "form" | "api">): Promise<FormAnswer> {
  const token = (form.get("token") ?? "").slice(0, longestToken);
  if (token === "") return { to: `${over}?outcome=invalid` };
  const result = await call(api, stopStockNotices, { body: { token } });
  if (result.ok) return { to: over };
  return {
    to:
      result.failure.status === 404
        ? `${over}?outcome=invalid`
        : `/stock-notices/unsubscribe/${encodeURIComponent(token)}?outcome=unreachable`,
  };
}
