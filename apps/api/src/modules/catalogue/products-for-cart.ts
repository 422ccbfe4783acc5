import { type Kobo, kobo } from "@precise/cart-core/money";
import type { MediaEntry } from "@precise/contract/shop/product";
import type { Sql } from "#api/platform/database/port.ts";
import type { AttributeValue } from "./import/catalogue-product.ts";

/** A product as a cart needs it; `priceKobo` is what is paid now, the special price where there is one. */
export interface SellableProduct {
  readonly sku: string;
  readonly name: string;
  readonly urlPath: string;
  readonly priceKobo: Kobo;
  readonly listPriceKobo: Kobo;
  readonly specialPriceKobo?: Kobo;
  readonly stockQty: number;
  readonly media_gallery: MediaEntry[];
  /** Those that it is in itself, without the ones above. */
  readonly categoryIds: readonly number[];
  readonly attributes: Readonly<Record<string, AttributeValue>>;
}

export interface StockLine {
  readonly sku: string;
  /** Pieces; lines of the same product are added up. */
  readonly quantity: number;
}

/** A product of which fewer are left than asked; `stockQty` is 0 for one that is unknown or withdrawn. */
export interface ShortOfStock {
  readonly sku: string;
  readonly stockQty: number;
}

/** A product as `sellableColumns` reads it. */
export interface SellableRow {
  sku: string;
  name: string;
  url_path: string;
  price_kobo: number;
  list_price_kobo: number;
  special_price_kobo: number | null;
  stock_qty: number;
  media_gallery: MediaEntry[];
  category_ids: number[];
  attributes: Record<string, AttributeValue>;
}

/** What a cart needs of a row of `product`, which the statement calls so. */
export const sellableColumns = `product.sku, product.name, product.url_path, product.price_kobo,
  product.list_price_kobo, product.special_price_kobo, product.stock_qty, product.media_gallery,
  product.category_ids, product.attributes`;

/** The products on sale among these article numbers, spelled exactly; unknown and withdrawn ones are left out. */
export async function findSellable(sql: Sql, skus: readonly string[]): Promise<Map<string, SellableProduct>> {
  const rows = await sql.query<SellableRow>(
    // The inner select hides from PostgreSQL how many are asked for, so that it makes one plan and keeps it; lateral with
    // a limit: each is found by the index, even before the table's first statistics.
    `select found.* from unnest((select $1::text[])::text[]) as asked (sku) join lateral
       (select ${sellableColumns} from product where sku = asked.sku and withdrawn_at is null limit 1) as found on true`,
    [[...new Set(skus)]],
  );
  return new Map(rows.map((row) => [row.sku, sellableProduct(row)]));
}

export function sellableProduct(row: SellableRow): SellableProduct {
  return {
    sku: row.sku,
    name: row.name,
    urlPath: row.url_path,
    priceKobo: kobo(row.price_kobo),
    listPriceKobo: kobo(row.list_price_kobo),
    ...(row.special_price_kobo === null ? {} : { specialPriceKobo: kobo(row.special_price_kobo) }),
    stockQty: row.stock_qty,
    media_gallery: row.media_gallery,
    categoryIds: row.category_ids,
    attributes: row.attributes,
  };
}

/** Names of products that were once listed and no longer are, so that a cart can say what it lost; one never listed has none. */
export async function findWithdrawnNames(sql: Sql, skus: readonly string[]): Promise<Map<string, string>> {
  if (skus.length === 0) return new Map();
  const rows = await sql.query<{ sku: string; name: string }>(
    "select sku, name from product where sku = any($1::text[]) and withdrawn_at is not null",
    [skus],
  );
  return new Map(rows.map((row) => [row.sku, row.name]));
}

/**
 * Takes pieces out of stock, all lines or none. Products are locked in the order of their numbers, so that two orders
 * cannot wait for each other forever; call it once in a transaction. Nothing but these products is locked.
 * @returns the products that fell short, with what is left of them
 * @source design D15
 */
export async function takeStock(
  tx: Sql,
  lines: readonly StockLine[],
): Promise<
  { readonly ok: true } | { readonly ok: false; readonly code: "stock-short"; readonly short: ShortOfStock[] }
> {
  const wanted = addedUp(lines);
  const left = await tx.query<{ sku: string; stock_qty: number }>(
    `select sku, case when withdrawn_at is null then stock_qty else 0 end as stock_qty
     from product where sku = any($1::text[]) order by id for no key update`,
    [[...wanted.keys()]],
  );
  const leftBySku = new Map(left.map((row) => [row.sku, row.stock_qty]));
  const short = [...wanted]
    .map(([sku, quantity]) => ({ sku, quantity, stockQty: leftBySku.get(sku) ?? 0 }))
    .filter((line) => line.stockQty < line.quantity)
    .map(({ sku, stockQty }) => ({ sku, stockQty }));
  if (short.length > 0) return { ok: false, code: "stock-short", short };
  await moveStock(tx, wanted, -1);
  return { ok: true };
}

/** Puts pieces back, of withdrawn products too; an unknown article number is passed over. @source design D15 */
export async function returnStock(tx: Sql, lines: readonly StockLine[]): Promise<void> {
  const back = addedUp(lines);
  await tx.query("select 1 from product where sku = any($1::text[]) order by id for no key update", [
    [...back.keys()],
  ]);
  await moveStock(tx, back, 1);
}

function addedUp(lines: readonly StockLine[]): Map<string, number> {
  const sum = new Map<string, number>();
  for (const { sku, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity < 1)
      throw new RangeError(`not a number of pieces: ${quantity}`);
    sum.set(sku, (sum.get(sku) ?? 0) + quantity);
  }
  return sum;
}

/** Changes locked rows. The database itself notes where the shown stock changes ("3 left", sold out). @source design D32 */
export async function moveStock(
  tx: Sql,
  pieces: ReadonlyMap<string, number>,
  direction: 1 | -1,
): Promise<void> {
  await tx.query(
    `update product set stock_qty = stock_qty + change.pieces
     from unnest($1::text[], $2::int[]) as change (sku, pieces)
     where product.sku = change.sku`,
    [[...pieces.keys()], [...pieces.values()].map((count) => count * direction)],
  );
}
