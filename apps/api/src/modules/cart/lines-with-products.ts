import { kobo } from "@precise/cart-core/money";
import {
  type SellableProduct,
  type SellableRow,
  sellableColumns,
  sellableProduct,
} from "#api/modules/catalogue/products-for-cart.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { hashCartId } from "./cart-id.ts";
import type { CartLine } from "./cart-line.ts";
import { type CartRow, cartColumns } from "./cart-rows.ts";

/** A cart's lines in the order in which they were first added, and the products on sale among them. */
export interface LinesWithProducts {
  readonly lines: readonly CartLine[];
  readonly sellable: ReadonlyMap<string, SellableProduct>;
}

type LineRow = { line_sku: string; quantity: number; seen_price_kobo: number } & (
  | SellableRow
  | { [Column in keyof SellableRow]: null }
);
type FoundRow = CartRow & { readonly stale: boolean } & (LineRow | { readonly line_sku: null });

const lineColumns = "line.sku as line_sku, line.quantity, line.seen_price_kobo, found.*";
// Lateral with a limit: each line finds its product by the index, even before the tables' first statistics.
const withProducts = `left join lateral
  (select ${sellableColumns} from product where sku = line.sku and withdrawn_at is null limit 1) as found on true`;

/** A read keeps a cart from being swept, but is written down at most once a day. */
const touchedAfter = "1 day";

/**
 * The cart for showing, without a lock, and all that it shows, in one statement: a cart is read on every page view, and
 * each statement is a journey to the database and back.
 */
export async function findCartWithProducts(
  sql: Sql,
  cartId: string,
): Promise<({ readonly cart: CartRow } & LinesWithProducts) | undefined> {
  const rows = await sql.query<FoundRow>(
    `select cart.*, ${lineColumns}
     from (select ${cartColumns}, used_at < now() - interval '${touchedAfter}' as stale from cart where id_hash = $1) as cart
     left join cart_line as line on line.cart_id = cart.id ${withProducts} order by line.position`,
    [hashCartId(cartId)],
  );
  const [cart] = rows;
  if (!cart) return undefined;
  if (cart.stale) await sql.query("update cart set used_at = now() where id = $1", [cart.id]);
  return { cart, ...read(rows.flatMap((row) => (row.line_sku === null ? [] : [row]))) };
}

/** The same of a cart that was found before. */
export async function readLinesWithProducts(sql: Sql, cart: CartRow): Promise<LinesWithProducts> {
  const rows = await sql.query<LineRow>(
    `select ${lineColumns} from cart_line as line ${withProducts} where line.cart_id = $1 order by line.position`,
    [cart.id],
  );
  return read(rows);
}

function read(rows: readonly LineRow[]): LinesWithProducts {
  return {
    lines: rows.map((row) => ({
      lineId: row.line_sku,
      sku: row.line_sku,
      quantity: row.quantity,
      seenPrice: kobo(row.seen_price_kobo),
    })),
    sellable: new Map(rows.flatMap((row) => (row.sku === null ? [] : [[row.sku, sellableProduct(row)]]))),
  };
}
