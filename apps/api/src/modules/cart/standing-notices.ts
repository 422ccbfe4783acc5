import { formatNaira } from "@precise/cart-core/money";
import type { CartNotice } from "@precise/contract/shop/cart";
import { findWithdrawnNames, type SellableProduct } from "#api/modules/catalogue/products-for-cart.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { CartLine } from "./cart-line.ts";
import { outOfStockText, tooFewText } from "./stock-words.ts";

/**
 * What has changed about a cart's lines since the shopper touched them. They stand until the shopper touches the line
 * again (adds to it, sets it, removes it) or orders, and reading never takes them away: no matter who asks first, the badge
 * or the cart page, both get them.
 * @param tellsStock whether the cart's owner may know how many there are: trade clients do
 * @source design "Notices"
 */
export async function standingNotices(
  sql: Sql,
  lines: readonly CartLine[],
  sellable: ReadonlyMap<string, SellableProduct>,
  tellsStock = false,
): Promise<CartNotice[]> {
  const names = await findWithdrawnNames(
    sql,
    lines.map(({ sku }) => sku).filter((sku) => !sellable.has(sku)),
  );
  return lines.flatMap((line) => {
    const product = sellable.get(line.sku);
    return product
      ? noticesOf(line, product, tellsStock)
      : [removed(line.sku, names.get(line.sku) ?? line.sku)];
  });
}

function noticesOf(line: CartLine, product: SellableProduct, tellsStock: boolean): CartNotice[] {
  const { sku, name, stockQty, priceKobo } = product;
  const notices: CartNotice[] = [];
  if (stockQty <= 0) {
    const message = `${outOfStockText(name)} Remove it to place your order.`;
    notices.push({ kind: "out_of_stock", sku, name, message });
  } else if (stockQty < line.quantity) {
    const message = `${tooFewText(name, stockQty, tellsStock)} Your cart has ${line.quantity}: lower the quantity to place your order.`;
    notices.push({ kind: "stock_short", sku, name, message });
  }
  if (priceKobo !== line.seenPrice) {
    const message = `The price of ${name} is now ${formatNaira(priceKobo)}; it was ${formatNaira(line.seenPrice)}.`;
    notices.push({ kind: "price_changed", sku, name, message });
  }
  return notices;
}

function removed(sku: string, name: string): CartNotice {
  return {
    kind: "removed",
    sku,
    name,
    message: `We no longer sell ${name}. Your total does not include it.`,
  };
}
