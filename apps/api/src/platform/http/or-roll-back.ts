import type { Database, Transaction } from "#api/platform/database/port.ts";
import type { Refusal, Reply } from "./reply.ts";

/** Carries a refusal out of a transaction that has changed something already, so that nothing of it is kept. */
export class RolledBack extends Error {
  override readonly name = "RolledBack";
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super("A call was refused after its transaction had changed something.");
    this.refusal = refusal;
  }
}

/** Works in one transaction; a refusal, answered or thrown as `RolledBack`, leaves nothing of it behind. */
export async function orRollBack<Data>(
  db: Database,
  work: (tx: Transaction) => Promise<Reply<Data>>,
): Promise<Reply<Data>> {
  try {
    return await db.transaction(async (tx) => {
      const reply = await work(tx);
      if ("failure" in reply) throw new RolledBack(reply);
      return reply;
    });
  } catch (fault) {
    if (fault instanceof RolledBack) return fault.refusal;
    throw fault;
  }
}
