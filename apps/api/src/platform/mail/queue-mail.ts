import type { Sql } from "#api/platform/database/port.ts";
import type { QueuedMail } from "./mail-kinds.ts";
import { withQueuedBy } from "./queued-by.ts";

/**
 * Queues any mail, once for its event. Nothing is queued for an address that is no longer kept: it is empty then, and no
 * server takes such a mail.
 * @param dueAt when it is to be sent; it then bears that time
 * @returns whether it was queued now
 */
export async function queueMail(
  tx: Sql,
  eventKey: string,
  recipient: string,
  mail: QueuedMail,
  dueAt: Date | null = null,
): Promise<boolean> {
  if (recipient === "") return false;
  // No NOTIFY: PostgreSQL lets transactions that send one commit one at a time, and every order queues a mail.
  const rows = await tx.query(
    `insert into mail_outbox (event_key, kind, recipient, content, created_at, due_at)
     values ($1, $2, $3, $4::jsonb, coalesce($5::timestamptz, now()), coalesce($5::timestamptz, now()))
     on conflict (event_key) do nothing returning id`,
    [eventKey, mail.kind, recipient, withQueuedBy(mail), dueAt],
  );
  return rows.length > 0;
}

/** Takes a mail back in the transaction that queued it, unless it is meant. */
export async function dropMailUnless(tx: Sql, eventKey: string, isMeant: boolean): Promise<void> {
  await tx.query("delete from mail_outbox where event_key = $1 and not $2::boolean", [eventKey, isMeant]);
}
