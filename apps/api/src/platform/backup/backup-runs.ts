import { mkdir } from "node:fs/promises";
import { basename } from "node:path";
import { lagosDay } from "@precise/contract/nigeria/lagos-days";
import type { AuditHead } from "#api/platform/audit/verify-audit.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { dailyBackup } from "./daily-backup.ts";
import { newestBackup, type RehearsalReport } from "./rehearse-restore.ts";

export type BackupKind = "backup" | "rehearsal";

/** Where daily backups are, and how many are kept. */
export interface BackupPlace {
  readonly folder: string;
  readonly keep: number;
}

/** A backup or rehearsal as it ended, or as it is wanted. */
export interface BackupRun {
  readonly id: string;
  readonly kind: BackupKind;
  readonly state: "wanted" | "done" | "failed";
  readonly asked_at: Date;
  readonly ended_at: Date | null;
  readonly file: string | null;
  readonly rows: number | null;
  readonly milliseconds: number | null;
  readonly fault: string | null;
}

const hour = 60 * 60_000;
/** A rehearsal is due a week after the last one. */
const rehearsedEvery = 7 * 24 * hour;
/** What failed is not tried again at once: a full disk stays full. */
const restAfterFault = hour;

/** What belongs to a backup and is others' to do. */
export interface WhatElse {
  /** Takes the end of the audit's chain out of the database's reach, once with each day's backup. */
  readonly onHead: (head: AuditHead) => Promise<void>;
  /** Restores a backup beside the shop. @throws Error with the sentence that says why it could not be restored */
  readonly rehearse: (file: string) => Promise<Pick<RehearsalReport, "rows">>;
}

/**
 * Does what is due: the day's backup, a rehearsal once a week, and what someone at the desk asked for. How each ended is kept.
 * @param isRested the API has been up for a while: what nobody waits for may begin
 */
export async function runDueBackups(
  db: Database,
  place: BackupPlace,
  isRested: () => boolean,
  { onHead, rehearse }: WhatElse,
): Promise<void> {
  const wanted = await db.query<{ kind: BackupKind }>("select kind from backup_run where state = 'wanted'");
  const isWanted = (kind: BackupKind) => wanted.some((each) => each.kind === kind);
  const now = new Date();
  const due = await whatIsDue(db, now);
  if (isWanted("backup") || (isRested() && due.backup))
    await noted(db, "backup", () => backUp(db, place, onHead));
  if (isWanted("rehearsal") || (isRested() && due.rehearsal))
    await noted(db, "rehearsal", () => rehearseNewest(place, rehearse));
}

/** Asks for one; what is asked for twice is done once. */
export async function wantRun(tx: Sql, kind: BackupKind): Promise<void> {
  await tx.query(
    "insert into backup_run (kind, state) values ($1, 'wanted') on conflict (kind) where state = 'wanted' do nothing",
    [kind],
  );
}

/** The latest runs, the newest first. */
export async function listRuns(sql: Sql, limit: number): Promise<BackupRun[]> {
  return sql.query<BackupRun>(
    `select id::text as id, kind, state, asked_at, ended_at, file, rows, milliseconds, fault from backup_run
     order by coalesce(ended_at, 'infinity') desc, id desc limit $1`,
    [limit],
  );
}

/** Notes a run that ended, in place of the wanted one where there is one; old ones are forgotten. */
export async function noteRun(
  sql: Sql,
  kind: BackupKind,
  run: {
    readonly file?: string;
    readonly rows?: number;
    readonly milliseconds: number;
    readonly fault?: string;
  },
): Promise<void> {
  await sql.query("delete from backup_run where kind = $1 and state = 'wanted'", [kind]);
  await sql.query(
    `insert into backup_run (kind, state, ended_at, file, rows, milliseconds, fault) values ($1, $2, now(), $3, $4, $5, $6)`,
    [
      kind,
      run.fault === undefined ? "done" : "failed",
      run.file === undefined ? null : basename(run.file),
      run.rows ?? null,
      run.milliseconds,
      run.fault ?? null,
    ],
  );
  await sql.query("delete from backup_run where ended_at < now() - interval '400 days'", []);
}

type Made = { readonly file: string; readonly rows: number };

async function backUp(
  db: Database,
  { folder, keep }: BackupPlace,
  onHead: WhatElse["onHead"],
): Promise<Made | undefined> {
  await mkdir(folder, { recursive: true });
  const { file, made: written, head } = await dailyBackup(db, folder, { keep, now: new Date() });
  if (head) await onHead(head);
  // The day's was there: another way to make it was faster.
  return { file, rows: written?.rows ?? 0 };
}

async function rehearseNewest({ folder }: BackupPlace, rehearse: WhatElse["rehearse"]): Promise<Made> {
  const file = await newestBackup(folder);
  if (file === undefined) throw new Error("There is no backup to restore yet.");
  const { rows } = await rehearse(file);
  return { file, rows };
}

async function noted(db: Database, kind: BackupKind, work: () => Promise<Made | undefined>): Promise<void> {
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    const result = await work();
    await noteRun(db, kind, { ...result, milliseconds: took() });
  } catch (fault) {
    // Today says so until one succeeds.
    const said = fault instanceof Error ? fault.message : String(fault);
    await noteRun(db, kind, { milliseconds: took(), fault: said });
  }
}

async function whatIsDue(sql: Sql, now: Date): Promise<Record<BackupKind, boolean>> {
  const [row] = await sql.query<{
    backup_done: Date | null;
    backup_tried: Date | null;
    rehearsal_done: Date | null;
    rehearsal_tried: Date | null;
  }>(
    `select max(ended_at) filter (where kind = 'backup' and state = 'done') as backup_done,
       max(ended_at) filter (where kind = 'backup') as backup_tried,
       max(ended_at) filter (where kind = 'rehearsal' and state = 'done') as rehearsal_done,
       max(ended_at) filter (where kind = 'rehearsal') as rehearsal_tried
     from backup_run`,
  );
  const since = (moment: Date | null | undefined) =>
    moment ? now.getTime() - moment.getTime() : Number.POSITIVE_INFINITY;
  const isOfToday = row?.backup_done != null && lagosDay(row.backup_done) === lagosDay(now);
  return {
    backup: !isOfToday && since(row?.backup_tried) > restAfterFault,
    rehearsal: since(row?.rehearsal_done) > rehearsedEvery && since(row?.rehearsal_tried) > restAfterFault,
  };
}
