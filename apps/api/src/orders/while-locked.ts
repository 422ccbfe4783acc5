import type { Database, Sql } from "../database/port.ts";
import { failure, type Reply } from "../http/reply.ts";

/** Whoever waits longer for a cart that is just being ordered is told so, and may ask again with the same key. */
const waitForLock = "set local lock_timeout = '5s'";
const lockNotAvailable = "55P03";

/** Carries a refusal out of a transaction that has changed something already, so that it is rolled back. */
export class Undone<Data> extends Error {
  readonly reply: Reply<Data>;
  constructor(reply: Reply<Data>) {
    super("The order was refused after the transaction had changed something.");
    this.name = "Undone";
    this.reply = reply;
  }
}

/** Places an order in one transaction: what it answers with a refusal by `Undone` leaves nothing behind. */
export async function whileLocked<Data>(
  db: Database,
  place: (tx: Sql) => Promise<Reply<Data>>,
): Promise<Reply<Data>> {
  try {
    return await db.transaction(async (tx) => {
      await tx.query(waitForLock);
      return place(tx);
    });
  } catch (fault) {
    // Only `place` throws it, with a reply of its own kind.
    if (fault instanceof Undone) return fault.reply as Reply<Data>;
    if (!(fault instanceof Error && "code" in fault && fault.code === lockNotAvailable)) throw fault;
    const message = "An order for this cart is being placed. Ask again in a moment.";
    return failure(409, "idempotency_in_progress", message, { retryAfterSeconds: 2 });
  }
}
