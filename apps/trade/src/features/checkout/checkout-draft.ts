import { type CheckoutDraft as Draft, draftInCookies } from "@precise/web/buying/checkout-draft";
import { newAttempt } from "@precise/web/forms/attempt";
import { paths } from "#trade/base/routes/paths.ts";
import { type CheckoutField, longestKept } from "./checkout-fields.ts";

/** What the checkout remembers between its pages, and of whom: another person who signs in on this browser does not see it. */
export type CheckoutDraft = Draft<CheckoutField> & { readonly owner: string };

const draftCookieNames = ["client_checkout", "client_checkout_note"] as const;
const [cookie, note] = draftCookieNames;

const kept = draftInCookies<CheckoutField>({
  path: paths.checkout,
  // Entries expire after a day without a step: longer than a session may idle.
  maxAgeSeconds: 24 * 60 * 60,
  longestKept,
  cookie,
  apart: { [note]: "note" },
});

/** The cookies that keep a draft. */
export const draftCookies: (draft: CheckoutDraft) => ReturnType<typeof kept.draftCookies> = kept.draftCookies;

/** The draft read back; anything that is not one is an empty draft of nobody's. */
export function readDraft(...stored: Parameters<typeof kept.readDraft>): CheckoutDraft {
  return { owner: "", ...kept.readDraft(...stored) };
}

/** The draft where it is this person's, else an empty one. */
export function draftOf(draft: CheckoutDraft, owner: string, attempt: string = newAttempt()): CheckoutDraft {
  return draft.owner === owner ? draft : { owner, entries: {}, attempt };
}
