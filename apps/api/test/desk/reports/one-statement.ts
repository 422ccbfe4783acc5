import type { Sql } from "#api/platform/database/port.ts";

/** Reports as one plain statement over the whole range each: what slices must add up to. */

const isIn = (at: string) => `(${at} at time zone 'Africa/Lagos')::date between $1::date and $2::date`;
const isSold = `(o.paid_at is not null or o.status = 'delivered')
  and o.status not in ('cancelled', 'returned', 'refunded') and o.payment_status <> 'refunded'`;

export interface Days {
  readonly from: string;
  readonly to: string;
}

/** `[sku, name, pieces, kobo, orders, available]` of the best hundred. */
export async function bestSellers(
  sql: Sql,
  { from, to }: Days,
  by: "takings" | "pieces",
  counted: "sold" | "ordered",
): Promise<unknown[][]> {
  const returned = counted === "sold" ? "coalesce(back.pieces, 0)" : "0";
  const rows = await sql.query<{ row: unknown[] }>(
    `with bought as (
       select line.order_id, line.sku, max(line.name) as name, sum(line.quantity) as ordered, sum(line.row_total_kobo) as kobo
       from shop_order o join shop_order_line line on line.order_id = o.id
       where ${isIn("o.placed_at")} and ${counted === "sold" ? isSold : "o.status <> 'cancelled'"}
       group by line.order_id, line.sku
     ), back as (
       select claim.order_id, got.sku, sum(got.quantity) as pieces
       from return_claim claim join return_receipt got on got.claim_id = claim.id where claim.state = 'refunded'
       group by claim.order_id, got.sku
     ), kept as (
       select bought.sku, bought.name, greatest(ordered - ${returned}, 0) as pieces, ordered > ${returned} as is_bought,
         case when ordered = 0 then kobo else round(kobo * greatest(ordered - ${returned}, 0) / ordered) end as kobo
       from bought left join back on back.order_id = bought.order_id and back.sku = bought.sku
     ), article as (
       select sku, max(name) as name, sum(pieces)::int as pieces, sum(kobo)::bigint as takings,
         count(*) filter (where is_bought)::int as orders
       from kept group by sku having sum(pieces) > 0
     )
     select json_build_array(article.sku, coalesce(product.name, article.name), pieces, takings, orders,
       case when product.withdrawn_at is null then product.stock_qty end) as row
     from article left join product on product.sku = article.sku
     order by ${by === "pieces" ? "pieces desc, takings desc" : "takings desc, pieces desc"}, article.sku limit 100`,
    [from, to],
  );
  return rows.map(({ row }) => row);
}

/** `[sku, kobo]` of all idle articles, the dearest first. */
export async function slowStock(sql: Sql, days: number, search: string): Promise<unknown[][]> {
  const rows = await sql.query<{ row: unknown[] }>(
    `select json_build_array(sku, stock_qty * price_kobo) as row from product
     where withdrawn_at is null and stock_qty > 0 and created_at < now() - make_interval(days => $1)
       and position(lower($2) in lower(sku || ' ' || name)) > 0
       and not exists (
         select 1 from shop_order_line line join shop_order o on o.id = line.order_id
         where line.sku = product.sku and o.status <> 'cancelled' and o.placed_at >= now() - make_interval(days => $1)
       )
     order by stock_qty * price_kobo desc, id desc`,
    [days, search],
  );
  return rows.map(({ row }) => row);
}

/** `[day, received, refunded, movements]` of the days on which money moved. */
export async function takings(sql: Sql, { from, to }: Days): Promise<unknown[][]> {
  const rows = await sql.query<{ row: unknown[] }>(
    `select json_build_array((at at time zone 'Africa/Lagos')::date,
       coalesce(sum(amount_kobo) filter (where kind in ('received', 'chargeback_won')), 0),
       coalesce(sum(amount_kobo) filter (where kind not in ('received', 'chargeback_won')), 0), count(*)) as row
     from payment_receipt where ${isIn("at")} group by (at at time zone 'Africa/Lagos')::date
     order by (at at time zone 'Africa/Lagos')::date`,
    [from, to],
  );
  return rows.map(({ row }) => row);
}

/** `[rate, documents, vat, gross]` of a month's invoices, the lowest rate first. */
export async function vatOfInvoices(sql: Sql, month: string): Promise<unknown[][]> {
  const rows = await sql.query<{ row: unknown[] }>(
    `select json_build_array((content ->> 'vat_per_thousand')::int / 10.0, count(*), sum((content ->> 'vat')::int8),
       sum((content ->> 'gross')::int8)) as row
     from invoice where to_char(issued_at at time zone 'Africa/Lagos', 'YYYY-MM') = $1
     group by content ->> 'vat_per_thousand' order by (content ->> 'vat_per_thousand')::int`,
    [month],
  );
  return rows.map(({ row }) => row);
}

/** `[carts, orders, paid, delivered]`. */
export async function wayToAnOrder(sql: Sql, { from, to }: Days): Promise<unknown[] | undefined> {
  const [counts] = await sql.query<{ row: unknown[] }>(
    `select json_build_array((select count(*) from cart where ${isIn("created_at")}), count(*),
       count(*) filter (where status in ('confirmed', 'packed', 'shipped', 'delivered')),
       count(*) filter (where status = 'delivered')) as row
     from shop_order o where ${isIn("placed_at")} and company_id is null
       and not exists (select 1 from order_change c where c.order_id = o.id and c.new_order_id is not null)`,
    [from, to],
  );
  return counts?.row;
}
