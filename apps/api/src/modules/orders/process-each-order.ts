import type { Database, Sql } from "#api/platform/database/port.ts";
import type { LockedOrder } from "./locked-order.ts";

/**
 * Acts on order after order, each in a transaction of its own, until none is left. `lock` takes the next one with `skip
 * locked`, so replicas share the work, and passes over those that failed: one must not hold up the others.
 * @returns how many were done here
 * @throws AggregateError at the end, with the fault of each that failed
 */
export async function processEachOrder(
  db: Database,
  lock: (tx: Sql, passedOver: readonly number[]) => Promise<LockedOrder | undefined>,
  act: (tx: Sql, order: LockedOrder) => Promise<void>,
): Promise<number> {
  const failed: number[] = [];
  const faults: unknown[] = [];
  let done = 0;
  for (let isOneLeft = true; isOneLeft; ) {
    let id: number | undefined;
    try {
      isOneLeft = await db.transaction(async (tx) => {
        const order = await lock(tx, failed);
        id = order?.id;
        if (order) await act(tx, order);
        return order !== undefined;
      });
      if (isOneLeft) done += 1;
    } catch (fault) {
      faults.push(fault);
      if (id === undefined) break;
      failed.push(id);
    }
  }
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} of the orders that are due failed`);
  return done;
}
