import type { Sql } from "#api/platform/database/port.ts";

/** So many pieces are few, where neither the shop nor an article's threshold says otherwise. */
export const fewByDefault = 3;

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
 * The articles that are low, each with its `id`, `sku`, `stock_qty` and, where it is `withSold`, what is `sold` of it in 14 days: common table expressions,
 * the last of them `low`. To be planned by the values.
 * @param few SQL: so many pieces are few, where an article has no threshold
 */
export function lowArticles(
  few: string,
  narrow: {
    /** SQL: what else a `product` must fit. */
    readonly fits?: string;
    /** Few fit: their own lines are read, instead of all that was ordered lately. */
    readonly isOfFew?: boolean;
    readonly withSold?: boolean;
  } = {},
): string {
  const { fits = "true", isOfFew = false, withSold = false } = narrow;
  // Lines lie in the order of their orders: those of all lately are read as one stretch, not order by order.
  const lines = isOfFew
    ? `(select order_id, sku, quantity from shop_order_line where sku in (select product.sku from product where ${fits}))`
    : "(select order_id, sku, quantity from shop_order_line where order_id >= (select min(id) from lately) order by order_id offset 0)";
  const columns = "product.id, product.sku, product.stock_qty";
  const besideThreshold = "left join stock_threshold threshold on threshold.sku = product.sku";
  // Up to five pieces an index alone says how many are left (migration 0349).
  const hasFew = `(product.few_left <= ${few} or ${few} > 5 and product.stock_qty <= ${few})`;
  const ofFew = `(select id, sku, name, withdrawn_at,
    case when ${few} > 5 then stock_qty else few_left end as stock_qty
    from product where withdrawn_at is null and ${hasFew}) product`;
  // Of few pieces the threshold alone decides, so that what is sold is looked up only where it is wanted.
  const soldOfFew = withSold ? "sold.pieces" : "null::int";
  return `
lately as ${isOfFew ? "" : "materialized "}(
  select id from shop_order where goods = 'held' and placed_at > now() - interval '14 days'
),
sold as (
  select line.sku, sum(line.quantity)::int as pieces from ${lines} line
  where line.order_id in (select id from lately) group by line.sku
),
low as (
  select ${columns}, ${soldOfFew} as sold from ${ofFew}
    ${withSold ? "left join sold on sold.sku = product.sku" : ""} ${besideThreshold}
  where ${fits} and ${lowCondition(soldOfFew, few)}
  union all
  -- Of others only those that sold well, or that have a threshold: each by its number, for the planner takes them for many.
  select ${columns}, other.pieces
  from (
    select sku, pieces from sold where pieces > ${few} and sku not in (select sku from stock_threshold)
    union all
    select own.sku, sold.pieces from stock_threshold own left join sold on sold.sku = own.sku
  ) other
  cross join lateral (
    select id, sku, name, withdrawn_at, stock_qty, few_left from product where sku = other.sku offset 0
  ) product ${besideThreshold}
  where ${hasFew} is not true and ${fits} and ${lowCondition("other.pieces", few)}
)`;
}

/**
 * Finds the ids of the products that are low.
 * @param lowAt so many pieces are few, where an article has no threshold; the desk sets it
 */
export function findLowAt(lowAt = fewByDefault): (sql: Sql) => Promise<readonly number[]> {
  return async (sql) => {
    const [row] = await sql.query<{ ids: number[] | null }>(
      `with ${lowArticles("$1::int")} select array_agg(id) as ids from low`,
      [lowAt],
      { isPlannedEachTime: true },
    );
    return row?.ids ?? [];
  };
}
