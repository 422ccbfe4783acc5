import { currentRequest } from "#api/platform/database/current-request.ts";
import type { Sql, SqlValue } from "#api/platform/database/port.ts";
import { type Page, readRows } from "#api/platform/lists/read-page.ts";
import { countOf, deleteOld, rowsAtOnce } from "#api/platform/retention/delete-old.ts";
import { retentionPeriods } from "#api/platform/retention/retention-periods.ts";
import { type Actor, actorName } from "./actor.ts";

type Fields = { readonly [key: string]: unknown };

/** A change that someone of the shop made. Secrets and passwords never stand in it. */
export interface AuditEntry {
  /** `nobody`: someone who did not get in. */
  readonly actor: Actor | { readonly kind: "nobody" };
  /** The command: `orders.move`. */
  readonly act: string;
  /** An order's number, an article number, a coupon's code. */
  readonly subject: string;
  /** What changed, as it was and as it is. */
  readonly before: Fields | null;
  readonly after: Fields | null;
  /** Why, where it was asked. */
  readonly reason?: string | undefined;
}

/** An entry as it is read: its actor by the name, and `erased` in the place of what was forgotten. */
export interface ListedEntry extends Omit<AuditEntry, "actor" | "reason"> {
  readonly at: Date;
  readonly actor: string;
  readonly reason: string | null;
  /** The call that made it, as the log names it; null for jobs and the terminal. */
  readonly request_id: string | null;
}

/**
 * Notes a change in the transaction that makes it: there is none without its entry. The database keeps what a person is known by
 * apart and chains the entry at the commit (migration 0112).
 */
export function writeAudit(tx: Sql, entry: AuditEntry): Promise<void> {
  return writeAudits(tx, [entry]);
}

/** The same of many changes at once. */
export async function writeAudits(tx: Sql, entries: readonly AuditEntry[]): Promise<void> {
  await tx.query(
    `insert into audit_entry (actor, act, subject, before, after, staff_id, session_id, reason, request_id)
     select actor, act, subject, before, after, staff_id, session_id, reason, $2
     from jsonb_to_recordset($1::text::jsonb) as given (actor text, act text, subject text, before jsonb, after jsonb,
       staff_id uuid, session_id bigint, reason text)`,
    [JSON.stringify(entries.map(entryRow)), currentRequest()],
  );
}

function entryRow({ actor, act, subject, before, after, reason: why }: AuditEntry) {
  const staff = actor.kind === "staff" ? actor : undefined;
  const askedBy = staff?.askedBy === undefined ? undefined : `Asked by ${staff.askedBy}`;
  const reason = [why, askedBy].filter((each) => each !== undefined).join(". ");
  return {
    actor: actor.kind === "nobody" ? "nobody" : actorName(actor),
    act,
    subject,
    before,
    after,
    staff_id: staff?.id ?? null,
    session_id: staff?.session ?? null,
    reason: reason === "" ? null : reason,
  };
}

/** Which entries are wanted; all of them where nothing is said. */
export interface AuditFilter {
  /** An order's number, an article number, an e-mail: exactly; any of several. */
  readonly subject?: string | readonly string[] | undefined;
  /** A part of the name. */
  readonly actor?: string | undefined;
  /** `orders.move`, or the group `orders`; any of them. */
  readonly acts?: readonly string[] | undefined;
  /** Days in Lagos, YYYY-MM-DD; both are in. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

type NumberedEntry = ListedEntry & { readonly id: number };

/** The newest changes, newest first. */
export async function readAudit(sql: Sql, filter: AuditFilter): Promise<NumberedEntry[]> {
  return (await pageOfAudit(sql, filter)).rows;
}

/** The same by pages. */
export async function pageOfAudit(sql: Sql, filter: AuditFilter): Promise<Page<NumberedEntry>> {
  const { subject, actor, acts, from, to, cursor, limit } = filter;
  const conditions: string[] = [];
  const values: SqlValue[] = [];
  const add = (condition: string, value: SqlValue | undefined) => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(condition.replaceAll("?", `$${values.length}`));
  };
  add(
    `(subject = any(?::text[]) or id in (select entry_id from audit_personal
       where lower(subject) = any(array(select lower(each) from unnest(?::text[]) each))))`,
    subject === undefined ? undefined : [subject].flat(),
  );
  add("position(lower(?) in lower(actor)) > 0", actor);
  add("at >= (?::text::date)::timestamp at time zone 'Africa/Lagos'", from);
  add("at < (?::text::date + 1)::timestamp at time zone 'Africa/Lagos'", to);
  add("(act = any(?::text[]) or split_part(act, '.', 1) = any(?::text[]))", acts);
  const { rows, next } = await readRows<NumberedEntry>(sql, {
    columns: "id",
    from: "audit_entry",
    where: conditions.join(" and ") || "true",
    values,
    order: [{ by: "id", type: "bigint" }],
    way: "desc",
    wide: {
      columns: "listed.id, at, actor, act, subject, before, after, reason, request_id",
      from: "page join audit_list listed on listed.id = page.id",
    },
    cursor,
    limit,
  });
  return {
    rows: rows.map((row) => ({
      ...row,
      subject: shown(row.subject),
      before: row.before && shownFields(row.before),
      after: row.after && shownFields(row.after),
    })),
    next,
  };
}

function shownFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, typeof value === "string" ? shown(value) : value]),
  );
}

/** Of an erased value only its digest is left. */
function shown(text: string): string {
  return /^erased:[0-9a-f]{64}$/.test(text) ? "erased" : text;
}

/** Forgets what an entry knows a person by; the act, and the chain of all acts, stay. @returns in how many entries */
export function forgetInAudit(sql: Sql, email: string): Promise<number> {
  return countOf(
    sql,
    `with gone as (
       delete from audit_personal where lower(subject) = lower($1)
         or lower(before ->> 'email') = lower($1) or lower(after ->> 'email') = lower($1) returning 1
     ) select count(*)::int as rows from gone`,
    [email],
  );
}

/** Forgets what entries about these, orders or accounts, know a person by. */
export async function forgetEntriesAbout(sql: Sql, subjects: readonly string[]): Promise<void> {
  await sql.query(
    "delete from audit_personal where entry_id in (select id from audit_entry where subject = any($1::text[]))",
    [subjects],
  );
}

/** Removes old entries; those of declined applications lose the e-mail as soon as the application goes. @returns how many */
export async function sweepAudit(sql: Sql, most = rowsAtOnce): Promise<number> {
  const condition = "at < now() - $1::interval";
  const gone = await deleteOld(
    sql,
    { table: "audit_entry", condition, values: [retentionPeriods.auditEntries.interval] },
    most,
  );
  const unnamed = await countOf(
    sql,
    `with unnamed as (
       delete from audit_personal where entry_id in (
         select e.id from audit_entry e join audit_personal p on p.entry_id = e.id
         where e.act = 'trade.decline' and e.at < now() - $1::interval limit ${most})
       returning 1
     ) select count(*)::int as rows from unnamed`,
    [retentionPeriods.decidedApplications.interval],
  );
  return gone + unnamed;
}
