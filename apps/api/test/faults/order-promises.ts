import type { Database } from "#api/platform/database/port.ts";
import { putProducts } from "../fixtures/put-products.ts";

/** The one article that is bought, and how much of it there was at first. */
export interface SoldArticle {
  readonly sku: string;
  readonly stockAtFirst: number;
  /** One piece, delivered, in naira. */
  readonly payable: number;
}

/** What shoppers order where nothing else is on sale. */
export const lamp: SoldArticle = { sku: "LAMP", stockAtFirst: 1_000_000, payable: 6_000 };

/** Puts the one lamp on sale, of which there is enough for every round. */
export async function putLamp(db: Database): Promise<void> {
  await putProducts(db, [{ sku: lamp.sku, price: 100_000, stock: lamp.stockAtFirst }]);
}

/** What must be true of the database, whatever died. How often an order was paid online is judged by its books. */
export async function brokenPromises(
  db: Database,
  acknowledged: readonly string[],
  { sku, stockAtFirst } = lamp,
): Promise<string[]> {
  const kept = await db.query<{ number: string }>("select number from shop_order");
  const numbers = new Set(kept.map((row) => row.number));
  const acknowledgedNumbers = new Set(acknowledged);
  const [sums] = await db.query<Record<string, number>>(
    `select (select stock_qty from product where sku = $1) + (select coalesce(sum(quantity), 0)::int from shop_order_line)
         as pieces,
       (select count(*)::int from cart where status = 'ordered') as ordered_carts,
       (select count(*)::int from order_key where answer::jsonb ? 'number') as answers,
       (select count(*)::int from mail_outbox where kind = 'order_placed') as mails,
       (select count(distinct content->'order'->>'number')::int from mail_outbox where kind = 'order_placed')
         as mailed_orders,
       (select count(*)::int from shop_order o where 1 <> (select count(*) from shop_order_line l where l.order_id = o.id)
         or o.payment_method <> 'paystack' and 2 <> (select count(*) from shop_order_event e where e.order_id = o.id))
         as torn_orders`,
    [sku],
  );
  const expected = { pieces: stockAtFirst, torn_orders: 0 };
  const asManyAsOrders = ["ordered_carts", "answers", "mails", "mailed_orders"];
  return [
    ...[...acknowledgedNumbers]
      .filter((number) => !numbers.has(number))
      .map((number) => `${number} was acknowledged and is lost`),
    ...[...numbers]
      .filter((number) => !acknowledgedNumbers.has(number))
      .map((number) => `${number} is there and was not acknowledged`),
    ...(acknowledgedNumbers.size === acknowledged.length ? [] : ["an order was acknowledged to two carts"]),
    ...Object.entries(expected).flatMap(([name, count]) =>
      sums?.[name] === count ? [] : [`${name} is ${sums?.[name]} instead of ${count}`],
    ),
    ...asManyAsOrders.flatMap((name) =>
      sums?.[name] === numbers.size ? [] : [`${name} is ${sums?.[name]} for ${numbers.size} orders`],
    ),
  ];
}
