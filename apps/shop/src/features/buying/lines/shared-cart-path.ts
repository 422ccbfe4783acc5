import { maxLinesPerCart } from "@precise/cart-core/limits";
import { type SharedLine, sharedCartPage, sharedLineField } from "@precise/cart-core/shared-lines";
import type { Cart } from "@precise/contract/shop/cart";
import { cartNameField } from "./cart-name.ts";

/**
 * The page that shows these lines to anyone who opens it. It holds products and pieces only: a cart's id would hand over the
 * cart itself.
 * @param name of a saved cart
 */
export function sharedCartPath(lines: readonly SharedLine[], name: string | null = null): `/${string}` {
  return `${sharedCartPage}?${queryOf(lines, name)}`;
}

/** What leads on to WhatsApp with these lines in a message to the shop. */
export function cartToWhatsAppPath(lines: readonly SharedLine[]): `/${string}` {
  return `${sharedCartPage}/whatsapp?${queryOf(lines, null)}`;
}

/** What of a cart goes into its link. */
export function linesOfCart({ items }: Pick<Cart, "items">): SharedLine[] {
  return items.map(({ product, quantity }) => ({ sku: product.sku, quantity }));
}

function queryOf(lines: readonly SharedLine[], name: string | null): URLSearchParams {
  return new URLSearchParams([
    ...(name === null ? [] : [[cartNameField, name]]),
    ...lines.slice(0, maxLinesPerCart).map(({ sku, quantity }) => [sharedLineField, `${quantity}*${sku}`]),
  ]);
}
