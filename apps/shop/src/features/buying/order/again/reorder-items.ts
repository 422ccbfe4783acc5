import { formatNaira, type Kobo, kobo, parsePrice } from "@precise/cart-core/money";
import type { CartItem } from "@precise/contract/shop/cart";
import type { Order } from "@precise/contract/shop/orders/order";
import type { ProductItem } from "@precise/contract/shop/product";
import { currentItems } from "#shop/features/buying/lines/current-items.ts";
import { unitPriceOf } from "#shop/features/buying/totals/cart-figures.ts";
import { againCopy as copy } from "./again-copy.ts";

/** The lines of an order as they are to be had today. */
export interface ReorderItems {
  readonly items: readonly CartItem[];
  /** Sentences on what is different, by line: dearer, cheaper, out of stock, no longer sold. */
  readonly changes: readonly string[];
}

/** Compares what was paid for one piece with what it costs now; lines that are not to be had are named, not listed. */
export function reorderItems(lines: Order["items"], products: readonly ProductItem[]): ReorderItems {
  const { items, outOfStock, notSold } = currentItems(lines, products);
  const nameOf = new Map(lines.map(({ sku, name }) => [sku, name]));
  const paid = new Map(lines.map(({ sku, unit_price }) => [sku, parsePrice(unit_price)]));
  const prices = items.flatMap((item) => {
    const then = paid.get(item.product.sku);
    const change = then?.ok ? priceChange(item.product.name, then.value, unitPriceOf(item)) : null;
    return change === null ? [] : [change];
  });
  return {
    items,
    changes: [
      ...prices,
      ...outOfStock.map(copy.outOfStock),
      ...notSold.map((sku) => copy.notSold(nameOf.get(sku) ?? sku)),
    ],
  };
}

function priceChange(name: string, then: Kobo, now: Kobo): string | null {
  if (now === then) return null;
  const words = now > then ? copy.dearer : copy.cheaper;
  return words(name, formatNaira(kobo(Math.abs(now - then))), formatNaira(now));
}
