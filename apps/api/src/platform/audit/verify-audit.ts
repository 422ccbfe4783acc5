import type { Sql } from "#api/platform/database/port.ts";

/** Where the audit is not what was written. */
export interface AuditFault {
  /** The link of the chain; null for an entry that has none. */
  readonly place: number | null;
  /** The entry's number; null where a link itself is at fault. */
  readonly entry: number | null;
  /** `the entry was changed` */
  readonly fault: string;
}

export interface AuditCheck {
  readonly entries: number;
  /** The first hundred, in the order of the chain. */
  readonly faults: readonly AuditFault[];
}

/** Follows the chain of all entries from its beginning: an entry that was edited, removed or put in beside it shows. */
export async function verifyAudit(sql: Sql): Promise<AuditCheck> {
  const [count] = await sql.query<{ entries: number }>("select count(*)::int as entries from audit_entry");
  const faults = await sql.query<AuditFault>(
    `select place, entry_id as entry, fault from audit_fault where fault is not null
     order by place nulls last, entry_id limit 100`,
  );
  return { entries: count?.entries ?? 0, faults };
}
