import type { FunnelStep } from "@precise/contract/desk/reports";
import { laterDay } from "@precise/contract/nigeria/lagos-days";
import type { Sql } from "#api/platform/database/port.ts";
import { type DayRange, isInRange, readDays } from "./report-days.ts";

/** Carts are deleted 60 days after their last use: earlier days are not whole. */
const cartDays = 59;

interface Counts {
  readonly carts: number;
  readonly orders: number;
  readonly paid: number;
  readonly delivered: number;
}

/**
 * From product pages to delivered orders of shoppers, each counted by itself: no visitor is followed from one step to the next.
 * An order that was changed counts once, as what it became; trade orders are no part of it. Carts and orders are counted some
 * days at a time, those of one day in one moment.
 * @param today in Lagos
 */
export async function readFunnelSteps(sql: Sql, range: DayRange, today: string): Promise<FunnelStep[]> {
  const { from, to } = range;
  const [row] = await sql.query<{
    product_pages: number;
    checkouts: number;
    counted_from: string | null;
  }>(
    `select
       (select coalesce(sum(visits) filter (where page = 'product'), 0)::int from visit_count where day between $1 and $2) as product_pages,
       (select coalesce(sum(visits) filter (where page = 'checkout'), 0)::int from visit_count where day between $1 and $2) as checkouts,
       (select min(day)::text from visit_count) as counted_from`,
    [from, to],
  );
  if (!row) throw new Error("counts without a row");
  const sum = { carts: 0, orders: 0, paid: 0, delivered: 0 };
  for await (const part of readDays(range, (days) => readCounts(sql, days))) {
    sum.carts += part.carts;
    sum.orders += part.orders;
    sum.paid += part.paid;
    sum.delivered += part.delivered;
  }
  // The day on which counting began is not whole itself.
  const pagesFrom = row.counted_from === null ? today : laterDay(row.counted_from, 1);
  const late = (day: string) => (day > from ? day : null);
  const pages = late(pagesFrom);
  return [
    { step: "product_pages", count: row.product_pages, counted_from: pages },
    { step: "carts", count: sum.carts, counted_from: late(laterDay(today, -cartDays)) },
    { step: "checkouts", count: row.checkouts, counted_from: pages },
    { step: "orders", count: sum.orders, counted_from: null },
    { step: "paid", count: sum.paid, counted_from: null },
    { step: "delivered", count: sum.delivered, counted_from: null },
  ];
}

async function readCounts(sql: Sql, { from, to }: DayRange): Promise<Counts> {
  const [counts] = await sql.query<Counts>(
    `select (select count(*)::int from cart where ${isInRange("created_at")}) as carts, count(*)::int as orders,
       count(*) filter (where status in ('confirmed', 'packed', 'shipped', 'delivered'))::int as paid,
       count(*) filter (where status = 'delivered')::int as delivered
     from shop_order o where ${isInRange("placed_at")} and company_id is null
       and not exists (select 1 from order_change c where c.order_id = o.id and c.new_order_id is not null)`,
    [from, to],
  );
  if (!counts) throw new Error("counts without a row");
  return counts;
}
