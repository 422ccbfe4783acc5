import { type CheckoutDraft as Draft, draftInCookies } from "@precise/web/buying/checkout-draft";
import { longestKept } from "./checkout-entries.ts";
import { type CheckoutField, fieldsByStep } from "./checkout-steps.ts";

export type CheckoutDraft = Draft<CheckoutField>;

export const draftCookieNames = ["checkout", "checkout_address", "checkout_note"] as const;
const [cookie, address, note] = draftCookieNames;

/** What the checkout remembers of this visitor: two hours without a step, and what was typed is forgotten. */
export const { draftCookies, readDraft } = draftInCookies<CheckoutField>({
  path: "/checkout",
  maxAgeSeconds: 2 * 60 * 60,
  longestKept,
  cookie,
  apart: { [address]: fieldsByStep.delivery.filter((field) => field !== "note"), [note]: "note" },
});
