import type { CookieToSet } from "@precise/web/forms/cookie-header";

/** Holds the e-mail of a refused login, or of a link that was not sent, for the next try without scripts: an e-mail is never part of an address. */
export const typedEmailCookieName = "precise_client_email";

/**
 * @param email null forgets it
 * @param path full path of the page that reads it
 */
export function typedEmailCookie(email: string | null, path: `/${string}` = "/clients/login"): CookieToSet {
  return {
    name: typedEmailCookieName,
    value: email?.slice(0, 254) ?? "",
    path,
    maxAgeSeconds: email === null ? 0 : 5 * 60,
    httpOnly: true,
  };
}
