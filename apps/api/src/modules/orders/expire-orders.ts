import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { type LockedOrder, lockOverdueOrder } from "./locked-order.ts";
import { moveOrder } from "./move-order.ts";
import { verifyOverdue } from "./online/verify-overdue.ts";
import { processEachOrder } from "./process-each-order.ts";

/**
 * Cancels orders whose time to pay, to confirm or to answer is over: their goods go back, their code may be used again,
 * and the shopper gets a mail. None is released twice.
 * @param online the payment service, which is asked first about orders that might be paid
 * @returns how many were cancelled here
 * @source design D15, decision 061
 */
export async function expireOrders(db: Database, online?: OnlinePayments): Promise<number> {
  if (online) await verifyOverdue(db, online);
  return processEachOrder(db, lockOverdueOrder, cancel);
}

async function cancel(tx: Sql, order: LockedOrder): Promise<void> {
  const moved = await moveOrder(tx, order, { to: "cancelled", by: "system", respondHours: 0 });
  if (!moved.ok) throw new Error(`an overdue order could not be cancelled: ${moved.code}`);
}
