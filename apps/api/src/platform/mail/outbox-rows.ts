import type { Sql } from "#api/platform/database/port.ts";
import { countOf, rowsAtOnce } from "#api/platform/retention/delete-old.ts";
import { retentionPeriods } from "#api/platform/retention/retention-periods.ts";

/** What is to be sent: e-mails, or messages to phones. Both tables have these columns. */
export type Outbox = "mail" | "message";

/** A mail that this sender, and no one else, may send until its lease ends. */
export interface ClaimedMail {
  readonly id: number;
  readonly kind: string;
  readonly recipient: string;
  readonly content: unknown;
  readonly message_key: string;
  readonly created_at: Date;
  /** Counts this attempt too. */
  readonly attempts: number;
}

/** Longer than an attempt may take: a sender that died loses its claim by time alone. */
const leaseSeconds = 180;

/**
 * Takes mails that are due, the longest waiting first. Senders pass over what another one is taking, so each mail goes
 * to one of them.
 * @param now for tests; the database's own clock when null, so that replicas need not agree on theirs
 * @param kinds only these; all when null
 */
export async function claimDueMails(
  sql: Sql,
  most: number,
  now: Date | null,
  outbox: Outbox = "mail",
  kinds: readonly string[] | null = null,
): Promise<ClaimedMail[]> {
  return sql.query<ClaimedMail>(
    `update ${outbox}_outbox set attempts = attempts + 1,
       due_at = coalesce($2::timestamptz, now()) + make_interval(secs => $3)
     where id in (
       select id from ${outbox}_outbox
       where state = 'waiting' and due_at <= coalesce($2::timestamptz, now())
         and ($4::text[] is null or kind = any($4))
       order by due_at, id limit $1 for update skip locked
     )
     returning id, kind, recipient, content, message_key, created_at, attempts`,
    [most, now, leaseSeconds, kinds],
  );
}

/** Notes that a server has taken the mail. */
export async function noteSent(
  sql: Sql,
  mail: ClaimedMail,
  now: Date | null,
  outbox: Outbox = "mail",
): Promise<void> {
  await sql.query(
    noted(
      outbox,
      `update ${outbox}_outbox set state = 'sent', sent_at = coalesce($2::timestamptz, now()), last_error = null
       where id = $1 returning id, sent_at as at, 'sent' as outcome, last_error as reason`,
    ),
    [mail.id, now],
  );
}

/** Notes why an attempt failed, and when the next one is due; without a delay the mail is given up. */
export async function noteFailed(
  sql: Sql,
  mail: ClaimedMail,
  outcome: { readonly reason: string; readonly retryMilliseconds: number | null },
  now: Date | null,
  outbox: Outbox = "mail",
): Promise<void> {
  // Only by the attempt that still holds the claim: a late one must not undo what came after it.
  await sql.query(
    noted(
      outbox,
      `update ${outbox}_outbox set last_error = $3,
         state = case when $4::float8 is null then 'dead' else 'waiting' end,
         due_at = coalesce($5::timestamptz, now()) + make_interval(secs => coalesce($4::float8, 0) / 1000)
       where id = $1 and attempts = $2 and state = 'waiting'
       returning id, coalesce($5::timestamptz, now()) as at, case when state = 'dead' then 'dead' else 'failed' end as outcome,
         last_error as reason`,
    ),
    [mail.id, mail.attempts, outcome.reason, outcome.retryMilliseconds, now],
  );
}

/** With what became of the attempt in the history of the e-mail. Messages to phones have none. */
function noted(outbox: Outbox, change: string): string {
  if (outbox === "message") return change;
  return `with tried as (${change})
    insert into mail_attempt (mail_id, at, outcome, reason) select id, at, outcome, reason from tried`;
}

/**
 * Gives up mails that no one could send for so long, and empties mails some time after they were sent or given up. The
 * rows stay, so that no event is mailed twice.
 * @returns how many were changed
 */
export async function sweepMails(sql: Sql, most = rowsAtOnce, outbox: Outbox = "mail"): Promise<number> {
  const givenUp = await countOf(
    sql,
    `with old as (
       update ${outbox}_outbox set state = 'dead', due_at = now(), last_error = 'Not sent in the time that a ${outbox} is kept.'
       where id in (
         select id from ${outbox}_outbox where state = 'waiting' and due_at < now() - $1::interval
         limit ${most} for update skip locked
       ) returning 1
     ) select count(*)::int as rows from old`,
    [retentionPeriods.undeliveredMails.interval],
  );
  let emptied = 0;
  for (const old of ["state = 'sent' and sent_at", "state = 'dead' and due_at"]) {
    emptied += await countOf(
      sql,
      `with emptied as (
         update ${outbox}_outbox set recipient = '', content = '{}'
         where id in (
           select id from ${outbox}_outbox where recipient <> '' and ${old} < now() - $1::interval
           limit ${most} for update skip locked
         ) returning id
       )${outbox === "mail" ? ", tried as (delete from mail_attempt where mail_id in (select id from emptied))" : ""}
       select count(*)::int as rows from emptied`,
      [retentionPeriods.mailTexts.interval],
    );
  }
  return givenUp + emptied;
}
