import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { lagosDay } from "@precise/contract/nigeria/lagos-days";
import { type AuditHead, readHead } from "#api/platform/audit/verify-audit.ts";
import type { Database } from "#api/platform/database/port.ts";
import { noteHead } from "./audit-heads.ts";
import { type BackupReport, draftEnding, writeBackup } from "./write-backup.ts";

export interface DailyBackupReport {
  /** Today's. */
  readonly file: string;
  /** Undefined when today's was there already. */
  readonly made: Pick<BackupReport, "tables" | "rows"> | undefined;
  /** Written down beside it; undefined as above. */
  readonly head: AuditHead | undefined;
  /** Names of the files that were removed. */
  readonly removed: readonly string[];
}

/** A daily backup. */
export const ownBackupName = /^precise-\d{4}-\d\d-\d\d\.backup$/;
/** No backup takes so long: what is older was left by one that was killed. */
const staleMilliseconds = 24 * 60 * 60_000;

/**
 * Makes the day's backup where there is none, however often it is called, and then removes the oldest of its own files.
 * Nothing is removed before the new one is whole, and no other file ever.
 * @param options.keep how many stay, today's among them
 */
export async function dailyBackup(
  db: Database,
  folder: string,
  options: { readonly keep: number; readonly now: Date },
): Promise<DailyBackupReport> {
  const file = join(folder, `precise-${lagosDay(options.now)}.backup`);
  const written = (await stat(file).catch(() => undefined)) ? undefined : await writeBackup(db, file);
  const head = written && (await readHead(db));
  if (head) await noteHead(folder, head);
  const names = await readdir(folder);
  const old = names
    .filter((name) => ownBackupName.test(name))
    .sort()
    .reverse()
    .slice(options.keep);
  const stale: string[] = [];
  for (const name of names.filter((each) => each.startsWith(".precise-") && each.endsWith(draftEnding))) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && options.now.getTime() - found.mtimeMs > staleMilliseconds) stale.push(name);
  }
  const removed = [...old, ...stale];
  for (const name of removed) await rm(join(folder, name), { force: true });
  return { file, made: written && { tables: written.tables, rows: written.rows }, head, removed };
}
