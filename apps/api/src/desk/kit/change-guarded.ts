import { withTransactions } from "#api/platform/database/inside-transaction.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { findAnswer, keepAnswer, type OrderKey } from "#api/platform/once/order-keys.ts";

/** Why a change was not made; `repeated`: it was made before, by the same key. */
export type WhyNot = "stale" | "repeated" | "key-reused";

/** Carries out of the transaction why the change was not made. */
class NotMade extends Error {
  override readonly name = "NotMade";
  readonly why: WhyNot;
  constructor(why: WhyNot) {
    super(`the change of an order was not made: ${why}`);
    this.why = why;
  }
}

/**
 * Changes an order once for a key, and only for the revision that its caller saw.
 * @param change works with a database whose every transaction first locks the order and looks: so any command can be given in
 *   that way, and of two at the same time one wins
 */
export async function changeGuarded<Result>(
  db: Database,
  guard: {
    readonly orderId: number;
    readonly revision: number | undefined;
    readonly key: OrderKey | undefined;
  },
  change: (db: Database) => Promise<Result>,
): Promise<Result | { readonly notMade: WhyNot }> {
  const guarded = withTransactions(db, (work) =>
    db.transaction(async (tx) => {
      const [row] = await tx.query<{ revision: number }>(
        "select revision from shop_order where id = $1 for update",
        [guard.orderId],
      );
      // A repeat comes with the revision of before its own change.
      await refuseRepeat(tx, guard.key);
      if (guard.revision !== undefined && row?.revision !== guard.revision) throw new NotMade("stale");
      const result = await work(tx);
      if (guard.key) await keepAnswer(tx, guard.key, { done: true });
      return result;
    }),
  );
  try {
    return await change(guarded);
  } catch (fault) {
    if (fault instanceof NotMade) return { notMade: fault.why };
    throw fault;
  }
}

async function refuseRepeat(tx: Sql, key: OrderKey | undefined): Promise<void> {
  const found = key && (await findAnswer<object>(tx, key));
  if (found === "reused") throw new NotMade("key-reused");
  if (found) throw new NotMade("repeated");
}
