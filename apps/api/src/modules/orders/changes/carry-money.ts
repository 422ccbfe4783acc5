import { addKobo, type Kobo, kobo } from "@precise/cart-core/money";
import { allocate, allocatedTo, lockReceiptsOf, takeAllocation } from "#api/modules/money/ledger/receipts.ts";
import { handAttemptsOver } from "#api/modules/money/online/attempt-rows.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { type LockedOrder, lockOrder } from "../locked-order.ts";
import { settlePayment } from "../money/receive-payment.ts";

/** Money that an order had and its successor gets. */
interface Carried {
  readonly receiptId: number;
  readonly amount: Kobo;
}

/** Takes all received money off a locked order of which nothing went back, so that it can be another's. */
export async function takeMoney(tx: Sql, { id }: LockedOrder, actor: string): Promise<readonly Carried[]> {
  const carried: Carried[] = [];
  for (const receiptId of await lockReceiptsOf(tx, id)) {
    const amount = await allocatedTo(tx, receiptId, id);
    await takeAllocation(tx, receiptId, id, amount, actor);
    carried.push({ receiptId, amount });
  }
  // It is no longer an order that was paid: nothing of it is waited for, or to be paid back.
  await tx.query("update shop_order set paid_at = null where id = $1 and paid_at is not null", [id]);
  return carried;
}

/** Gives the money, and what may still come of it, to the order that took the other's place, with all that follows. */
export async function giveMoney(
  tx: Sql,
  from: LockedOrder,
  number: string,
  carried: readonly Carried[],
  actor: string,
  respondHours: number,
): Promise<void> {
  const order = await lockOrder(tx, number);
  if (!order) throw new Error("an order was placed and is not there");
  await handAttemptsOver(tx, from.id, order.id);
  for (const { receiptId, amount } of carried) await allocate(tx, receiptId, order.id, amount, actor);
  const amount = addKobo(kobo(0), ...carried.map((each) => each.amount));
  if (amount > 0) await settlePayment(tx, order, { amount, actor }, respondHours);
}
