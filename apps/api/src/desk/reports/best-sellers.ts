import type { BestSeller } from "@precise/contract/desk/reports";
import { noPiecesBack, piecesBackOf } from "#api/modules/returns/pieces-back.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { readSlices } from "#api/platform/lists/read-slices.ts";
import { type CountedOrders, findCountedOrders } from "./counted-orders.ts";
import { amount } from "./money-reports.ts";
import { type DayRange, isInRange } from "./report-days.ts";

const mostSellers = 100;
const linesAtOnce = 50_000;
const articlesAtOnce = 25;

/** An order that was bought for good: its money came, or its goods are with the buyer. */
const isSold = `(o.paid_at is not null or o.status = 'delivered')
  and o.status not in ('cancelled', 'returned', 'refunded') and o.payment_status <> 'refunded'`;

/** What is summed of an article. */
interface Sums {
  readonly sku: string;
  readonly pieces: number;
  readonly takings: number;
}

/**
 * The articles that sold best in a range of days of order. Which orders count is found first; then their lines are read, article
 * by article, so that of each slice only its best are kept. What the report says of an article is of one moment; an order that is
 * paid or cancelled in the second in which it is read counts as it was found, and pieces that come back in it count for the
 * articles that are read after.
 * @param counted `sold`: paid or delivered, less what came back; `ordered`: all that was not cancelled
 * @param atOnce so many orders, and so many lines, are read at once
 */
export async function findBestSellers(
  sql: Sql,
  { from, to }: DayRange,
  by: "takings" | "pieces",
  counted: "sold" | "ordered",
  atOnce: { readonly orders?: number; readonly lines?: number } = {},
): Promise<BestSeller[]> {
  const which = counted === "sold" ? isSold : "o.status <> 'cancelled'";
  const orders = await findCountedOrders(
    sql,
    { where: `${isInRange("o.placed_at")} and ${which}`, values: [from, to] },
    atOnce.orders,
  );
  const other = by === "pieces" ? "takings" : "pieces";
  const text = sliceText(orders, `${by} desc, ${other} desc, sku`, counted, atOnce.lines ?? linesAtOnce);
  // No article's number is empty.
  const slices = readSlices("", async (after: string) => {
    const [slice] = await sql.query<{ last: string | null; lines: number; best: readonly Sums[] }>(
      text,
      [after, ...orders.values],
      { isPlannedEachTime: true },
    );
    const isLast = slice === undefined || slice.lines < (atOnce.lines ?? linesAtOnce);
    return { part: slice?.best ?? [], next: isLast ? undefined : (slice.last ?? undefined) };
  });
  let best: readonly Sums[] = [];
  for await (const articles of slices) {
    // Articles come by their numbers, and those that are alike stay in that order.
    best = [...best, ...articles]
      .toSorted((a, b) => b[by] - a[by] || b[other] - a[other])
      .slice(0, mostSellers);
  }
  return withOrders(sql, best, orders, counted);
}

/** So many lines, and the rest of their last article. `$1`: the article before. */
function sliceText(orders: CountedOrders, order: string, counted: "sold" | "ordered", lines: number): string {
  const back =
    counted === "sold"
      ? piecesBackOf("got.sku > $1 and got.sku <= (select max(sku) from gross)")
      : noPiecesBack;
  return `with gross as materialized (
      select sku, sum(quantity)::int as pieces, sum(row_total_kobo)::bigint as takings, count(*)::int as lines from (
        select sku, quantity, row_total_kobo from shop_order_line line
        where sku > $1 and ${orders.has("order_id", 2)} order by sku fetch first ${lines} rows with ties
      ) line group by sku
    ), back as materialized (${back}),
    returned as (
      select sku, sum(pieces) as pieces, sum(takings - round(takings * (ordered - pieces) / ordered)) as takings
      from (
        select back.sku, bought.ordered, least(back.pieces, bought.ordered) as pieces, bought.takings
        from back cross join lateral (
          select sum(quantity) as ordered, sum(row_total_kobo) as takings from shop_order_line line
          where line.sku = back.sku and line.order_id = back.order_id and ${orders.has("line.order_id", 2)}
        ) bought where bought.ordered > 0
      ) part group by sku
    ), kept as (
      select gross.sku, (gross.pieces - coalesce(returned.pieces, 0))::int as pieces,
        (gross.takings - coalesce(returned.takings, 0))::bigint as takings
      from gross left join returned on returned.sku = gross.sku where gross.pieces > coalesce(returned.pieces, 0)
    )
    select (select max(sku) from gross) as last, (select coalesce(sum(lines), 0)::int from gross) as lines,
      (select coalesce(json_agg(best), '[]') from (select * from kept order by ${order} limit ${mostSellers}) best) as best`;
}

interface Facts {
  readonly name: string;
  readonly available: number | null;
  readonly orders: number;
}

/**
 * With the names of today, where one that is no longer in the catalogue is called as it was sold, and with the orders of which not
 * all pieces came back; some articles at a time.
 */
async function withOrders(
  sql: Sql,
  best: readonly Sums[],
  orders: CountedOrders,
  counted: "sold" | "ordered",
): Promise<BestSeller[]> {
  const back = counted === "sold" ? piecesBackOf("got.sku = any($1::text[])") : noPiecesBack;
  const text = `with back as materialized (${back})
    select coalesce(product.name,
        (select max(line.name) from shop_order_line line where line.sku = sold.sku and ${orders.has("line.order_id", 2)})) as name,
      case when product.withdrawn_at is null then product.stock_qty end as available,
      (select count(*)::int from (
        select 1 from shop_order_line line where line.sku = sold.sku and ${orders.has("line.order_id", 2)} group by line.order_id
        having sum(line.quantity) > coalesce((select back.pieces from back where back.order_id = line.order_id and back.sku = sold.sku), 0)
      ) bought) as orders
    from unnest($1::text[]) with ordinality as sold (sku, place) left join product on product.sku = sold.sku
    order by sold.place`;
  const slices = readSlices(0, async (from: number) => {
    const part = best.slice(from, from + articlesAtOnce);
    const found = await sql.query<Facts>(text, [part.map(({ sku }) => sku), ...orders.values], {
      isPlannedEachTime: true,
    });
    const next = from + articlesAtOnce < best.length ? from + articlesAtOnce : undefined;
    return { part: found, next };
  });
  const facts: Facts[] = [];
  for await (const part of slices) facts.push(...part);
  return best.map(({ sku, pieces, takings }, place) => ({
    sku,
    pieces,
    takings: amount(takings),
    name: facts[place]?.name ?? sku,
    orders: facts[place]?.orders ?? 0,
    available: facts[place]?.available ?? null,
  }));
}
