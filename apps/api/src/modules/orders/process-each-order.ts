import type { Database, Sql } from "#api/platform/database/port.ts";
import type { LockedOrder } from "./locked-order.ts";

/**
 * Acts on order after order, each in a transaction of its own, until none is left. `lock` takes the next one with `skip
 * locked`, so replicas share the work, and passes over those that failed: one must not hold up the others.
 * @returns how many were done here
 */
export async function processEachOrder(
  db: Database,
  lock: (tx: Sql, passedOver: readonly number[]) => Promise<LockedOrder | undefined>,
  act: (tx: Sql, order: LockedOrder) => Promise<void>,
  onFault: (fault: unknown) => void,
): Promise<number> {
  const failed: number[] = [];
  let done = 0;
  for (;;) {
    let id: number | undefined;
    try {
      const isDone = await db.transaction(async (tx) => {
        const order = await lock(tx, failed);
        id = order?.id;
        if (order) await act(tx, order);
        return order !== undefined;
      });
      if (!isDone) return done;
      done += 1;
    } catch (fault) {
      onFault(fault);
      if (id === undefined) return done;
      failed.push(id);
    }
  }
}
