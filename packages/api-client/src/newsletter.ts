import { subscribeToNewsletter, unsubscribeFromNewsletter } from "@precise/contract/newsletter";
import type { ApiResult } from "./api-failure.ts";
import { type ApiClient, call } from "./client.ts";

/** What came of a subscription: both are expected, and each has its own words. @source SPEC §8 */
export type SubscriptionOutcome = "subscribed" | "already-subscribed";

/** Subscribes an address to the newsletter. */
export async function subscribe(client: ApiClient, email: string): Promise<ApiResult<SubscriptionOutcome>> {
  const result = await call(client, subscribeToNewsletter, { body: { email } });
  if (result.ok) return { ok: true, value: "subscribed" };
  return result.failure.code === "already_subscribed" ? { ok: true, value: "already-subscribed" } : result;
}

/** Unsubscribes by a link's token. @returns `link-not-valid` for a token that is made up or has expired */
export async function unsubscribe(
  client: ApiClient,
  token: string,
): Promise<ApiResult<"unsubscribed" | "link-not-valid">> {
  const result = await call(client, unsubscribeFromNewsletter, { body: { token } });
  if (result.ok) return { ok: true, value: "unsubscribed" };
  return result.failure.code === "link_not_valid" ? { ok: true, value: "link-not-valid" } : result;
}
