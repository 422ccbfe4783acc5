import type { CookieToSet } from "@precise/web/forms/cookie-header";

export const stockNoticeCookieName = "stock_notice";

/** Brings what was typed back to the form for a minute, for an e-mail never appears in an address; null forgets it. */
export function stockNoticeCookie(email: string | null): CookieToSet {
  return {
    name: stockNoticeCookieName,
    value: email ?? "",
    path: "/stock-notices",
    maxAgeSeconds: email === null ? 0 : 60,
    httpOnly: true,
  };
}

/** Where a wish to be notified comes back to. */
export function stockNoticePage(sku: string): `/${string}` {
  return `/stock-notices/${encodeURIComponent(sku)}`;
}
