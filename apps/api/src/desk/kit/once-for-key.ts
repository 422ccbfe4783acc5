import type { StaffSession } from "#api/modules/staff/staff-session.ts";
import { databaseOf } from "#api/platform/database/inside-transaction.ts";
import type { Transaction } from "#api/platform/database/port.ts";
import { orRollBack } from "#api/platform/http/or-roll-back.ts";
import { answer, type Reply } from "#api/platform/http/reply.ts";
import { digest, keyReused } from "#api/platform/once/order-keys.ts";
import type { DeskParts } from "./desk-parts.ts";

interface KeyedCall {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

/**
 * Does something once for the Idempotency-Key of a call of the staff: the change and its answer are written in one
 * transaction, so that the same key and body find the answer however the first call ended. A refusal leaves the key free.
 * @param path of the call, so that a key counts for it alone
 * @param work does it with the parts that it is given: their transactions are this one
 */
export function onceForKey<Data extends object>(
  parts: DeskParts,
  { staffId }: Pick<StaffSession, "staffId">,
  path: string,
  { headers, body }: KeyedCall,
  work: (parts: DeskParts) => Promise<Reply<Data>>,
): Promise<Reply<Data>> {
  const key = headers["idempotency-key"] ?? "";
  const bodyHash = digest(JSON.stringify([path, body]));
  return orRollBack(parts.db, async (tx) => {
    // A call with the same key waits here until the first has ended.
    const [claimed] = await tx.query(
      `insert into desk_key (staff_id, key, body_hash, answer) values ($1, $2, $3, '{}')
       on conflict (staff_id, key) do nothing returning key`,
      [staffId, key, bodyHash],
    );
    if (claimed === undefined) return earlier<Data>(tx, staffId, key, bodyHash);
    const db = databaseOf(tx, parts.db);
    const reply = await work({ ...parts, db, tools: { ...parts.tools, db } });
    if ("failure" in reply) return reply;
    await tx.query("update desk_key set answer = $3::jsonb where staff_id = $1 and key = $2", [
      staffId,
      key,
      { data: reply.data },
    ]);
    return reply;
  });
}

async function earlier<Data>(
  tx: Transaction,
  staffId: string,
  key: string,
  bodyHash: string,
): Promise<Reply<Data>> {
  const [row] = await tx.query<{ body_hash: string; answer: { readonly data: Data } }>(
    "select body_hash, answer from desk_key where staff_id = $1 and key = $2",
    [staffId, key],
  );
  return row?.body_hash === bodyHash ? answer(row.answer.data) : keyReused();
}
