import type { Database, Sql } from "#api/platform/database/port.ts";
import { answerKey, claimKey, releaseKey } from "./appointment-keys.ts";

/** What a key that was claimed before answers. */
export interface EarlierAnswers<Result> {
  /** The answer of what an earlier call made. */
  found(reference: string): Promise<Result>;
  /** It came with another request, or its first call has not ended yet. @throws or answers why nothing is made */
  refuse(why: "reused" | "in_progress"): Result;
}

/**
 * Makes something once for an Idempotency-Key: the same key and body find what was made, and a refusal, answered or thrown,
 * leaves the key free. The key is claimed before the work begins: a calendar that others keep cannot be booked under a lock.
 * @param work makes it; calls `done` in the transaction that writes it down
 */
export async function bookOnce<Result extends object>(
  db: Database,
  key: string,
  body: object,
  earlier: EarlierAnswers<Result>,
  work: (done: (tx: Sql, reference: string) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const claim = await claimKey(db, key, body);
  if (claim.kind === "answered") return earlier.found(claim.reference);
  if (claim.kind !== "claimed") return earlier.refuse(claim.kind);
  let isDone = false;
  try {
    const result = await work((tx, reference) => answerKey(tx, claim.keyHash, reference));
    isDone = !("failure" in result);
    return result;
  } finally {
    if (!isDone) await releaseKey(db, claim.keyHash);
  }
}
