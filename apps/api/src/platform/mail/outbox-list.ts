import type { Sql } from "#api/platform/database/port.ts";
import type { JobEntry } from "#api/platform/jobs/job-rows.ts";
import type { Outbox } from "./outbox-rows.ts";

export type MailState = "waiting" | "sent" | "dead";

/** A mail as an operator sees it. */
export interface OutboxEntry {
  readonly id: number;
  /** The event that it is about: `order:PR-7K3M9QX1:shipped`. */
  readonly event_key: string;
  readonly kind: string;
  readonly recipient: string;
  readonly state: MailState;
  readonly attempts: number;
  readonly created_at: Date;
  readonly due_at: Date;
  readonly sent_at: Date | null;
  readonly last_error: string | null;
}

/** The newest e-mails, of one state or of all. */
export async function listOutbox(
  sql: Sql,
  options: { readonly state?: MailState; readonly limit: number },
): Promise<OutboxEntry[]> {
  return sql.query<OutboxEntry>(
    `select id, event_key, kind, recipient, state, attempts, created_at, due_at, sent_at, last_error
     from mail_outbox where $1::text is null or state = $1 order by id desc limit $2`,
    [options.state ?? null, options.limit],
  );
}

/**
 * Makes mails due at once with all their attempts before them: the one of that id, or all failed e-mails. What was
 * sent is never sent again; what was emptied since it was given up cannot be.
 * @returns how many
 */
export async function retryMails(sql: Sql, which: number | "dead", outbox: Outbox = "mail"): Promise<number> {
  const rows = await sql.query(
    `update ${outbox}_outbox set state = 'waiting', attempts = 0, due_at = now()
     where recipient <> '' and case when $1::bigint is null then state = 'dead' else id = $1 and state <> 'sent' end
     returning id`,
    [which === "dead" ? null : which],
  );
  return rows.length;
}

/**
 * Sends an e-mail once more that was sent: under a name of its own, or a server that knows the first would drop it.
 * @returns whether it was sent and its text is still kept
 */
export async function sendOnceMore(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql.query(
    `update mail_outbox set state = 'waiting', attempts = 0, due_at = now(), message_key = gen_random_uuid()
     where id = $1 and state = 'sent' and recipient <> '' returning id`,
    [id],
  );
  return rows.length > 0;
}

/** Sends an e-mail to another address. @returns whether its text is still kept */
export async function sendToOther(sql: Sql, id: number, recipient: string): Promise<boolean> {
  const rows = await sql.query(
    `update mail_outbox set state = 'waiting', attempts = 0, due_at = now(), message_key = gen_random_uuid(),
       recipient = $2, last_error = null
     where id = $1 and recipient <> '' returning id`,
    [id, recipient],
  );
  return rows.length > 0;
}

/** All mails as one job: the next that is due, the last that was sent, how many have failed, and the newest fault. */
export async function mailsAsJob(sql: Sql): Promise<JobEntry> {
  const [all] = await sql.query<Omit<JobEntry, "name">>(
    `select min(due_at) filter (where state = 'waiting') as due_at, max(sent_at) as done_at,
       (count(*) filter (where last_error is not null))::int as attempts,
       min(due_at) filter (where state = 'dead') as dead_since,
       (array_agg(last_error order by id desc) filter (where last_error is not null))[1] as last_error
     from mail_outbox where recipient <> ''`,
    [],
  );
  const none = { due_at: null, done_at: null, attempts: 0, dead_since: null, last_error: null };
  return { name: "mail", ...(all ?? none) };
}
