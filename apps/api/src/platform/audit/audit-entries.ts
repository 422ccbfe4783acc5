import { currentRequest } from "#api/platform/database/current-request.ts";
import type { Sql, SqlValue } from "#api/platform/database/port.ts";
import { isOneOf } from "#api/platform/lists/is-one-of.ts";
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
  const put = (value: SqlValue) => `$${values.push(value)}`;
  if (subject !== undefined) {
    const wanted = put([subject].flat());
    conditions.push(`id = any(array(select id from audit_entry where subject = any(${wanted}::text[])
      union all select entry_id from audit_personal
        where lower(subject) = any(array(select lower(each) from unnest(${wanted}::text[]) each))))`);
  }
  if (actor !== undefined)
    conditions.push(
      isOneOf("actor", await namesIn(sql, "actor", "position(lower($1) in lower(name)) > 0", actor), put),
    );
  if (acts !== undefined)
    conditions.push(
      isOneOf(
        "act",
        await namesIn(
          sql,
          "act",
          "name = any($1::text[]) or split_part(name, '.', 1) = any($1::text[])",
          acts,
        ),
        put,
      ),
    );
  if (from !== undefined) {
    const begin = dayBegin(put(from), 0);
    conditions.push(`at >= ${begin} and id > coalesce((select e.id from audit_entry e
      where e.at < ${begin} - interval '1 day' order by e.at desc, e.id desc limit 1), 0)`);
  }
  if (to !== undefined) {
    const end = dayBegin(put(to), 1);
    conditions.push(`at < ${end} and id < coalesce((select e.id from audit_entry e
      where e.at >= ${end} + interval '1 day' order by e.at, e.id limit 1), 9223372036854775807)`);
  }
  const { rows, next } = await readRows<NumberedEntry>(sql, {
    columns: "id",
    from: "audit_entry",
    where: conditions.join(" and ") || "true",
    values,
    isPlannedEachTime: true,
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

/**
 * SQL: the midnight in Lagos with which a day begins, or a later one. Ids rise as moments do, but for what long transactions write, and none
 * takes a day: by them an index finds where days begin.
 */
function dayBegin(day: string, later: number): string {
  return `((${day}::text::date + ${later})::timestamp at time zone 'Africa/Lagos')`;
}

/** The names of people, or of acts, that entries have and that fit: some hundred at most, each of them one step in an index. */
async function namesIn(
  sql: Sql,
  column: "actor" | "act",
  condition: string,
  wanted: SqlValue,
): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(
    `with recursive known as (
       (select ${column} as name from audit_entry order by ${column} limit 1)
       union all
       select (select e.${column} from audit_entry e where e.${column} > known.name order by e.${column} limit 1)
       from known where known.name is not null
     ) select name from known where name is not null and (${condition})`,
    [wanted],
  );
  return rows.map(({ name }) => name);
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
