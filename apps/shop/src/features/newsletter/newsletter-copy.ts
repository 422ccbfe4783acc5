import { tooManyAttempts } from "@precise/web/forms/attempt-sentences";
import { emailMalformed, emailMissing } from "@precise/web/forms/email-sentences";
import type { NewsletterOutcome } from "./newsletter-outcome.ts";

/** Words of the newsletter's form. What the specification gives stands here letter for letter. @source design D11 */
export const newsletterCopy = {
  email: "E-mail address",
  subscribe: "Subscribe",
  /** @source spec §8 for the first two */
  messages: {
    subscribed: "Thank you for subcribing to our newsletter",
    already_subscribed: "Email is already subscribed",
    missing: emailMissing,
    invalid: emailMalformed,
    too_many_requests: tooManyAttempts(),
    unreachable: "We could not sign you up. Try again in a moment.",
  } satisfies Record<NewsletterOutcome, string>,
} as const;
