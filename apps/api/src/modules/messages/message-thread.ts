import { type Actor, actorName } from "#api/platform/audit/actor.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { KeptMessage } from "./message-rows.ts";

/** What the staff wrote about a message: a note for themselves, or an answer that was mailed to its sender. */
export interface MessageEntry {
  readonly id: number;
  readonly at: Date;
  readonly kind: "note" | "answer";
  readonly author: string;
  readonly text: string;
  /** How far the e-mail of an answer is; null for notes, and once the outbox has forgotten it. */
  readonly mail: "waiting" | "sent" | "dead" | null;
}

/** Names the e-mail of an answer in the outbox. */
export function answerEventKey(reference: string, entryId: number): string {
  return `message:${reference}:answer:${entryId}`;
}

/** Notes and answers of a message, the oldest first. */
export function readThread(sql: Sql, { id, reference }: KeptMessage): Promise<MessageEntry[]> {
  return sql.query<MessageEntry>(
    `select entry.id, entry.at, entry.kind, entry.author, entry.text, mail.state as mail
     from shop_message_entry entry
     left join mail_outbox mail on entry.kind = 'answer' and mail.event_key = $2 || entry.id
     where entry.message_id = $1 order by entry.id`,
    [id, answerEventKey(reference, 0).slice(0, -1)],
  );
}

/** Writes a note or an answer down. @returns its id */
export async function addEntry(
  tx: Sql,
  messageId: number,
  entry: { readonly kind: MessageEntry["kind"]; readonly text: string; readonly actor: Actor },
): Promise<number> {
  const { kind, text, actor } = entry;
  const [row] = await tx.query<{ id: number }>(
    `insert into shop_message_entry (message_id, kind, staff_id, author, text)
     values ($1, $2, $3, $4, $5) returning id`,
    [messageId, kind, actor.kind === "staff" ? actor.id : null, actorName(actor), text],
  );
  if (!row) throw new Error("an entry was written and is not there");
  return row.id;
}
