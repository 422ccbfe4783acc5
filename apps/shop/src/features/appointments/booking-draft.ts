import { cutText } from "@precise/contract/wire/cut-text";
import { isAttempt, newAttempt } from "@precise/web/forms/attempt";
import type { CookieToSet } from "@precise/web/forms/cookie-header";
import { asRecord, decodeCookieJson, encodeCookieJson } from "@precise/web/forms/cookie-json";
import { bookingPath } from "./booking-address.ts";
import { type ContactEntries, longestKept } from "./contact-entries.ts";

export const draftCookieName = "appointment";
const maxAgeSeconds = 30 * 60;

/** What a booking remembers between its pages: what was typed, and the attempt that makes a repeat harmless. */
export interface BookingDraft {
  readonly entries: ContactEntries;
  readonly attempt: string;
}

/** The draft of a cookie; anything else is an empty one. */
export function readDraft(cookie: string | undefined): BookingDraft {
  const stored = asRecord(decodeCookieJson(cookie));
  const texts = asRecord(stored.entries);
  const entries = Object.fromEntries(
    Object.entries(longestKept).flatMap(([field, most]) => {
      const text = texts[field];
      return typeof text === "string" && text !== "" ? [[field, cutText(text, most)]] : [];
    }),
  );
  return { entries, attempt: isAttempt(stored.attempt) ? stored.attempt : newAttempt() };
}

/** The cookie that keeps a draft, for the booking's own paths and out of scripts' reach; null forgets it. */
export function draftCookie(draft: BookingDraft | null): CookieToSet {
  return {
    name: draftCookieName,
    value: draft === null ? "" : encodeCookieJson(draft),
    path: bookingPath,
    maxAgeSeconds: draft === null ? 0 : maxAgeSeconds,
    httpOnly: true,
  };
}
