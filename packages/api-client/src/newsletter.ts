import { alreadySubscribedMessage, unsubscribeFromNewsletter } from "@precise/contract/shop/newsletter";
import type { ApiFailure, ApiResult } from "./api-failure.ts";
import { type ApiClient, call } from "./client.ts";

/**
 * Whether a subscription was refused because the address is on the list.
 * @source spec §8 "Newsletter answers"
 */
export function isAlreadySubscribed(failure: ApiFailure): boolean {
  return failure.code === "already_subscribed" || failure.message === alreadySubscribedMessage;
}

/** Takes an address off the list by the token of a newsletter's own link. False where the link is not valid. */
export async function unsubscribe(client: ApiClient, token: string): Promise<ApiResult<boolean>> {
  const result = await call(client, unsubscribeFromNewsletter, { body: { token } });
  if (result.ok) return result;
  const { status } = result.failure;
  return status === 404 || status === 400 ? { ok: true, value: false } : result;
}
