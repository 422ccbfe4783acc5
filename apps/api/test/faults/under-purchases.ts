import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "#api/platform/database/open-database.ts";
import type { Database } from "#api/platform/database/port.ts";
import { placingShopper } from "./placing-shopper.ts";

/** The one article that is bought, and how much of it there was at first. */
export interface SoldArticle {
  readonly sku: string;
  readonly stockAtFirst: number;
  /** One piece, delivered, in naira. */
  readonly payable: number;
}

/** What came of the purchases. */
export interface PurchaseReport {
  readonly acknowledged: number;
  /** Orders in the database. */
  readonly orders: number;
  /** One line for each promise that was broken. */
  readonly broken: readonly string[];
}

/**
 * Shoppers place orders while something is done to the shop; then everybody whose answer was lost asks once more, and the
 * database is compared with what shoppers were answered.
 * @param urlOf where the next request goes: what a shopper finds who comes now
 * @param disturb what is done meanwhile; the shoppers stop when it is over, and the shop must work then
 * @param inTheEnd what stops the shop, so that its database can be opened
 */
export async function underPurchases(options: {
  readonly shoppers: number;
  readonly sold: SoldArticle;
  readonly urlOf: () => string;
  readonly disturb: (acknowledged: () => number) => Promise<void>;
  readonly inTheEnd?: () => Promise<void>;
  readonly database: { readonly dataFolder: string; readonly databaseUrl?: string | undefined };
}): Promise<PurchaseReport> {
  const { sold, urlOf, disturb, inTheEnd, database } = options;
  const shoppers = Array.from({ length: options.shoppers }, () => placingShopper(sold.sku, sold.payable));
  const acknowledged = () => shoppers.flatMap((shopper) => shopper.acknowledged);
  let isOver = false;
  const placing = shoppers.map(async (shopper) => {
    // They get no notice: they find out by a call that fails.
    while (!isOver) await shopper.orderOnce(urlOf()).catch(() => wait(20));
  });
  try {
    await disturb(() => acknowledged().length);
  } finally {
    isOver = true;
    await Promise.all(placing);
  }
  const unanswered = () => shoppers.filter((shopper) => shopper.isWaiting());
  for (let time = 0; time < 100 && unanswered().length > 0; time += 1) {
    if (time > 0) await wait(100);
    await Promise.all(
      unanswered().map((shopper) => shopper.orderOnce(urlOf(), "only-open").catch(() => undefined)),
    );
  }
  await inTheEnd?.();
  const db = await openDatabase(database);
  const broken = [
    ...shoppers.flatMap((shopper) => shopper.surprises),
    ...(unanswered().length > 0 ? [`${unanswered().length} shoppers never got an answer`] : []),
    ...(await brokenPromises(db, sold, acknowledged())),
  ];
  const [row] = await db.query<{ orders: number }>("select count(*)::int as orders from shop_order");
  await db.close();
  return { acknowledged: acknowledged().length, orders: row?.orders ?? 0, broken };
}

/** What must be true of the database, whenever the api died. */
async function brokenPromises(
  db: Database,
  { sku, stockAtFirst }: SoldArticle,
  acknowledged: readonly string[],
): Promise<string[]> {
  const kept = await db.query<{ number: string }>("select number from shop_order");
  const numbers = new Set(kept.map((row) => row.number));
  const acknowledgedNumbers = new Set(acknowledged);
  const [sums] = await db.query<Record<string, number>>(
    `select (select stock_qty from product where sku = $1) + (select coalesce(sum(quantity), 0)::int from shop_order_line)
         as pieces,
       (select count(*)::int from cart where status = 'ordered') as ordered_carts,
       (select count(*)::int from order_key) as answers,
       (select count(*)::int from mail_outbox where kind = 'order_placed') as mails,
       (select count(distinct content->'order'->>'number')::int from mail_outbox where kind = 'order_placed')
         as mailed_orders,
       (select count(*)::int from shop_order o where 1 <> (select count(*) from shop_order_line l where l.order_id = o.id)
         or 2 <> (select count(*) from shop_order_event e where e.order_id = o.id)) as torn_orders`,
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
