import { addKobo, type Kobo, kobo } from "@precise/cart-core/money";
import { allocate, allocatedTo, takeAllocation } from "#api/modules/money/ledger/receipts.ts";
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
  const receipts = await tx.query<{ id: number }>(
    `select id from payment_receipt where kind = 'received' and id in (
       select receipt_id from payment_allocation where order_id = $1 and undone_at is null)
     order by id for update`,
    [id],
  );
  const carried: Carried[] = [];
  for (const { id: receiptId } of receipts) {
    const amount = await allocatedTo(tx, receiptId, id);
    await takeAllocation(tx, receiptId, id, amount, actor);
    carried.push({ receiptId, amount });
  }
  // It is no longer an order that was paid: nothing of it is waited for, or to be paid back.
  await tx.query("update shop_order set paid_at = null where id = $1 and paid_at is not null", [id]);
  return carried;
}

/** Gives the money to the order that took the other's place, with all that follows from money that comes. */
export async function giveMoney(
  tx: Sql,
  number: string,
  carried: readonly Carried[],
  actor: string,
  respondHours: number,
): Promise<void> {
  const order = await lockOrder(tx, number);
  if (!order) throw new Error("an order was placed and is not there");
  for (const { receiptId, amount } of carried) await allocate(tx, receiptId, order.id, amount, actor);
  const amount = addKobo(kobo(0), ...carried.map((each) => each.amount));
  if (amount > 0) await settlePayment(tx, order, { amount, actor }, respondHours);
}
