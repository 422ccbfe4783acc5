import type { FunnelStep } from "@precise/contract/desk/reports";
import { laterDay } from "@precise/contract/nigeria/lagos-days";
import type { Sql } from "#api/platform/database/port.ts";
import type { DayRange } from "./money-reports.ts";

/** Carts are deleted 60 days after their last use: earlier days are not whole. */
const cartDays = 59;

/**
 * From product pages to delivered orders of shoppers, each counted by itself: no visitor is followed from one step to the next.
 * An order that was changed counts once, as what it became; trade orders are no part of it.
 * @param today in Lagos
 */
export async function readFunnelSteps(
  sql: Sql,
  { from, to }: DayRange,
  today: string,
): Promise<FunnelStep[]> {
  const isIn = (at: string) =>
    `${at} >= $1::date::timestamp at time zone 'Africa/Lagos' and ${at} < ($2::date + 1)::timestamp at time zone 'Africa/Lagos'`;
  const [row] = await sql.query<{
    product_pages: number;
    checkouts: number;
    counted_from: string | null;
    carts: number;
    orders: number;
    paid: number;
    delivered: number;
  }>(
    `select
       (select coalesce(sum(visits) filter (where page = 'product'), 0)::int from visit_count where day between $1 and $2) as product_pages,
       (select coalesce(sum(visits) filter (where page = 'checkout'), 0)::int from visit_count where day between $1 and $2) as checkouts,
       (select min(day)::text from visit_count) as counted_from,
       (select count(*)::int from cart where ${isIn("created_at")}) as carts,
       placed.orders, placed.paid, placed.delivered
     from (
       select count(*)::int as orders,
         count(*) filter (where status in ('confirmed', 'packed', 'shipped', 'delivered'))::int as paid,
         count(*) filter (where status = 'delivered')::int as delivered
       from shop_order o where ${isIn("placed_at")} and company_id is null
         and not exists (select 1 from order_change c where c.order_id = o.id and c.new_order_id is not null)
     ) placed`,
    [from, to],
  );
  if (!row) throw new Error("counts without a row");
  // The day on which counting began is not whole itself.
  const pagesFrom = row.counted_from === null ? today : laterDay(row.counted_from, 1);
  const late = (day: string) => (day > from ? day : null);
  const pages = late(pagesFrom);
  return [
    { step: "product_pages", count: row.product_pages, counted_from: pages },
    { step: "carts", count: row.carts, counted_from: late(laterDay(today, -cartDays)) },
    { step: "checkouts", count: row.checkouts, counted_from: pages },
    { step: "orders", count: row.orders, counted_from: null },
    { step: "paid", count: row.paid, counted_from: null },
    { step: "delivered", count: row.delivered, counted_from: null },
  ];
}
