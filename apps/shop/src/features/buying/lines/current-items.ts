import { timesKobo, wireAmount } from "@precise/cart-core/money";
import type { SharedLine } from "@precise/cart-core/shared-lines";
import type { CartItem } from "@precise/contract/shop/cart";
import type { ProductItem } from "@precise/contract/shop/product";
import { pricesOf } from "#shop/base/amounts.ts";

/** Lines of another day as they are to be had today. */
export interface CurrentItems {
  /** What is to be had, at today's prices. */
  readonly items: readonly CartItem[];
  /** Names of what is out of stock. */
  readonly outOfStock: readonly string[];
  /** Article numbers that are not sold (any more). */
  readonly notSold: readonly string[];
}

/** Puts such lines and today's products together; article numbers are compared as they are written. */
export function currentItems(lines: readonly SharedLine[], products: readonly ProductItem[]): CurrentItems {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const items: CartItem[] = [];
  const outOfStock: string[] = [];
  const notSold: string[] = [];
  for (const { sku, quantity } of lines) {
    const product = bySku.get(sku);
    if (!product) notSold.push(sku);
    else if (product.stock_status === "OUT_OF_STOCK") outOfStock.push(product.name);
    else items.push(itemOf(product, quantity));
  }
  return { items, outOfStock, notSold };
}

function itemOf(product: ProductItem, quantity: number): CartItem {
  const { sku, name, urlPath, price, special_price, media_gallery, stock_status } = product;
  return {
    line_id: sku,
    quantity,
    product: {
      sku,
      name,
      urlPath,
      price,
      ...(special_price !== undefined && { special_price }),
      media_gallery,
      stock_status,
    },
    row_total: wireAmount(timesKobo(pricesOf(product).now, quantity)),
  };
}
