import { answerKey, claimKey, releaseKey } from "#api/modules/appointments/appointment-keys.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";

interface Made {
  readonly reference: string;
}

/**
 * Books once for a key: the same key and body find what was made; what was refused leaves the key free.
 * @param key undefined: nothing is remembered
 * @param work calls `done` in the transaction that writes the booking down
 */
export async function onceForCaller(
  db: Database,
  key: string | undefined,
  body: object,
  work: (done: (tx: Sql, reference: string) => Promise<void>) => Promise<Made>,
): Promise<Made> {
  if (key === undefined) return work(async () => undefined);
  // Apart from the keys that visitors send.
  const claim = await claimKey(db, `desk:${key}`, body);
  switch (claim.kind) {
    case "answered":
      return { reference: claim.reference };
    case "reused":
      throw new Refused("This Idempotency-Key belongs to another booking.", { status: 422 });
    case "in_progress":
      throw new Refused("This booking is being made already. Look at the week in a moment.");
    case "claimed":
  }
  let isDone = false;
  try {
    const result = await work((tx, reference) => answerKey(tx, claim.keyHash, reference));
    isDone = true;
    return result;
  } finally {
    if (!isDone) await releaseKey(db, claim.keyHash);
  }
}
