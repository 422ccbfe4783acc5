import type { CookieToSet } from "@precise/web/forms/cookie-header";

/** Name of the cookie that opens an order's page; its path is that page, so that each order has its own. */
export const orderCookieName = "order";

/** True for what an order number may be: it becomes part of a path. */
export function isOrderNumber(text: string): boolean {
  return /^[A-Za-z0-9-]{1,40}$/.test(text);
}

/** Page of an order, without host. */
export function orderPage(number: string): `/${string}` {
  return `/order/${number}`;
}

/** Page on which an order is paid online, without host. */
export function payPage(number: string): `/${string}` {
  return `/pay/${number}`;
}

/** The same page, which leads on to the payment service's page where that is open. */
export function payNowPage(number: string): `/${string}` {
  return `${payPage(number)}?now=1`;
}

/** The cookies that open one order's pages: its own, and the one on which it is paid. */
export function orderCookies(order: Parameters<typeof orderCookie>[0]): readonly CookieToSet[] {
  const cookie = orderCookie(order);
  return [cookie, { ...cookie, path: payPage(order.number) }];
}

/**
 * The cookie that opens one order's page for thirty days, on this browser only: it holds the e-mail, or where there is none the
 * phone, that the API asks for beside the number, so that the address alone opens nothing.
 * @source design D20
 */
function orderCookie(order: {
  readonly number: string;
  readonly contact: { readonly email: string; readonly phone: string };
}): CookieToSet {
  return {
    name: orderCookieName,
    value: order.contact.email || order.contact.phone,
    path: orderPage(order.number),
    maxAgeSeconds: 30 * 24 * 60 * 60,
    httpOnly: true,
  };
}
