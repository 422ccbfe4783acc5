import type { CookieToSet } from "@precise/web/forms/cookie-header";

/** Cookie that holds the cart's id: Lax, readable by script, and it wins over the mirror in local storage. @source design D7 */
export const cartCookieName = "cartId";

/** A cart is kept for a hundred days without a visit; Safari shortens what scripts set to seven. */
export const cartCookieMaxAgeSeconds = 100 * 24 * 60 * 60;

/**
 * Is in the cookie after an order, and after a log-out without scripts: scripts then forget the cart too, with its
 * mirror in local storage, in every tab, whatever page comes next.
 */
export const forgetCartMark = "ordered";
const markMaxAgeSeconds = 24 * 60 * 60;

/** An id as it may be in the cookie; null for what cannot be one. */
export function usableCartId(text: string | undefined): string | null {
  return text !== undefined && text !== forgetCartMark && /^[\w-]{1,200}$/.test(text) ? text : null;
}

/** The cookie that an order or a log-out leaves in place of the cart's id. */
export function forgetCartCookie(): CookieToSet {
  return { ...cartCookie(forgetCartMark), maxAgeSeconds: markMaxAgeSeconds };
}

/** The cookie that a form handler sets after the API answered; null removes it. */
export function cartCookie(cartId: string | null): CookieToSet {
  return {
    name: cartCookieName,
    value: cartId ?? "",
    path: "/",
    maxAgeSeconds: cartId === null ? 0 : cartCookieMaxAgeSeconds,
    httpOnly: false,
  };
}
