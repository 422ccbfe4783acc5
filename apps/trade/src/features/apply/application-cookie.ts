import { cutText } from "@precise/contract/wire/cut-text";
import type { CookieToSet } from "@precise/web/forms/cookie-header";
import { asRecord, decodeCookieJson, encodeCookieJson } from "@precise/web/forms/cookie-json";
import { type ApplyEntries, longestKept } from "./apply-fields.ts";

/** Keeps what was typed into an application that could not be sent, not readable by scripts and for this page alone. */
export const applicationCookieName = "precise_client_application";

/** @param entries null forgets them */
export function applicationCookie(entries: ApplyEntries | null): CookieToSet {
  return {
    name: applicationCookieName,
    value: entries === null ? "" : encodeCookieJson(entries),
    path: "/clients/apply",
    maxAgeSeconds: entries === null ? 0 : 30 * 60,
    httpOnly: true,
  };
}

/** What the cookie stores; visitors can write any cookie, so it is checked like a first post. */
export function keptApplication(cookie: string | undefined): ApplyEntries {
  const kept = asRecord(decodeCookieJson(cookie));
  return Object.fromEntries(
    Object.entries(longestKept).flatMap(([field, most]) => {
      const text = kept[field];
      return typeof text === "string" ? [[field, cutText(text, most)]] : [];
    }),
  );
}
