import type { Database } from "../database/port.ts";
import { lockOverdueOrder } from "./locked-order.ts";
import { moveOrder } from "./move-order.ts";

const everyMilliseconds = 60_000;

/**
 * Cancels orders whose time to pay or to answer is over: their goods go back, their code may be used again, and the
 * shopper is told. Each order is a transaction of its own and is locked with `skip locked`, so replicas share the work
 * and none is released twice.
 * @returns how many were cancelled here
 * @source D15 "released when an unpaid order expires"
 */
export async function expireOrders(db: Database, onFault: (fault: unknown) => void): Promise<number> {
  const failed: number[] = [];
  let expired = 0;
  for (;;) {
    let id: number | undefined;
    try {
      const moved = await db.transaction(async (tx) => {
        const order = await lockOverdueOrder(tx, failed);
        id = order?.id;
        return order && moveOrder(tx, order, { to: "cancelled", by: "system", respondHours: 0 });
      });
      if (!moved) return expired;
      if (!moved.ok) throw new Error(`an overdue order could not be cancelled: ${moved.code}`);
      expired += 1;
    } catch (fault) {
      onFault(fault);
      // One order that cannot be cancelled must not hold up the others.
      if (id === undefined) return expired;
      failed.push(id);
    }
  }
}

/** Looks for overdue orders once a minute. */
export function startExpiry(db: Database, onFault: (fault: unknown) => void): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => expireOrders(db, onFault));
  }, everyMilliseconds).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
