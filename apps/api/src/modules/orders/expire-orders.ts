import type { Database, Sql } from "#api/platform/database/port.ts";
import { endHolds } from "./goods/end-holds.ts";
import { type LockedOrder, lockOverdueOrder } from "./locked-order.ts";
import { moveOrder } from "./move-order.ts";
import { processEachOrder } from "./process-each-order.ts";

const everyMilliseconds = 60_000;

/**
 * Cancels orders whose time to pay, to confirm or to answer is over: their goods go back, their code may be used again,
 * and the shopper gets a mail. None is released twice.
 * @returns how many were cancelled here
 * @source design D15
 */
export function expireOrders(db: Database, onFault: (fault: unknown) => void): Promise<number> {
  return processEachOrder(db, lockOverdueOrder, cancel, onFault);
}

async function cancel(tx: Sql, order: LockedOrder): Promise<void> {
  const moved = await moveOrder(tx, order, { to: "cancelled", by: "system", respondHours: 0 });
  if (!moved.ok) throw new Error(`an overdue order could not be cancelled: ${moved.code}`);
}

/** Looks once a minute for orders whose time is over, and for goods that are held no longer. */
export function startExpiry(
  db: Database,
  shopEmail: string,
  onFault: (fault: unknown) => void,
): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => expireOrders(db, onFault)).then(() => endHolds(db, shopEmail, onFault));
  }, everyMilliseconds).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
