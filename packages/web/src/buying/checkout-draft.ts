import { cutText } from "@precise/contract/wire/cut-text";
import { isAttempt, newAttempt } from "../forms/attempt.ts";
import type { CookieToSet } from "../forms/cookie-header.ts";
import { asRecord, decodeCookieJson, encodeCookieJson } from "../forms/cookie-json.ts";
import type { Entries } from "../forms/typed-entries.ts";

/** The total that was accepted and has changed since, and what the shop said had changed. @source design D14 */
export interface RefusedTotal {
  /** Naira, as on the wire. */
  readonly accepted: number;
  readonly notices: readonly string[];
}

/** What a checkout remembers between its pages. */
export interface CheckoutDraft<Field extends string> {
  /** Whose it is, where people who sign in one after the other must not see each other's. */
  readonly owner?: string;
  readonly entries: Entries<Field>;
  /** Part of the idempotency key; a new one after each refusal, so that a retry is never answered from the old one. */
  readonly attempt: string;
  readonly refused?: RefusedTotal;
  /** Number of the order that was placed last, so that a second press of the button finds it. */
  readonly placed?: string;
}

/** How a checkout keeps its draft. */
export interface DraftKeeping<Field extends string> {
  /** The checkout's own path: no other page gets the cookies. */
  readonly path: CookieToSet["path"];
  /** Without a step for so long, and what was typed is forgotten. */
  readonly maxAgeSeconds: number;
  /** Most characters kept of each field. */
  readonly longestKept: Readonly<Record<Field, number>>;
  /** Name of the cookie of all that has none of its own. */
  readonly cookie: string;
  /** Cookies of their own, by name, for long fields: none may grow beyond 4 KB. One field is kept as it is. */
  readonly apart: Readonly<Record<string, Field | readonly Field[]>>;
}

const mostNotices = 3;
const longestNotice = 120;

/**
 * The draft of a checkout in cookies. They hold nothing but what this visitor typed, and what is read back is checked like a
 * first post: so they are neither signed nor encrypted, only kept from scripts and from other paths.
 */
export function draftInCookies<Field extends string>(keeping: DraftKeeping<Field>) {
  const { path, maxAgeSeconds, longestKept, cookie, apart } = keeping;
  // Its keys are the fields.
  const fields = Object.keys(longestKept) as Field[];
  const isApart = new Set(Object.values<string | readonly string[]>(apart).flat());
  const head = fields.filter((field) => !isApart.has(field));

  /** The cookies that keep a draft. */
  function draftCookies({ owner, entries, attempt, refused, placed }: CheckoutDraft<Field>): CookieToSet[] {
    const of = (some: readonly Field[]) => Object.fromEntries(some.map((field) => [field, entries[field]]));
    const kept = refused && {
      accepted: refused.accepted,
      notices: refused.notices.slice(0, mostNotices).map((notice) => cutText(notice, longestNotice)),
    };
    const values: Record<string, unknown> = {
      [cookie]: { owner, entries: of(head), attempt, refused: kept, placed },
    };
    for (const [name, some] of Object.entries(apart))
      values[name] = typeof some === "string" ? (entries[some] ?? "") : of(some);
    return Object.entries(values).map(([name, value]) => ({
      name,
      value: encodeCookieJson(value),
      path,
      maxAgeSeconds,
      httpOnly: true,
    }));
  }

  /**
   * The draft read back; anything that is not one is an empty draft.
   * @param read a cookie's value by its name
   * @param attempt used where none is stored
   */
  function readDraft(
    read: (name: string) => string | undefined,
    attempt: string = newAttempt(),
  ): CheckoutDraft<Field> {
    const stored = asRecord(decodeCookieJson(read(cookie)));
    const texts: Record<string, unknown> = { ...asRecord(stored.entries) };
    for (const [name, some] of Object.entries(apart)) {
      const value = decodeCookieJson(read(name));
      Object.assign(texts, typeof some === "string" ? { [some]: value } : asRecord(value));
    }
    const entries = fields.flatMap((field) => {
      const text = texts[field];
      return typeof text === "string" && text !== "" ? [[field, cutText(text, longestKept[field])]] : [];
    });
    const refused = refusedOf(asRecord(stored.refused));
    const { owner, placed } = stored;
    return {
      ...(typeof owner === "string" && { owner }),
      entries: Object.fromEntries(entries),
      attempt: isAttempt(stored.attempt) ? stored.attempt : attempt,
      ...(refused && { refused }),
      ...(typeof placed === "string" && /^[\w-]{1,40}$/.test(placed) && { placed }),
    };
  }

  return { draftCookies, readDraft };
}

function refusedOf(stored: Record<string, unknown>): RefusedTotal | null {
  const { accepted, notices } = stored;
  if (typeof accepted !== "number" || !Number.isFinite(accepted) || accepted < 0) return null;
  const sentences = Array.isArray(notices) ? notices.filter((notice) => typeof notice === "string") : [];
  return { accepted, notices: sentences.slice(0, mostNotices) };
}
