import { lowArticles, lowCondition } from "./low-stock.ts";

/** Stages in which an order that holds its goods still has them in our rooms. */
const stillHere = "('placed', 'fee_pending', 'fee_proposed', 'awaiting_payment', 'confirmed', 'packed')";

/** What orders hold or took, and took lately. Cancelled ones, and those that came back on sale, hold nothing. */
const orderedColumns = `
    coalesce(sum(case when held.status = 'packed' then line.quantity - order_sent_pieces(held.id, line.position)
      else line.quantity end) filter (where held.status in ${stillHere}), 0)::int as reserved,
    coalesce(sum(line.quantity) filter (where held.placed_at > now() - interval '7 days'), 0)::int as sold_7d,
    coalesce(sum(line.quantity) filter (where held.placed_at > now() - interval '14 days'), 0)::int as sold_14d
  from shop_order held join shop_order_line line on line.order_id = held.id
  where held.goods = 'held' and (held.status in ${stillHere} or held.placed_at > now() - interval '14 days')`;
/** What suppliers still owe. */
const awaitedColumns = `sum(line.quantity - line.received)::int as incoming,
    min(delivery.expected_on)::text as incoming_at
  from supplier_delivery delivery join supplier_delivery_line line on line.delivery_id = delivery.id
  where delivery.state = 'expected' and line.received < line.quantity`;

/**
 * A `product` with its stock, beside what is `ordered`, `awaited` and its `threshold`. `product.stock_qty` is what is for sale: what
 * orders hold has left it (design D15), so that what lies in our rooms is both.
 * @param few SQL: so many pieces are few, where an article has no threshold
 */
function stockColumns(few: string): string {
  return `product.sku, product.name, product.stock_qty as available, product.withdrawn_at is null as is_listed,
    coalesce(ordered.reserved, 0) as reserved, product.stock_qty + coalesce(ordered.reserved, 0) as on_hand,
    coalesce(awaited.incoming, 0) as incoming, awaited.incoming_at, threshold.pieces as threshold,
    coalesce(ordered.sold_7d, 0) as sold_7d, coalesce(ordered.sold_14d, 0) as sold_14d,
    ${daysLeft("ordered.sold_14d", "product.stock_qty")} as days_left,
    ${lowCondition("ordered.sold_14d", few)} as low`;
}

/**
 * All articles that are low, by how long they last: common table expressions, the last of them `found`.
 * @param few, fits, isOfFew as those of `lowArticles`
 */
export function lowStockFound(few: string, fits: string, isOfFew: boolean): string {
  return `${lowArticles(few, { fits, isOfFew, withSold: true })},
found as materialized (
  -- What is sold out has ended, also where that is why nothing was sold; what nobody buys ends last.
  select sku, case when stock_qty <= 0 then 0
    else coalesce(${daysLeft("sold", "stock_qty")}, 100000 + stock_qty) end as rank
  from low
)`;
}

/** @param sold SQL: pieces of 14 days, or null. @param left SQL: pieces for sale */
function daysLeft(sold: string, left: string): string {
  return `case when ${sold} > 0 then round(${left} * 14.0 / ${sold}, 1) end`;
}

/** A `product` that is on sale, lies in our rooms or is to come. */
export const isStocked = `(product.withdrawn_at is null or product.stock_qty > 0
  or exists (select 1 from shop_order_line line join shop_order held on held.id = line.order_id
    where line.sku = product.sku and held.goods = 'held' and held.status in ${stillHere})
  or exists (select 1 from supplier_delivery_line line join supplier_delivery delivery on delivery.id = line.delivery_id
    where line.sku = product.sku and delivery.state = 'expected' and line.received < line.quantity))`;

/** The stock of the articles of a `page`, each by itself: orders of all others are not looked at. @param few SQL: as above */
export function stockOfPage(few: string) {
  return {
    columns: stockColumns(few),
    from: `page join product on product.sku = page.sku
      cross join lateral (select ${orderedColumns} and line.sku = page.sku) ordered
      cross join lateral (select ${awaitedColumns} and line.sku = page.sku) awaited
      left join stock_threshold threshold on threshold.sku = product.sku`,
  };
}
