import { isAttempt } from "@precise/web/forms/attempt";
import type { CookieToSet } from "@precise/web/forms/cookie-header";
import { asRecord, decodeCookieJson, encodeCookieJson } from "@precise/web/forms/cookie-json";
import { paths } from "#trade/base/routes/paths.ts";
import { type CheckoutEntries, type CheckoutField, checkoutFields, longestKept } from "./checkout-fields.ts";

/** The total that was accepted and has changed since, and what changed. @source design D14 */
export interface RefusedTotal {
  /** Naira, as on the wire. */
  readonly accepted: number;
  readonly notices: readonly string[];
}

/** What the checkout remembers between its pages. */
export interface CheckoutDraft {
  /** Whose it is: another person who signs in on this browser does not see it. */
  readonly owner: string;
  readonly entries: CheckoutEntries;
  /** Part of the idempotency key; a new one after each refusal, so that a retry is never answered from the old one. */
  readonly attempt: string;
  readonly refused?: RefusedTotal;
  /** Number of the order that was placed last, so that a second press of the button finds it. */
  readonly placed?: string;
}

/** Site and references, and the note, in cookies of their own: none may grow beyond 4 KB. */
const cookieNames = { head: "client_checkout", note: "client_checkout_note" } as const;
/** Entries expire after a day without a step: longer than a session may idle. */
const maxAgeSeconds = 24 * 60 * 60;
const mostNotices = 3;
const longestNotice = 120;

/** The cookies that keep a draft: for the checkout's own paths only, and not readable by scripts. */
export function draftCookies(draft: CheckoutDraft): CookieToSet[] {
  const { owner, entries, attempt, refused, placed } = draft;
  const { note = "", ...rest } = entries;
  const kept = refused && {
    accepted: refused.accepted,
    notices: refused.notices.slice(0, mostNotices).map((notice) => notice.slice(0, longestNotice)),
  };
  const values = {
    [cookieNames.head]: encodeCookieJson({ owner, entries: rest, attempt, refused: kept, placed }),
    [cookieNames.note]: encodeCookieJson(note),
  };
  return Object.entries(values).map(([name, value]) => ({
    name,
    value,
    path: paths.checkout,
    maxAgeSeconds,
    httpOnly: true,
  }));
}

/** The draft read back; anything that is not one is an empty draft. @param newAttempt used where none is stored */
export function readDraft(read: (name: string) => string | undefined, newAttempt: string): CheckoutDraft {
  const stored = asRecord(decodeCookieJson(read(cookieNames.head)));
  const typed: Record<string, unknown> = {
    ...asRecord(stored.entries),
    note: decodeCookieJson(read(cookieNames.note)),
  };
  const entries = Object.fromEntries(
    checkoutFields.flatMap((field: CheckoutField) => {
      const text = typed[field];
      return typeof text === "string" && text !== "" ? [[field, text.slice(0, longestKept[field])]] : [];
    }),
  );
  const refused = refusedOf(asRecord(stored.refused));
  const { owner, placed } = stored;
  return {
    owner: typeof owner === "string" ? owner : "",
    entries,
    attempt: isAttempt(stored.attempt) ? stored.attempt : newAttempt,
    ...(refused && { refused }),
    ...(typeof placed === "string" && /^[\w-]{1,40}$/.test(placed) && { placed }),
  };
}

/** The draft where it is this person's, else an empty one. */
export function draftOf(draft: CheckoutDraft, owner: string, newAttempt: string): CheckoutDraft {
  return draft.owner === owner ? draft : { owner, entries: {}, attempt: newAttempt };
}

function refusedOf(stored: Record<string, unknown>): RefusedTotal | null {
  const { accepted, notices } = stored;
  if (typeof accepted !== "number" || !Number.isFinite(accepted) || accepted < 0) return null;
  const sentences = Array.isArray(notices) ? notices.filter((notice) => typeof notice === "string") : [];
  return { accepted, notices: sentences.slice(0, mostNotices) };
}
