import { stockStatus } from "@precise/cart-core/limits";
import type { TradeTier } from "@precise/cart-core/trade-prices";
import type { Product, ProductItem } from "@precise/contract/shop/product";
import type { ClientProduct, ClientProductItem } from "@precise/contract/trade/product";
import { loadItems } from "#api/modules/catalogue/listing/load-items.ts";
import { loadProduct } from "#api/modules/catalogue/product/load-product.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { clientPrice, netAndGross } from "./client-price.ts";
import type { TradeBook } from "./trade-book.ts";

/** Stock as trade clients see it: to the piece, and of now. */
interface StockNow {
  readonly stock_quantity: number;
  readonly lead_time_days: number;
}

const noStock: StockNow = { stock_quantity: 0, lead_time_days: 0 };

/** Products by id in the order asked, at the book's prices; what it does not show is left out. */
export async function loadClientItems(
  sql: Sql,
  book: TradeBook,
  ids: readonly number[],
): Promise<ClientProductItem[]> {
  const shown = ids.filter((id) => book.tiersOf(id) !== undefined);
  return clientItems(sql, book, await loadItems(sql, book.index, book.base.items, shown));
}

/** Items of a listing at the book's prices. */
export async function clientItems(
  sql: Sql,
  book: TradeBook,
  items: readonly ProductItem[],
): Promise<ClientProductItem[]> {
  const stock = await readStock(sql, items);
  return items.flatMap((item) => {
    const tiers = book.tiersOf(item.id);
    return tiers ? [clientItem(item, tiers, book.vatPerThousand, stock.get(item.id) ?? noStock)] : [];
  });
}

/** A product in full at the book's prices, naming nothing that trade clients may not see; undefined for what it does not show. */
export async function loadClientProduct(
  sql: Sql,
  book: TradeBook,
  id: number,
): Promise<ClientProduct | undefined> {
  const tiers = book.tiersOf(id);
  if (tiers === undefined) return undefined;
  const product = await loadProduct(sql, book.index, id);
  if (product === undefined) return undefined;
  const stock = await readStock(sql, [product]);
  const { stock_left: _left, family: _family, variants, related_skus, ...item } = product;
  return {
    ...clientItem(item, tiers, book.vatPerThousand, stock.get(id) ?? noStock),
    related_skus: related_skus.filter((sku) => book.index.ordinalOfSku(sku) !== undefined),
    variants: variants.flatMap((variant) => clientVariant(variant, book)),
  };
}

function clientVariant(variant: Product["variants"][number], book: TradeBook): ClientProduct["variants"] {
  const { price: _price, special_price: _special, ...rest } = variant;
  const id = book.index.ids[book.index.ordinalOfSku(variant.sku) ?? -1];
  const first = id === undefined ? undefined : book.tiersOf(id)?.[0];
  return first ? [{ ...rest, ...netAndGross(first.net, book.vatPerThousand) }] : [];
}

function clientItem<Item extends ProductItem>(
  item: Item,
  tiers: readonly TradeTier[],
  vatPerThousand: number,
  stock: StockNow,
): Omit<Item, "price" | "special_price" | "lowest_price_30d"> & ClientProductItem {
  const { price, special_price, lowest_price_30d: _lowest, ...rest } = item;
  return {
    ...rest,
    ...clientPrice(tiers, special_price ?? price, vatPerThousand),
    ...stock,
    stock_status: stockStatus(stock.stock_quantity),
  };
}

async function readStock(
  sql: Sql,
  items: readonly { readonly id: number }[],
): Promise<Map<number, StockNow>> {
  if (items.length === 0) return new Map();
  const rows = await sql.query<StockNow & { id: number }>(
    "select id, stock_qty as stock_quantity, lead_time_days from product where id = any($1::int[])",
    [items.map(({ id }) => id)],
  );
  return new Map(rows.map(({ id, ...stock }) => [id, stock]));
}
