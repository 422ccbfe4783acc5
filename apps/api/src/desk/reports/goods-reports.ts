import type { BestSeller, SlowArticle } from "@precise/contract/desk/reports";
import { noPiecesBack, piecesBack } from "#api/modules/returns/pieces-back.ts";
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
  const soldLines = `shop_order o join shop_order_line line on line.order_id = o.id
    where ${counted === "sold" ? isSold : "o.status <> 'cancelled'"}
      and o.placed_at >= $1::date::timestamp at time zone 'Africa/Lagos'
      and o.placed_at < ($2::date + 1)::timestamp at time zone 'Africa/Lagos'`;
  const order = by === "pieces" ? "pieces desc, takings desc" : "takings desc, pieces desc";
  const rows = await sql.query<Omit<BestSeller, "takings"> & { takings: number }>(
    // All lines are only summed by article. What came back, and in how many orders an article is, is read where it is needed.
    `with back as materialized (${counted === "sold" ? piecesBack : noPiecesBack}),
     gross as (
       select line.sku, max(line.name) as name, sum(line.quantity) as pieces, sum(line.row_total_kobo) as takings
       from ${soldLines} group by line.sku
     ),
     returned as (
       select sku, sum(pieces) as pieces, sum(takings - round(takings * (ordered - pieces) / ordered)) as takings
       from (
         select back.sku, bought.ordered, least(back.pieces, bought.ordered) as pieces, bought.takings
         from back cross join lateral (
           select sum(line.quantity) as ordered, sum(line.row_total_kobo) as takings
           from ${soldLines} and line.order_id = back.order_id and line.sku = back.sku
         ) bought where bought.ordered > 0
       ) part group by sku
     ),
     sold as (
       select gross.sku, gross.name, (gross.pieces - coalesce(returned.pieces, 0))::int as pieces,
         (gross.takings - coalesce(returned.takings, 0))::bigint as takings
       from gross left join returned on returned.sku = gross.sku
       where gross.pieces > coalesce(returned.pieces, 0)
       order by ${order}, gross.sku limit ${mostSellers}
     )
     select sold.sku, coalesce(product.name, sold.name) as name, sold.pieces, sold.takings,
       (select count(*)::int from (
         select 1 from ${soldLines} and line.sku = sold.sku group by line.order_id
         having sum(line.quantity) > coalesce((select back.pieces from back where back.order_id = line.order_id and back.sku = sold.sku), 0)
       ) bought) as orders,
       case when product.withdrawn_at is null then product.stock_qty end as available
     from sold left join product on product.sku = sold.sku
     order by ${order}, sold.sku`,
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
  const search = (input.search ?? "").trim();
  const fits = search === "" ? "true" : "product.sku || ' ' || product.name ilike $2::text";
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
    // Orders of that time have ids side by side, but for a few: one walk over all lines by article asks each for its order's id alone.
    with: `placed as materialized (
       select range_agg(run) as ids from (
         select int8range(min(id), max(id), '[]') as run from (
           select id, id - row_number() over (order by id) as place
           from shop_order where placed_at >= now() - make_interval(days => $1)
         ) numbered group by place
       ) runs
     ), lately as materialized (
       select line.sku from shop_order_line line
       where (select ids from placed) @> line.order_id and line.order_id not in (
         select o.id from shop_order o where o.status = 'cancelled' and o.placed_at >= now() - make_interval(days => $1)
       ) group by line.sku
     ), idle as materialized (
       select product.id, product.sku, product.name, product.stock_qty as available,
         product.stock_qty * product.price_kobo as value, product.stock_qty * product.cost_price_kobo as cost
       from product
       where product.withdrawn_at is null and product.stock_qty > 0 and ${fits}
         and product.created_at < now() - make_interval(days => $1)
         and not exists (select 1 from lately where lately.sku = product.sku)
     )`,
    columns: `sku, name, available, value, cost, (select coalesce(sum(value), 0) from idle)::bigint as value_of_all`,
    wide: {
      columns: `page.sku, page.name, page.available, page.value, page.cost, page.value_of_all,
        ordered.at as last_ordered_at, extract(day from now() - ordered.at)::int as days_idle`,
      from: `page left join lateral (
        select max(o.placed_at) as at from shop_order_line line join shop_order o on o.id = line.order_id
        where line.sku = page.sku and o.status <> 'cancelled'
      ) ordered on true`,
    },
    from: "idle",
    where: "true",
    values: [input.days, ...(search === "" ? [] : [`%${search.replace(/[\\%_]/g, "\\$&")}%`])],
    isPlannedEachTime: true,
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
