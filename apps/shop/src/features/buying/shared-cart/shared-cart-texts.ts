import { formatNaira, fromWireValue, sumOfWire } from "@precise/cart-core/money";
import type { CartItem } from "@precise/contract/shop/cart";
import type { CurrentItems } from "#shop/features/buying/lines/current-items.ts";
import { sharedCartCopy as copy } from "./shared-cart-copy.ts";

const mostInPreview = 3;
/** The link has all of them; a longer message would not fit into an address. */
const mostInMessage = 20;

/** "2 × Sokoto Lamp" */
const pieceText = ({ quantity, product }: CartItem) => `${quantity} × ${product.name}`;

/** What the goods cost today. */
export function goodsText(items: readonly CartItem[]): string {
  return formatNaira(sumOfWire(items.map(({ row_total }) => row_total)));
}

/** Beside the link of a shared cart: its price and its first lights. */
export function previewText(items: readonly CartItem[]): string {
  const shown = items.slice(0, mostInPreview).map(pieceText);
  return copy.previewLines(goodsText(items), shown, items.length - shown.length);
}

/**
 * A cart as a message to the shop: each line with its price, what is out of stock or not sold, the total, and the link.
 * @param opening the first line
 * @param url the whole address of the shared cart
 */
export function cartMessage(
  { items, outOfStock, notSold }: CurrentItems,
  { opening, url }: { readonly opening: string; readonly url: string },
): string {
  const shown = items.slice(0, mostInMessage);
  const others = items.length - shown.length;
  return [
    opening,
    ...shown.map((item) => `${pieceText(item)}: ${formatNaira(fromWireValue(item.row_total.value))}`),
    ...(others === 0 ? [] : [copy.moreLines(others)]),
    ...[...outOfStock.map(copy.outOfStock), ...notSold.map(copy.notSold)].slice(0, mostInMessage),
    copy.messageTotal(goodsText(items)),
    url,
  ].join("\n");
}
