import { newAttempt } from "@precise/web/forms/attempt";
import type { CookieToSet } from "@precise/web/forms/cookie-header";
import { type CheckoutDraft, decodeDraft, draftCookieNames, encodeDraft } from "./checkout-draft.ts";

/** Two hours without a step, and what was typed is forgotten. */
const maxAgeSeconds = 2 * 60 * 60;

/** What the checkout remembers of this visitor. @param read a cookie's value by its name */
export function readDraft(read: (name: string) => string | undefined): CheckoutDraft {
  return decodeDraft(Object.fromEntries(draftCookieNames.map((name) => [name, read(name)])), newAttempt());
}

/** The cookies that keep a draft: for the checkout's own paths only, and out of scripts' reach. */
export function draftCookies(draft: CheckoutDraft): CookieToSet[] {
  const values = encodeDraft(draft);
  return draftCookieNames.map((name) => ({
    name,
    value: values[name],
    path: "/checkout",
    maxAgeSeconds,
    httpOnly: true,
  }));
}
