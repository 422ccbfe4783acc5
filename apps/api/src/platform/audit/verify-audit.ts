import type { Sql } from "#api/platform/database/port.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";

/** Where the audit is not what was written. */
export interface AuditFault {
  /** The link of the chain; null for an entry that has none. */
  readonly place: number | null;
  /** The entry's number; null where a link itself is at fault. */
  readonly entry: number | null;
  /** `the entry was changed` */
  readonly fault: string;
}

/** The end of the chain at a moment: anyone who rewrites the chain later cannot make one that leads there. */
export interface AuditHead {
  readonly at: string;
  readonly place: number;
  readonly hash: string;
}

export interface AuditCheck {
  readonly entries: number;
  /** The first hundred, in the order of the chain. */
  readonly faults: readonly AuditFault[];
}

/** Numbers of entries that no link has. */
export interface AuditGap {
  readonly from: number;
  readonly to: number;
}

/**
 * Follows the chain of all entries from its beginning: an entry that was edited, removed or put in beside it shows.
 * @param heads ends that went out of the database: they show a chain that was made again as a whole
 */
export async function verifyAudit(sql: Sql, heads: readonly AuditHead[] = []): Promise<AuditCheck> {
  const [count] = await sql.query<{ entries: number }>("select count(*)::int as entries from audit_entry");
  const faults = await sql.query<AuditFault>(
    `select place, entry_id as entry, fault from audit_fault where fault is not null
     order by place nulls last, entry_id limit 100`,
  );
  return {
    entries: count?.entries ?? 0,
    faults: [...faults, ...(await lostHeads(sql, heads))].slice(0, 100),
  };
}

/** Where the chain does not lead to an end that it had. */
export async function lostHeads(sql: Sql, heads: readonly AuditHead[]): Promise<AuditFault[]> {
  const rows = await sql.query<{ place: number; at: string }>(
    `select given.place, given.at from jsonb_to_recordset($1::text::jsonb) as given (place int, hash text, at text)
     left join audit_chain c on c.place = given.place
     where given.place > 0 and given.hash is distinct from encode(c.hash, 'hex') order by given.place limit 100`,
    [JSON.stringify(heads)],
  );
  return rows.map(({ place, at }) => ({
    place,
    entry: null,
    fault: `the chain is not that of ${at.slice(0, 10)}`,
  }));
}

/**
 * The first hundred gaps in the numbers of entries: a hint, no fault, for an act that failed leaves one as well.
 * @source decision 077
 */
export function auditGaps(sql: Sql): Promise<AuditGap[]> {
  return sql.query<AuditGap>(
    `select (before + 1)::int as from, (entry_id - 1)::int as to
     from (select entry_id, lag(entry_id) over (order by entry_id) as before from audit_chain) known
     where entry_id > before + 1 order by entry_id limit 100`,
  );
}

/** The end of the chain now. */
export async function readHead(sql: Sql): Promise<AuditHead> {
  const [row] = await sql.query<{ place: number; hash: string }>(
    "select place::int as place, encode(hash, 'hex') as hash from audit_head",
  );
  if (row === undefined) throw new Error("the audit has no end");
  return { at: wireTime(new Date()), ...row };
}
