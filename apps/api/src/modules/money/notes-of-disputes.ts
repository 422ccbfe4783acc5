import type { Sql } from "#api/platform/database/port.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";

/** What was answered to a dispute. */
export interface DisputeNote {
  readonly text: string;
  readonly url: string | null;
  readonly at: string;
  readonly actor: string;
}

/** Notes of these disputes by the payment service's number of each, the oldest first. */
export async function notesOfDisputes(
  sql: Sql,
  disputes: readonly string[],
): Promise<ReadonlyMap<string, DisputeNote[]>> {
  const rows = await sql.query<{
    dispute: string;
    text: string;
    url: string | null;
    at: Date;
    actor: string;
  }>(
    `select d.provider_id as dispute, n.text, n.url, n.at, n.actor
     from dispute_note n join payment_dispute d on d.id = n.dispute_id
     where d.provider_id = any($1::text[]) order by n.id`,
    [disputes],
  );
  const notes = new Map<string, DisputeNote[]>();
  for (const { dispute, text, url, at, actor } of rows) {
    notes.set(dispute, [...(notes.get(dispute) ?? []), { text, url, at: wireTime(at), actor }]);
  }
  return notes;
}

/**
 * Notes what was answered to a dispute.
 * @param dispute the payment service's number of it
 * @returns the number of its order; undefined where there is no such dispute
 */
export async function noteOnDispute(
  tx: Sql,
  dispute: string,
  { text, url, actor }: Omit<DisputeNote, "at">,
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: number; number: string }>(
    "select d.id, o.number from payment_dispute d join shop_order o on o.id = d.order_id where d.provider_id = $1",
    [dispute],
  );
  if (!row) return undefined;
  await tx.query("insert into dispute_note (dispute_id, text, url, actor) values ($1, $2, $3, $4)", [
    row.id,
    text,
    url,
    actor,
  ]);
  return row.number;
}
