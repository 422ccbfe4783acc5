/** Stages in which an order that holds its goods still has them in our rooms. */
const stillHere = "('placed', 'fee_pending', 'fee_proposed', 'awaiting_payment', 'confirmed', 'packed')";

/**
 * Whether a `product` on sale runs low, beside its `threshold` where it has one: the one meaning of the word.
 * @param sold SQL: pieces of 14 days, or null. @param few SQL: so many pieces are few
 */
export function lowCondition(sold: string, few: string): string {
  return `product.withdrawn_at is null and case when threshold.pieces is null
    then product.stock_qty <= ${few} or product.stock_qty < coalesce(${sold}, 0)
    else product.stock_qty <= threshold.pieces end`;
}

/**
 * Every article with its stock. `product.stock_qty` is what is for sale: what orders hold has left it (design D15), so that
 * what lies in our rooms is both. Sold is what orders hold or took with them: cancelled ones, and those that came back on
 * sale, hold nothing.
 *
 * Common table expressions, the last of them `found`. $1: patterns that each must fit, $2: only what is low, $3: so many
 * pieces are few, where an article has no threshold.
 */
export const stockFound = `
ordered as materialized (
  select line.sku,
    coalesce(sum(case when held.status = 'packed' then line.quantity - order_sent_pieces(held.id, line.position)
      else line.quantity end) filter (where held.status in ${stillHere}), 0)::int as reserved,
    coalesce(sum(line.quantity) filter (where held.placed_at > now() - interval '7 days'), 0)::int as sold_7d,
    coalesce(sum(line.quantity) filter (where held.placed_at > now() - interval '14 days'), 0)::int as sold_14d
  from shop_order held join shop_order_line line on line.order_id = held.id
  where held.goods = 'held' and (held.status in ${stillHere} or held.placed_at > now() - interval '14 days')
  group by line.sku
), awaited as materialized (
  select line.sku, sum(line.quantity - line.received)::int as incoming,
    min(delivery.expected_on)::text as incoming_at
  from supplier_delivery delivery join supplier_delivery_line line on line.delivery_id = delivery.id
  where delivery.state = 'expected' and line.received < line.quantity
  group by line.sku
), counted as (
  select product.sku, product.name, product.stock_qty as available, product.withdrawn_at is null as is_listed,
    coalesce(ordered.reserved, 0) as reserved, product.stock_qty + coalesce(ordered.reserved, 0) as on_hand,
    coalesce(awaited.incoming, 0) as incoming, awaited.incoming_at, threshold.pieces as threshold,
    coalesce(ordered.sold_7d, 0) as sold_7d, coalesce(ordered.sold_14d, 0) as sold_14d,
    case when ordered.sold_14d > 0 then round(product.stock_qty * 14.0 / ordered.sold_14d, 1) end as days_left,
    ${lowCondition("ordered.sold_14d", "$3::int")} as low
  from product
  left join ordered on ordered.sku = product.sku
  left join awaited on awaited.sku = product.sku
  left join stock_threshold threshold on threshold.sku = product.sku
), found as materialized (
  select *, case when $2::boolean then coalesce(days_left, 100000) else 0 end as rank
  from counted
  where (low or not $2::boolean) and (is_listed or on_hand > 0 or incoming > 0)
    and sku || ' ' || name ilike all ($1::text[])
)`;
