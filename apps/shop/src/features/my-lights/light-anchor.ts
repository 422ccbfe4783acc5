import { orderPage } from "#shop/base/storage/order-cookie.ts";

/** Where the form of an article stands on its page, as the part of an address after `#`. */
export function lightAnchor(number: string, sku: string): string {
  return `light-${number}-${sku}`.replace(/[^A-Za-z0-9-]/g, "_");
}

/** The page of what hangs where of one order. */
export function lightsPage(number: string): `/${string}` {
  return `${orderPage(number)}/lights`;
}
