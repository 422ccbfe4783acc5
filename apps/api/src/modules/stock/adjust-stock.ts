import { moveStock } from "#api/modules/catalogue/products-for-cart.ts";
import type { Sql } from "#api/platform/database/port.ts";

export type Adjusted =
  | { readonly ok: true; readonly sku: string; readonly before: number; readonly after: number }
  | { readonly ok: false; readonly code: "unknown-sku" }
  | { readonly ok: false; readonly code: "too-few"; readonly sku: string; readonly available: number };

/**
 * Adds pieces to what is for sale, or takes them off; never below 0, for what is reserved is promised to someone.
 * @param sku however it is written
 * @param pieces whole, not 0
 * @returns what was for sale before and after
 */
export async function adjustStock(tx: Sql, sku: string, pieces: number): Promise<Adjusted> {
  const [row] = await tx.query<{ sku: string; stock_qty: number }>(
    "select sku, stock_qty from product where sku_key = upper($1) for no key update",
    [sku],
  );
  if (!row) return { ok: false, code: "unknown-sku" };
  const after = row.stock_qty + pieces;
  if (after < 0) return { ok: false, code: "too-few", sku: row.sku, available: row.stock_qty };
  await moveStock(tx, new Map([[row.sku, Math.abs(pieces)]]), pieces > 0 ? 1 : -1);
  return { ok: true, sku: row.sku, before: row.stock_qty, after };
}

/**
 * What the same call did before: its article stays locked, so that two of one key come one after the other.
 * @param key of the caller
 */
export async function readAdjustment(
  tx: Sql,
  sku: string,
  key: string,
): Promise<{ readonly sku: string; readonly before: number; readonly after: number } | undefined> {
  await tx.query("select 1 from product where sku_key = upper($1) for no key update", [sku]);
  const [row] = await tx.query<{ sku: string; before: number; after: number }>(
    `select product.sku, (entry.before ->> 'stock')::int as before, (entry.after ->> 'stock')::int as after
     from product join audit_entry entry on entry.subject = product.sku
     where product.sku_key = upper($1) and entry.act = 'stock.adjust' and entry.after ->> 'key' = $2`,
    [sku, key],
  );
  return row;
}
