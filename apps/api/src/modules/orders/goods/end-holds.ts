import type { Database, Sql } from "#api/platform/database/port.ts";
import { type LockedOrder, lockEndedHold } from "../locked-order.ts";
import { queueOrderMail } from "../mail/order-mail.ts";
import { queueShopOrderMail } from "../mail/shop-order-mail.ts";
import { addEvent } from "../order-events.ts";
import { readAgain } from "../order-rows.ts";
import { processEachOrder } from "../process-each-order.ts";
import { releaseGoods } from "./order-goods.ts";

/**
 * Puts goods back on sale whose time is over: of orders that no one has confirmed, and of confirmed ones whose delivery
 * fee we did not send in time. The orders stay, and their shoppers get a mail; of a fee that we owe the shop gets one too.
 * @param shopEmail where the shop reads what it has to do
 * @returns how many holds ended here
 * @source design D28
 */
export function endHolds(db: Database, shopEmail: string): Promise<number> {
  return processEachOrder(db, lockEndedHold, (tx, order) => endHold(tx, order, shopEmail));
}

async function endHold(tx: Sql, order: LockedOrder, shopEmail: string): Promise<void> {
  await releaseGoods(tx, order);
  const text = order.isProved
    ? "We did not send you the delivery fee in time. Your lights are on sale again until we do."
    : "The order was not confirmed in time. Your lights are on sale again, and your order stays open.";
  await addEvent(tx, order, text);
  const free = await readAgain(tx, order);
  await queueOrderMail(tx, { kind: "hold_ended", order: free });
  if (order.isProved) await queueShopOrderMail(tx, shopEmail, "fee_overdue", free);
}
