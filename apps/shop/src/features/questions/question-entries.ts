import type { CookieToSet } from "@precise/web/forms/cookie-header";
import { packEntries, readMessageCookie } from "#shop/features/messages/message-cookie.ts";

export const questionCookieName = "question";

/** What was typed into the form. */
export interface QuestionEntries {
  readonly question: string;
  readonly name: string;
  readonly email: string;
}

/** Brings what was typed back to the form, for a quarter of an hour; null forgets it. */
export function questionCookie(entries: QuestionEntries | null): CookieToSet {
  return {
    name: questionCookieName,
    value: entries === null ? "" : packEntries({ ...entries }),
    path: "/questions",
    maxAgeSeconds: entries === null ? 0 : 15 * 60,
    httpOnly: true,
  };
}

export function readQuestionCookie(value: string | undefined): QuestionEntries {
  const kept = readMessageCookie(value);
  const text = (name: string) => (typeof kept[name] === "string" ? kept[name] : "");
  return { question: text("question"), name: text("name"), email: text("email") };
}

/** Where an article is asked about. */
export function questionPage(sku: string): `/${string}` {
  return `/questions/${encodeURIComponent(sku)}`;
}
