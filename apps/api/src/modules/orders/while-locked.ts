import type { Database, Sql } from "#api/platform/database/port.ts";
import { RolledBack } from "#api/platform/http/or-roll-back.ts";
import { failure, type Reply } from "#api/platform/http/reply.ts";

/** A call that waits longer for something that others hold is answered with what it is, and may be repeated with the same key. */
const waitForLock = "set local lock_timeout = '5s'";
const lockNotAvailable = "55P03";

/**
 * Places an order in one transaction: what it answers with a refusal by `RolledBack` leaves nothing behind.
 * @param lock takes the cart that is ordered; a call that waits for it in vain is answered that this cart is being ordered. One that
 * waits for anything after it, a product or a limit, is answered that the shop is busy.
 */
export async function whileLocked<Locked, Data>(
  db: Database,
  lock: (tx: Sql) => Promise<Locked>,
  place: (tx: Sql, locked: Locked) => Promise<Reply<Data>>,
): Promise<Reply<Data>> {
  let hasCart = false;
  try {
    return await db.transaction(async (tx) => {
      await tx.query(waitForLock);
      const locked = await lock(tx);
      hasCart = true;
      return place(tx, locked);
    });
  } catch (fault) {
    if (fault instanceof RolledBack) return fault.refusal;
    if (!(fault instanceof Error && "code" in fault && fault.code === lockNotAvailable)) throw fault;
    if (hasCart) {
      const busy =
        "Other shoppers are buying the same lights. We have not placed your order: try again in a moment.";
      return failure(503, "unavailable", busy, { retryAfterSeconds: 2 });
    }
    const message = "We are already placing an order for this cart. Try again in a moment.";
    return failure(409, "idempotency_in_progress", message, { retryAfterSeconds: 2 });
  }
}
