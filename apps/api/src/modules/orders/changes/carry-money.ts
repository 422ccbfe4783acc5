import { type CarriedMoney, handOver, takeOff } from "#api/modules/money/money.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { type LockedOrder, lockOrder } from "../locked-order.ts";
import { settlePayment } from "../money/receive-payment.ts";

/** Takes all received money off a locked order of which nothing went back, so that it can be another's. */
export async function takeMoney(
  tx: Sql,
  { id }: LockedOrder,
  actor: string,
): Promise<readonly CarriedMoney[]> {
  const carried = await takeOff(tx, id, actor);
  // It is no longer an order that was paid: nothing of it is waited for, or to be paid back.
  await tx.query("update shop_order set paid_at = null where id = $1 and paid_at is not null", [id]);
  return carried;
}

/** Gives the money, and what may still come of it, to the order that took the other's place, with all that follows. */
export async function giveMoney(
  tx: Sql,
  from: LockedOrder,
  number: string,
  carried: readonly CarriedMoney[],
  actor: string,
  respondHours: number,
): Promise<void> {
  const order = await lockOrder(tx, number);
  if (!order) throw new Error("an order was placed and is not there");
  const amount = await handOver(tx, { from: from.id, to: order.id }, carried, actor);
  if (amount > 0) await settlePayment(tx, order, { amount, actor }, respondHours);
}
