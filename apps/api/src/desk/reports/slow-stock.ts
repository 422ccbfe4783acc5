import type { SlowArticle } from "@precise/contract/desk/reports";
import type { Sql } from "#api/platform/database/port.ts";
import { readSlices } from "#api/platform/lists/read-slices.ts";
import { type SlicedPage, slicedPage } from "#api/platform/lists/sliced-page.ts";
import { wireTimeOrNull } from "#api/platform/time/wire-time.ts";
import { type CountedOrders, findCountedOrders } from "./counted-orders.ts";
import { amount } from "./money-reports.ts";

const articlesOnPage = 50;
const productsAtOnce = 10_000;
/** Of those that a search finds: the lines of each are looked up apart. */
const foundAtOnce = 2_500;

interface IdleArticle {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly available: number;
  readonly value: number;
  readonly cost: number | null;
}

interface IdleSlice {
  readonly last: string | null;
  readonly products: number;
  readonly total: number;
  readonly value: number;
  readonly dearest: readonly IdleArticle[];
}

interface SlowStock {
  readonly articles: SlowArticle[];
  readonly total: number;
  readonly value: number;
  readonly next: string | null;
}

/**
 * Articles on sale and in stock that nobody ordered for so many days, the dearest stock first. The orders of these days are found
 * first, then the catalogue is read, some products with their lines at a time. One that is ordered while it is read may still be
 * named; how many there are, and their value, are sums of moments that lie less than the report's time apart.
 * @param atOnce so many orders, and so many products, are read at once
 */
export async function findSlowStock(
  sql: Sql,
  input: {
    readonly days: number;
    readonly search?: string | undefined;
    readonly cursor?: string | undefined;
  },
  atOnce: { readonly orders?: number; readonly products?: number } = {},
): Promise<SlowStock> {
  const { days, cursor } = input;
  const page = slicedPage<IdleArticle>({
    limit: articlesOnPage,
    cursor,
    placeOf: ({ value, id }) => [value, id],
  });
  const orders = await findCountedOrders(
    sql,
    {
      where: "o.placed_at >= now() - make_interval(days => $1) and o.status <> 'cancelled'",
      values: [days],
    },
    atOnce.orders,
  );
  const search = (input.search ?? "").trim();
  const pattern = search === "" ? [] : [`%${search.replace(/[\\%_]/g, "\\$&")}%`];
  const products = atOnce.products ?? (search === "" ? productsAtOnce : foundAtOnce);
  const text = sliceText(orders, page, products, search !== "");
  // No article's number is empty.
  const slices = readSlices("", async (after: string) => {
    const values = [after, days, ...orders.values, ...page.values, ...pattern];
    const [slice] = await sql.query<IdleSlice>(text, values, { isPlannedEachTime: true });
    const isLast = slice === undefined || slice.products < products;
    return { part: slice, next: isLast ? undefined : (slice.last ?? undefined) };
  });
  let total = 0;
  let value = 0;
  for await (const slice of slices) {
    if (slice === undefined) continue;
    total += slice.total;
    value += slice.value;
    page.add(slice.dearest);
  }
  const { rows, next } = page.page();
  return { articles: await withLastOrders(sql, rows), total, value, next };
}

/** So many products, and those of them that nobody ordered. `$1`: the article before, `$2`: days. */
function sliceText(
  orders: CountedOrders,
  page: SlicedPage<IdleArticle>,
  products: number,
  isSearched: boolean,
): string {
  const free = 3 + orders.values.length;
  const fits = isSearched ? `sku || ' ' || name ilike $${free + page.values.length}::text` : "true";
  const isCounted = orders.has("line.order_id", 3);
  // Of what a search finds each is looked up; else all lines between the first and the last are walked.
  const lately = isSearched
    ? `select goods.sku from goods cross join lateral (
         select 1 from shop_order_line line where line.sku = goods.sku and ${isCounted} limit 1
       ) ordered`
    : `select line.sku from shop_order_line line
       where line.sku > $1 and line.sku <= (select max(sku) from goods) and ${isCounted} group by line.sku`;
  return `with goods as materialized (
      select id, sku, name, stock_qty as available, stock_qty * price_kobo as value, stock_qty * cost_price_kobo as cost
      from product
      where sku > $1 and withdrawn_at is null and stock_qty > 0 and created_at < now() - make_interval(days => $2) and ${fits}
      order by sku limit ${products}
    ), lately as materialized (
      ${lately}
    ), idle as materialized (
      select * from goods where not exists (select 1 from lately where lately.sku = goods.sku)
    )
    select (select max(sku) from goods) as last, (select count(*)::int from goods) as products,
      (select count(*)::int from idle) as total, (select coalesce(sum(value), 0)::bigint from idle) as value,
      (select coalesce(json_agg(dearest), '[]') from (
         select * from idle ${page.cut(["value", "id"], free)}
       ) dearest) as dearest`;
}

async function withLastOrders(sql: Sql, page: readonly IdleArticle[]): Promise<SlowArticle[]> {
  const ordered = await sql.query<{ at: Date | null; days: number | null }>(
    `select ordered.at, extract(day from now() - ordered.at)::int as days
     from unnest($1::text[]) with ordinality as page (sku, place) left join lateral (
       select max(o.placed_at) as at from shop_order_line line join shop_order o on o.id = line.order_id
       where line.sku = page.sku and o.status <> 'cancelled'
     ) ordered on true order by page.place`,
    [page.map(({ sku }) => sku)],
  );
  return page.map(({ sku, name, available, value, cost }, place) => ({
    sku,
    name,
    available,
    value: amount(value),
    cost: cost === null ? null : amount(cost),
    days_idle: ordered[place]?.days ?? null,
    last_ordered_at: wireTimeOrNull(ordered[place]?.at ?? null),
  }));
}
