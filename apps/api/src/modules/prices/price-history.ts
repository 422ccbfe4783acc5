import type { ProductPrices } from "@precise/cart-core/price-change";
import type { Sql } from "#api/platform/database/port.ts";
import { type PriceColumns, pricesOf } from "./priced-products.ts";

/** A change of a product's prices, however it was made. */
export interface HistoryEntry {
  readonly at: Date;
  /** Null for the first known prices. */
  readonly before: ProductPrices | null;
  readonly after: ProductPrices;
  /** The command of the audit's entry from the same transaction; null where there is none. */
  readonly act: string | null;
  readonly actor: string | null;
  /** The change of many prices that it was a part of. */
  readonly changeId: number | null;
}

interface Row extends PriceColumns {
  readonly at: Date;
  readonly before: PriceColumns | null;
  readonly act: string | null;
  readonly actor: string | null;
  readonly change_id: number | null;
}

/** The newest changes of a product's prices, newest first. All that is written in one transaction has one moment. */
export async function readPriceHistory(
  sql: Sql,
  productId: number,
  limit: number,
): Promise<readonly HistoryEntry[]> {
  const rows = await sql.query<Row>(
    `select h.at, h.list_price_kobo, h.special_price_kobo, h.trade_price_kobo, h.cost_price_kobo,
       to_jsonb(earlier) as before, entry.act, entry.actor, change.id as change_id
     from price_history h
     join product p on p.id = h.product_id
     left join lateral (
       select e.list_price_kobo, e.special_price_kobo, e.trade_price_kobo, e.cost_price_kobo from price_history e
       where e.product_id = h.product_id and e.id < h.id order by e.id desc limit 1
     ) earlier on true
     left join lateral (
       select a.act, a.actor from audit_entry a where a.at = h.at and not h.is_first_known
       order by (a.subject = p.sku) desc, a.id desc limit 1
     ) entry on true
     left join lateral (
       select r.change_id as id from price_change_row r join price_change c on c.id = r.change_id
       where r.product_id = h.product_id and h.at in (c.applied_at, c.closed_at) limit 1
     ) change on true
     where h.product_id = $1 order by h.id desc limit $2`,
    [productId, limit],
  );
  return rows.map((row) => ({
    at: row.at,
    before: row.before && pricesOf(row.before),
    after: pricesOf(row),
    act: row.act,
    actor: row.actor,
    changeId: row.change_id,
  }));
}
