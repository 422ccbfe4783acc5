import { call } from "@precise/api-client/client";
import { subscribeToNewsletter } from "@precise/contract/shop/newsletter";
import { browserApi } from "@precise/web/shell/browser-api";
import { type NewsletterOutcome, newsletterOutcome } from "./newsletter-outcome.ts";

export { EmailDoubtNote } from "@precise/web/components/email-doubt.client";

/** Subscribes from the browser; loaded when the form is first used. */
export async function sendSubscription(email: string): Promise<NewsletterOutcome> {
  return newsletterOutcome(await call(browserApi, subscribeToNewsletter, { body: { email } }));
}
