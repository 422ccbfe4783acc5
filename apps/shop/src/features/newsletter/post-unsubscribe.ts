import { unsubscribe } from "@precise/api-client/newsletter";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";

/** Longest token that the API takes. @source packages/contract/src/shop/newsletter.ts */
const longestToken = 1000;

/** Where a newsletter's link leads: it asks, and only its button unsubscribes. */
function unsubscribePage(token: string): `/${string}` {
  return `/newsletter/unsubscribe/${encodeURIComponent(token)}`;
}

/** Takes an address off the list: only this post does, never the visit of a link. @source design D12, D20 */
export async function postUnsubscribe({ form, api }: FormPost): Promise<FormAnswer> {
  const token = (form.get("token") ?? "").slice(0, longestToken);
  if (token === "") return { to: "/newsletter/unsubscribed?outcome=invalid" };
  const result = await unsubscribe(api, token);
  if (!result.ok) return { to: `${unsubscribePage(token)}?outcome=unreachable` };
  return { to: result.value ? "/newsletter/unsubscribed" : "/newsletter/unsubscribed?outcome=invalid" };
}
