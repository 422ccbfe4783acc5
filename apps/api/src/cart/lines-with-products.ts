import { kobo } from "@precise/cart-core/money";
import {
  type SellableProduct,
  type SellableRow,
  sellableColumns,
  sellableProduct,
} from "../catalogue/products-for-cart.ts";
import type { Sql } from "../database/port.ts";
import type { CartLine } from "./cart-line.ts";
import type { CartRow } from "./cart-rows.ts";

type Row = { line_sku: string; quantity: number; seen_price_kobo: number } & (
  | SellableRow
  | { [Column in keyof SellableRow]: null }
);

/**
 * A cart's lines in the order in which they were first added, and the products on sale among them, in one statement:
 * a cart is read on every page view, and each statement is a journey to the database and back.
 */
export async function readLinesWithProducts(
  sql: Sql,
  cart: CartRow,
): Promise<{ readonly lines: CartLine[]; readonly sellable: ReadonlyMap<string, SellableProduct> }> {
  const rows = await sql.query<Row>(
    // Lateral with a limit: each line finds its product by the index, even before the tables' first statistics.
    `select line.sku as line_sku, line.quantity, line.seen_price_kobo, found.*
     from cart_line as line left join lateral
       (select ${sellableColumns} from product where sku = line.sku and withdrawn_at is null limit 1) as found on true
     where line.cart_id = $1 order by line.position`,
    [cart.id],
  );
  return {
    lines: rows.map((row) => ({
      sku: row.line_sku,
      quantity: row.quantity,
      seenPrice: kobo(row.seen_price_kobo),
    })),
    sellable: new Map(rows.flatMap((row) => (row.sku === null ? [] : [[row.sku, sellableProduct(row)]]))),
  };
}
