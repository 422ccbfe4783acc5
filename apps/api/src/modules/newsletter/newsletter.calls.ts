import { alreadySubscribedMessage, type newsletterCalls } from "@precise/contract/shop/newsletter";
import type { Database } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer, failure } from "#api/platform/http/reply.ts";
import type { Limiter } from "#api/platform/limits/limiter.ts";
import type { SignedLinks } from "#api/platform/signed-links/signed-links.ts";
import { subscribe } from "./subscribe.ts";
import { endSubscription } from "./subscriptions.ts";

/** The calls of the newsletter. @source design D12 */
export function newsletterHandlers(deps: {
  db: Database;
  limiter: Limiter;
  links: SignedLinks;
}): Answers<typeof newsletterCalls> {
  const { db, limiter, links } = deps;
  return {
    subscribeToNewsletter: {
      limit: "newsletter",
      async handle({ body: { email } }) {
        // Beside the caller's limit: no one's inbox is filled by many callers either.
        const verdict = await limiter.count("newsletterAddress", email.toLowerCase());
        if (!verdict.allowed) {
          const { retryAfterSeconds } = verdict;
          return failure(429, "rate_limited", "Too many requests for this e-mail address. Try again later.", {
            retryAfterSeconds,
          });
        }
        const isNew = await db.transaction((tx) => subscribe(tx, email));
        return isNew
          ? answer({ subscribed: true })
          : failure(409, "already_subscribed", alreadySubscribedMessage);
      },
    },
    async unsubscribeFromNewsletter({ body: { token } }) {
      const publicId = links.open("newsletter-unsubscribe", token);
      if (publicId === undefined)
        return failure(404, "link_not_valid", "This link is not valid or has expired.");
      await db.transaction((tx) => endSubscription(tx, { publicId }));
      return answer({ unsubscribed: true });
    },
  };
}
