import type { Sql } from "#api/platform/database/port.ts";
import { countOf, deleteOld, rowsAtOnce } from "#api/platform/retention/delete-old.ts";
import { retentionPeriods } from "#api/platform/retention/retention-periods.ts";
import { type Actor, actorName } from "./actor.ts";

/** A change that someone of the shop made. */
export interface AuditEntry {
  /** `nobody`: someone who did not get in. */
  readonly actor: Actor | { readonly kind: "nobody" };
  /** The command: `orders.move`. */
  readonly act: string;
  /** An order's number, an article number, a coupon's code. */
  readonly subject: string;
  readonly before: { readonly [key: string]: unknown } | null;
  readonly after: { readonly [key: string]: unknown } | null;
}

/** An entry as it is read: its actor by the name. */
export interface ListedEntry extends Omit<AuditEntry, "actor"> {
  readonly at: Date;
  readonly actor: string;
}

/** Notes a change in the transaction that makes it: there is none without its entry. */
export async function writeAudit(tx: Sql, entry: AuditEntry): Promise<void> {
  await tx.query(
    "insert into audit_entry (actor, act, subject, before, after) values ($1, $2, $3, $4::jsonb, $5::jsonb)",
    [
      entry.actor.kind === "nobody" ? "nobody" : actorName(entry.actor),
      entry.act,
      entry.subject,
      entry.before,
      entry.after,
    ],
  );
}

/** The newest changes, of one subject or of all. */
export function readAudit(
  sql: Sql,
  options: { readonly subject?: string | undefined; readonly limit: number },
): Promise<ListedEntry[]> {
  return sql.query(
    `select at, actor, act, subject, before, after from audit_entry
     where $1::text is null or subject = $1 order by id desc limit $2`,
    [options.subject ?? null, options.limit],
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
       update audit_entry set subject = 'a declined application'
       where id in (select id from audit_entry where act = 'trade.decline' and subject like '%@%'
         and at < now() - $1::interval limit ${most})
       returning 1
     ) select count(*)::int as rows from unnamed`,
    [retentionPeriods.decidedApplications.interval],
  );
  return gone + unnamed;
}
