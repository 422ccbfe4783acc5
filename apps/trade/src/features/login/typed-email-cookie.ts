import type { CookieToSet } from "@precise/web/forms/cookie-header";

/** Holds the e-mail of a refused login for its next try without scripts: an e-mail never stands in an address. */
export const typedEmailCookieName = "precise_client_email";

/** @param email null forgets it */
export function typedEmailCookie(email: string | null): CookieToSet {
  return {
    name: typedEmailCookieName,
    value: email?.slice(0, 254) ?? "",
    path: "/clients/login",
    maxAgeSeconds: email === null ? 0 : 5 * 60,
    httpOnly: true,
  };
}
