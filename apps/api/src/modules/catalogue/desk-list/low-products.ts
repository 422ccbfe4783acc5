import type { Sql } from "#api/platform/database/port.ts";

/** Ids of products on sale that are low, by the same rule as the list of stock. */
export async function readLowProducts(sql: Sql): Promise<readonly number[]> {
  const rows = await sql.query<{ id: number }>(
    `with sold as materialized (
       select line.sku, sum(line.quantity)::int as fortnight
       from shop_order held join shop_order_line line on line.order_id = held.id
       where held.goods = 'held' and held.placed_at > now() - interval '14 days' group by line.sku
     )
     select p.id from product p
     left join sold on sold.sku = p.sku
     left join stock_threshold threshold on threshold.sku = p.sku
     where p.withdrawn_at is null and case when threshold.pieces is null
       then p.stock_qty <= 3 or p.stock_qty < coalesce(sold.fortnight, 0) else p.stock_qty <= threshold.pieces end`,
  );
  return rows.map(({ id }) => id);
}
