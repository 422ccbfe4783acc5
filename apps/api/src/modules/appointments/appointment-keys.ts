import type { Sql } from "#api/platform/database/port.ts";
import { digest } from "#api/platform/once/order-keys.ts";

/** What is known of a caller's Idempotency-Key. */
export type Claim =
  /** It is ours now: make the booking, then answer or release. */
  | { readonly kind: "claimed"; readonly keyHash: string }
  | { readonly kind: "answered"; readonly reference: string }
  | { readonly kind: "in_progress" }
  /** It came with another request before. */
  | { readonly kind: "reused" };

/** A process that claimed it and said nothing for so long has died. A scheduling service is given less. */
const staleSeconds = 60;

/** Claims a key before anything is held: a booking that a service keeps cannot be made under a lock of ours. */
export async function claimKey(sql: Sql, key: string, body: object): Promise<Claim> {
  const keyHash = digest(key);
  const bodyHash = digest(JSON.stringify(body));
  const [claimed] = await sql.query(
    `insert into appointment_key (key_hash, body_hash) values ($1, $2)
     on conflict (key_hash) do update set claimed_at = now()
       where appointment_key.reference is null and appointment_key.body_hash = $2
         and appointment_key.claimed_at < now() - make_interval(secs => $3)
     returning key_hash`,
    [keyHash, bodyHash, staleSeconds],
  );
  if (claimed) return { kind: "claimed", keyHash };
  const [row] = await sql.query<{ body_hash: string; reference: string | null }>(
    "select body_hash, reference from appointment_key where key_hash = $1",
    [keyHash],
  );
  // Released between the two statements: the caller may ask again.
  if (!row) return { kind: "in_progress" };
  if (row.body_hash !== bodyHash) return { kind: "reused" };
  return row.reference === null ? { kind: "in_progress" } : { kind: "answered", reference: row.reference };
}

/** Gives the key its answer, in the transaction of the row that it made. */
export async function answerKey(tx: Sql, keyHash: string, reference: string): Promise<void> {
  await tx.query("update appointment_key set reference = $2 where key_hash = $1", [keyHash, reference]);
}

/** Nothing came of it: asking again is harmless and may well succeed. */
export async function releaseKey(sql: Sql, keyHash: string): Promise<void> {
  await sql.query("delete from appointment_key where key_hash = $1 and reference is null", [keyHash]);
}
