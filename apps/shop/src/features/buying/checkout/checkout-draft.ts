import { isAttempt } from "@precise/web/forms/attempt";
import { asRecord, decodeCookieJson, encodeCookieJson } from "@precise/web/forms/cookie-json";
import { fields, longestKept } from "./checkout-entries.ts";
import { type CheckoutEntries, type CheckoutStep, fieldsByStep } from "./checkout-steps.ts";

/** The total that a shopper accepted and that no longer held, and what the shop said had changed. @source design D14 */
export interface RefusedTotal {
  /** Naira, as on the wire. */
  readonly accepted: number;
  readonly notices: readonly string[];
}

/** What the checkout remembers between its pages. */
export interface CheckoutDraft {
  readonly entries: CheckoutEntries;
  /** Part of the idempotency key; a new one after each refusal, so that a retry is never answered from the old one. */
  readonly attempt: string;
  readonly refused?: RefusedTotal;
  /** Number of the order that was placed last, so that a second press of the button finds it. */
  readonly placed?: string;
}

const mostNotices = 3;
const longestNotice = 120;

/** The draft in cookies; the address and the note have cookies of their own, for none may grow beyond 4 KB. */
export const draftCookieNames = ["checkout", "checkout_address", "checkout_note"] as const;
export type DraftCookies = Readonly<Partial<Record<(typeof draftCookieNames)[number], string | undefined>>>;

/**
 * The draft as cookie values. They hold nothing but what this visitor typed, and whatever is read back is checked like
 * a first post: so they are neither signed nor encrypted, only kept from scripts and from other paths.
 */
export function encodeDraft(
  draft: CheckoutDraft,
): Readonly<Record<(typeof draftCookieNames)[number], string>> {
  const { entries, attempt, refused, placed } = draft;
  const kept = refused && {
    accepted: refused.accepted,
    notices: refused.notices.slice(0, mostNotices).map((notice) => notice.slice(0, longestNotice)),
  };
  const { note = "" } = entries;
  const of = (step: CheckoutStep) =>
    Object.fromEntries(
      fieldsByStep[step].map((field) => [field, field === "note" ? undefined : entries[field]]),
    );
  return {
    checkout: encodeCookieJson({
      entries: { ...of("contact"), ...of("payment") },
      attempt,
      refused: kept,
      placed,
    }),
    checkout_address: encodeCookieJson(of("delivery")),
    checkout_note: encodeCookieJson(note),
  };
}

/** The draft read back; anything that is not one is an empty draft. @param newAttempt used where none is stored */
export function decodeDraft(cookies: DraftCookies, newAttempt: string): CheckoutDraft {
  const stored = asRecord(decodeCookieJson(cookies.checkout));
  const given: Record<string, unknown> = {
    ...asRecord(stored.entries),
    ...asRecord(decodeCookieJson(cookies.checkout_address)),
    note: decodeCookieJson(cookies.checkout_note),
  };
  const entries = Object.fromEntries(
    fields.flatMap((field) => {
      const text = given[field];
      return typeof text === "string" && text !== "" ? [[field, text.slice(0, longestKept[field])]] : [];
    }),
  );
  const refused = refusedOf(asRecord(stored.refused));
  return {
    entries,
    attempt: isAttempt(stored.attempt) ? stored.attempt : newAttempt,
    ...(refused && { refused }),
    ...(typeof stored.placed === "string" &&
      /^[\w-]{1,40}$/.test(stored.placed) && { placed: stored.placed }),
  };
}

function refusedOf(stored: Record<string, unknown>): RefusedTotal | null {
  const { accepted, notices } = stored;
  if (typeof accepted !== "number" || !Number.isFinite(accepted) || accepted < 0) return null;
  const sentences = Array.isArray(notices) ? notices.filter((notice) => typeof notice === "string") : [];
  return { accepted, notices: sentences.slice(0, mostNotices) };
}
