import type { ApiResult } from "@precise/api-client/api-failure";
import { isAlreadySubscribed } from "@precise/api-client/newsletter";

/** What became of a subscription, as the page says it. */
export type NewsletterOutcome =
  | "subscribed"
  | "already_subscribed"
  | "missing"
  | "invalid"
  | "too_many_requests"
  | "unreachable";

/** @source spec §4 "Newsletter signup", spec §8 */
export function newsletterOutcome(result: ApiResult<true>): NewsletterOutcome {
  if (result.ok) return "subscribed";
  if (isAlreadySubscribed(result.failure)) return "already_subscribed";
  if (result.failure.status === 400) return "invalid";
  return result.failure.status === 429 ? "too_many_requests" : "unreachable";
}
