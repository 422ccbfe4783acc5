import type { BestSeller, SlowArticle } from "@precise/contract/desk/reports";
import { piecesBackColumn } from "#api/modules/returns/pieces-back.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { readPage } from "#api/platform/lists/read-page.ts";
import { wireTimeOrNull } from "#api/platform/time/wire-time.ts";
import { amount, type DayRange } from "./money-reports.ts";

const mostSellers = 100;

/** An order that was bought for good: its money came, or its goods are with the buyer. */
const isSold = `(o.paid_at is not null or o.status = 'delivered')
  and o.status not in ('cancelled', 'returned', 'refunded') and o.payment_status <> 'refunded'`;

/**
 * The articles that sold best in a range of days of order.
 * @param counted `sold`: paid or delivered, less what came back; `ordered`: all that was not cancelled
 */
export async function findBestSellers(
  sql: Sql,
  { from, to }: DayRange,
  by: "takings" | "pieces",
  counted: "sold" | "ordered",
): Promise<BestSeller[]> {
  const rows = await sql.query<Omit<BestSeller, "takings"> & { takings: number }>(
    `with part as (
       select line.sku, o.id, max(line.name) as name, sum(line.quantity) as ordered, sum(line.row_total_kobo) as takings,
         ${counted === "sold" ? piecesBackColumn : "0"} as back
       from shop_order o join shop_order_line line on line.order_id = o.id
       where ${counted === "sold" ? isSold : "o.status <> 'cancelled'"}
         and o.placed_at >= $1::date::timestamp at time zone 'Africa/Lagos'
         and o.placed_at < ($2::date + 1)::timestamp at time zone 'Africa/Lagos'
       group by line.sku, o.id
     )
     select sold.sku, coalesce(product.name, sold.name) as name, sold.pieces, sold.orders, sold.takings,
       case when product.withdrawn_at is null then product.stock_qty end as available
     from (
       select sku, max(name) as name, sum(ordered - back)::int as pieces, count(*)::int as orders,
         sum(round(takings * (ordered - back) / ordered))::bigint as takings
       from part where ordered > back group by sku
     ) sold left join product on product.sku = sold.sku
     order by ${by === "pieces" ? "sold.pieces desc, sold.takings desc" : "sold.takings desc, sold.pieces desc"}, sold.sku
     limit ${mostSellers}`,
    [from, to],
  );
  return rows.map((row) => ({ ...row, takings: amount(row.takings) }));
}

const slowAtOnce = 50;

/** Articles on sale and in stock that nobody ordered for so many days, the dearest stock first. */
export async function findSlowStock(
  sql: Sql,
  input: {
    readonly days: number;
    readonly search?: string | undefined;
    readonly cursor?: string | undefined;
  },
): Promise<{ articles: SlowArticle[]; total: number; value: number; next: string | null }> {
  const { rows, ...page } = await readPage<{
    sku: string;
    name: string;
    available: number;
    value: number;
    cost: number | null;
    days_idle: number | null;
    last_ordered_at: Date | null;
    value_of_all: number;
  }>(sql, {
    with: `idle as materialized (
       select product.id, product.sku, product.name, product.stock_qty as available,
         product.stock_qty * product.price_kobo as value, product.stock_qty * product.cost_price_kobo as cost,
         ordered.at as last_ordered_at, extract(day from now() - ordered.at)::int as days_idle
       from product
       left join lateral (
         select max(o.placed_at) as at from shop_order_line line join shop_order o on o.id = line.order_id
         where line.sku = product.sku and o.status <> 'cancelled'
       ) ordered on true
       where product.withdrawn_at is null and product.stock_qty > 0 and product.sku || ' ' || product.name ilike $2::text
         and product.created_at < now() - make_interval(days => $1)
         and (ordered.at is null or ordered.at < now() - make_interval(days => $1))
     )`,
    columns: `sku, name, available, value, cost, days_idle, last_ordered_at,
      (select coalesce(sum(value), 0) from idle)::bigint as value_of_all`,
    from: "idle",
    where: "true",
    values: [input.days, `%${(input.search ?? "").trim().replace(/[\\%_]/g, "\\$&")}%`],
    order: [
      { by: "value", type: "bigint" },
      { by: "id", type: "bigint" },
    ],
    way: "desc",
    cursor: input.cursor,
    limit: slowAtOnce,
  });
  return {
    articles: rows.map(({ sku, name, available, value, cost, days_idle, last_ordered_at }) => ({
      sku,
      name,
      available,
      value: amount(value),
      cost: cost === null ? null : amount(cost),
      days_idle,
      last_ordered_at: wireTimeOrNull(last_ordered_at),
    })),
    value: rows[0]?.value_of_all ?? 0,
    ...page,
  };
}
