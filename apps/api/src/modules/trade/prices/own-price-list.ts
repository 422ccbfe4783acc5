import { type Kobo, kobo } from "@precise/cart-core/money";
import type { Sql } from "#api/platform/database/port.ts";
import { type Page, readPage } from "#api/platform/lists/read-page.ts";
import type { TradePriceRow } from "./price-lists.ts";

/** A price of a list's own, with the product as the catalogue has it. */
export interface OwnPriceRow {
  readonly sku_key: string;
  readonly from_quantity: number;
  readonly net_kobo: Kobo;
  readonly name: string | null;
  /** Null for an article that the catalogue does not have. */
  readonly product: TradePriceRow | null;
}

/** What is looked for among own prices. */
export interface OwnPriceWish {
  /** Every word must be in the article's number or name. */
  readonly words: readonly string[];
  readonly cursor?: string | undefined;
  readonly limit: number;
}

interface ReadRow extends Omit<TradePriceRow, "price_kobo"> {
  readonly from_quantity: number;
  readonly net_kobo: number;
  readonly name: string | null;
  readonly price_kobo: number | null;
}

/** Own prices of a list by article number and quantity. */
export async function findOwnPrices(
  sql: Sql,
  code: string,
  { words, cursor, limit }: OwnPriceWish,
): Promise<Page<OwnPriceRow> & { readonly total: number }> {
  const { rows: read, ...page } = await readPage<ReadRow>(sql, {
    columns:
      "e.sku_key, e.from_quantity, e.net_kobo, p.name, p.trade_price_kobo, p.quantity_breaks, p.price_kobo",
    from: "price_list_entry e left join product p on p.sku_key = e.sku_key",
    where: "e.list_code = $1 and lower(concat_ws(' ', e.sku_key, p.name)) like all ($2::text[])",
    values: [code, words.map((word) => `%${word.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`)],
    order: [
      { by: "e.sku_key", type: "text" },
      { by: "e.from_quantity", type: "bigint" },
    ],
    way: "asc",
    cursor,
    limit,
  });
  const rows = read.map(
    ({
      sku_key,
      from_quantity,
      net_kobo,
      name,
      trade_price_kobo,
      quantity_breaks,
      price_kobo,
    }): OwnPriceRow => ({
      ...{ sku_key, from_quantity, net_kobo: kobo(net_kobo), name },
      product: price_kobo === null ? null : { sku_key, trade_price_kobo, quantity_breaks, price_kobo },
    }),
  );
  return { rows, ...page };
}
