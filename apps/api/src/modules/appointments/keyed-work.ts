import type { Database, Sql } from "#api/platform/database/port.ts";
import { failure, type Reply } from "#api/platform/http/reply.ts";
import { answerKey, claimKey, releaseKey } from "./appointment-keys.ts";

/**
 * Does something once for a caller's Idempotency-Key: the same key and body find what was made, and a failure leaves the
 * key free.
 * @param find the answer of what an earlier call made
 * @param work makes it; calls `done` in the transaction that writes it down
 */
export async function onceForKey<Data>(
  db: Database,
  key: string,
  body: object,
  find: (reference: string) => Promise<Reply<Data>>,
  work: (done: (tx: Sql, reference: string) => Promise<void>) => Promise<Reply<Data>>,
): Promise<Reply<Data>> {
  const claim = await claimKey(db, key, body);
  switch (claim.kind) {
    case "answered":
      return find(claim.reference);
    case "reused":
      return failure(422, "idempotency_key_reused", "This Idempotency-Key belongs to another request.", {
        field: "idempotency-key",
      });
    case "in_progress":
      return failure(409, "idempotency_in_progress", "We are still working on this. Try again in a moment.", {
        retryAfterSeconds: 2,
      });
    case "claimed":
  }
  let isDone = false;
  try {
    const reply = await work((tx, reference) => answerKey(tx, claim.keyHash, reference));
    isDone = !("failure" in reply);
    return reply;
  } finally {
    if (!isDone) await releaseKey(db, claim.keyHash);
  }
}
