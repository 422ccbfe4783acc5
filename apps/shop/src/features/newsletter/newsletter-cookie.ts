import type { CookieToSet } from "@precise/web/forms/cookie-header";

export const newsletterCookieName = "newsletter";

/** Brings what was typed back to the form for a minute, for an e-mail never appears in an address; null forgets it. */
export function newsletterCookie(email: string | null): CookieToSet {
  return {
    name: newsletterCookieName,
    value: email ?? "",
    path: "/newsletter",
    maxAgeSeconds: email === null ? 0 : 60,
    httpOnly: true,
  };
}
