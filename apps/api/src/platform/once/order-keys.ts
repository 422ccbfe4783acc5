import { createHash } from "node:crypto";
import type { Sql } from "#api/platform/database/port.ts";
import { failure } from "#api/platform/http/reply.ts";

/** A request to order, by digests: of the cart's id, of the caller's key, and of everything that was sent. */
export interface OrderKey {
  readonly cartHash: string;
  readonly keyHash: string;
  readonly bodyHash: string;
}

/**
 * @param body as the contract decoded it, so that blanks and the order of keys make no difference
 */
export function orderKey(cartHash: string, key: string, body: object): OrderKey {
  return { cartHash, keyHash: digest(key), bodyHash: digest(JSON.stringify(body)) };
}

/**
 * What was answered to this cart's key before. Ask under the cart's lock: then an answer is either there or not begun.
 * @returns `reused` when the key came with another request
 */
export async function findAnswer<Answer>(tx: Sql, key: OrderKey): Promise<Answer | "reused" | undefined> {
  const [row] = await tx.query<{ body_hash: string; answer: string }>(
    "select body_hash, answer from order_key where cart_hash = $1 and key_hash = $2",
    [key.cartHash, key.keyHash],
  );
  if (!row) return undefined;
  if (row.body_hash !== key.bodyHash) return "reused";
  // It was written by keepAnswer and is decoded by the contract again when it is sent.
  return JSON.parse(row.answer) as Answer;
}

/** The refusal of a key that came with another request before. */
export function keyReused() {
  return failure(422, "idempotency_key_reused", "This Idempotency-Key belongs to another request.", {
    field: "idempotency-key",
  });
}

/** Only what was done is kept: a refusal changed nothing, so asking again is harmless and may well succeed. */
export async function keepAnswer(tx: Sql, key: OrderKey, answer: object): Promise<void> {
  await tx.query("insert into order_key (cart_hash, key_hash, body_hash, answer) values ($1, $2, $3, $4)", [
    key.cartHash,
    key.keyHash,
    key.bodyHash,
    JSON.stringify(answer),
  ]);
}

/** Replaces the cart id for a trade client's calls of one kind: a key counts for no one else. */
export function clientScope(personId: string, act: "order" | "add"): string {
  return digest(`client:${act}:${personId}`);
}

/** What is kept of a key and of what was sent. */
export function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
