import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "#api/platform/database/open-database.ts";
import type { OnAnswer } from "./ask-timed.ts";
import { brokenPromises, type SoldArticle } from "./order-promises.ts";
import { placingShopper } from "./placing-shopper.ts";

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
  readonly onAnswer?: OnAnswer;
  /** Numbers of orders that were acknowledged to others, who have ended when `disturb` has. */
  readonly otherOrders?: () => readonly string[];
  readonly inTheEnd?: () => Promise<void>;
  readonly database: { readonly dataFolder: string; readonly databaseUrl?: string | undefined };
}): Promise<PurchaseReport> {
  const { sold, urlOf, disturb, onAnswer, inTheEnd, database } = options;
  const shoppers = Array.from({ length: options.shoppers }, () =>
    placingShopper(sold.sku, sold.payable, onAnswer),
  );
  const acknowledged = () => [
    ...shoppers.flatMap((shopper) => shopper.acknowledged),
    ...(options.otherOrders?.() ?? []),
  ];
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
    ...(await brokenPromises(db, acknowledged(), sold)),
  ];
  const [row] = await db.query<{ orders: number }>("select count(*)::int as orders from shop_order");
  await db.close();
  return { acknowledged: acknowledged().length, orders: row?.orders ?? 0, broken };
}
