import { fullPath } from "./base-path.ts";

/** Full paths of the pages about buying, for plain links, forms and redirects. */
export const paths = {
  quickOrder: fullPath("/quick-order"),
  cart: fullPath("/shopping-cart"),
  checkout: fullPath("/checkout"),
  review: fullPath("/checkout/review"),
  orders: fullPath("/orders"),
} as const;

/** Page of an order. */
export function orderPath(number: string): `/${string}` {
  return fullPath(`/orders/${encodeURIComponent(number)}`);
}

/** Page of a product of the trade area. @param urlPath as the wire names it, with or without the area before it */
export function productPath(urlPath: string): string {
  return urlPath.startsWith("/clients/") ? urlPath : fullPath(urlPath as `/${string}`);
}

/** A page's path with a query. */
export function pathWithQuery(path: `/${string}`, query: Readonly<Record<string, string>>): `/${string}` {
  return `${path}?${new URLSearchParams(query)}`;
}

/** The page that a query names. */
export function pageNumberOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}
