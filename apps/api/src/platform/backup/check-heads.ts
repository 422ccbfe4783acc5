import { type AuditFault, lostHeads } from "#api/platform/audit/verify-audit.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { readHeads } from "./audit-heads.ts";

/**
 * Whether the audit still leads to each of its ends that were written down beside the backups: not where the database was put back or
 * rewritten by another way than `restore`, which notes itself there.
 * @returns where it does not, the oldest first
 */
export async function checkHeads(sql: Sql, folder: string): Promise<readonly AuditFault[]> {
  return lostHeads(sql, await readHeads(folder));
}
