import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { link, open, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { backupTables, quoted, schemaState } from "./backup-tables.ts";
import { readSequences } from "./sequences.ts";

export interface BackupReport {
  readonly file: string;
  readonly tables: number;
  readonly rows: number;
}

const rowsAtOnce = 500;
/** How the name of an unfinished backup ends; one that was killed leaves it behind. */
export const draftEnding = ".part";

/**
 * Writes the whole database to a file while it serves: one repeatable-read transaction sees one moment. PostgreSQL goes
 * on meanwhile; the embedded database has one connection, and answers wait until the rows are read.
 *
 * The file is gzipped lines of JSON: a head with the last numbers that sequences gave, then for each table its columns and its rows, then the number of rows. It
 * fits both databases, so that a laptop's shop can move to PostgreSQL. Pictures are files of the data folder, not in it.
 * It is written beside under another name, and has its own only when the disk has all of it: a reader of the file
 * finds a whole one, also after a crash.
 * @throws Error when there is such a file; a backup never replaces another
 */
export async function writeBackup(db: Database, file: string): Promise<BackupReport> {
  const refusal = `${file} cannot be written or already exists.`;
  if (await stat(file).catch(() => undefined)) throw new Error(refusal);
  const draft = join(dirname(file), `.${basename(file)}.${randomBytes(6).toString("hex")}${draftEnding}`);
  try {
    const report = await writeAll(db, draft);
    // Unlike a rename, this does not replace what was put there meanwhile.
    await link(draft, file).catch((cause: unknown) => {
      throw new Error(refusal, { cause });
    });
    await syncFolder(dirname(file));
    return { file, ...report };
  } catch (cause) {
    if (cause instanceof Error && "syscall" in cause) throw new Error(refusal, { cause });
    throw cause;
  } finally {
    await rm(draft, { force: true });
  }
}

/** A name is on the disk when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeAll(db: Database, draft: string): Promise<Omit<BackupReport, "file">> {
  const counted = { tables: 0, rows: 0 };
  await db.transaction(async (tx) => {
    await tx.query("set transaction isolation level repeatable read, read only");
    await tx.query("set local statement_timeout = 0");
    const target = createWriteStream(draft, { mode: 0o600, flags: "wx", flush: true });
    await pipeline(Readable.from(linesOf(tx, counted)), createGzip(), target);
  });
  return counted;
}

async function* linesOf(tx: Sql, counted: { tables: number; rows: number }): AsyncGenerator<string> {
  const schema = await schemaState(tx);
  // After the moment that the rows are of: no row has a number that is not counted here.
  const sequences = await readSequences(tx);
  const made_at = wireTime(new Date());
  yield `${JSON.stringify({ format: "precise-backup-1", made_at, schema, sequences })}\n`;
  for (const { name, columns } of await backupTables(tx)) {
    yield `${JSON.stringify({ table: name, columns })}\n`;
    for await (const row of rowsOf(tx, name)) {
      yield `${row}\n`;
      counted.rows += 1;
    }
    counted.tables += 1;
  }
  yield `${JSON.stringify({ rows: counted.rows })}\n`;
}

/** Each row as one line of JSON, as PostgreSQL itself writes it: no number or moment passes through ours. */
async function* rowsOf(tx: Sql, table: string): AsyncGenerator<string> {
  await tx.query(
    `declare backup_rows no scroll cursor for select row_to_json(t)::text as line from ${quoted(table)} t`,
  );
  for (;;) {
    const rows = await tx.query<{ line: string }>(`fetch ${rowsAtOnce} from backup_rows`);
    for (const row of rows) yield row.line;
    if (rows.length < rowsAtOnce) break;
  }
  await tx.query("close backup_rows");
}
