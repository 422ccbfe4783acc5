import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { Database, Sql } from "./port.ts";

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** An applied migration is not what its file says now. The message is the one line to show. */
export class MigrationChanged extends Error {
  constructor(name: string) {
    super(`Migration ${name} was changed after it was applied: write a new one instead.`);
    this.name = "MigrationChanged";
  }
}

/** Any number serves, as long as every replica takes the same. */
const migrationLock = 7_165_001;
const migrationsFolder = new URL("../../../migrations/", import.meta.url);

/** The numbered files of apps/api/migrations, by number. @throws Error on a badly named file or a number used twice */
export async function readMigrations(folder: URL = migrationsFolder): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  const seen = new Map<number, string>();
  return Promise.all(
    files.map(async (file) => {
      const number = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(file)?.[1]);
      if (!number) throw new Error(`Migration ${file} is not named like 0001_what_it_does.sql.`);
      const twin = seen.get(number);
      if (twin) throw new Error(`Migrations ${twin} and ${file} have the same number.`);
      seen.set(number, file);
      const sql = (await readFile(new URL(file, folder), "utf8")).replaceAll("\r\n", "\n");
      return { number, name: file, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

/**
 * Applies the migrations that the database lacks, in one transaction under an advisory lock, so that replicas which
 * start together do not meet.
 * @returns names of the applied ones
 * @throws MigrationChanged
 * @source design "Database", design D16
 */
export async function migrate(db: Database, migrations?: readonly Migration[]): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  return db.transaction(async (tx) => {
    // A large shop's migration takes its time, and so does waiting for another replica's.
    await tx.query("set local statement_timeout = 0");
    await tx.query("select pg_advisory_xact_lock($1)", [migrationLock]);
    await tx.query(
      `create table if not exists schema_migration (
         number integer primary key, name text not null, checksum text not null,
         applied_at timestamptz not null default now())`,
    );
    const missing = missingFrom(await appliedChecksums(tx), wanted);
    for (const migration of missing) {
      await tx.query(migration.sql);
      await tx.query("insert into schema_migration (number, name, checksum) values ($1, $2, $3)", [
        migration.number,
        migration.name,
        migration.checksum,
      ]);
    }
    return missing.map((migration) => migration.name);
  });
}

/** True when the database has every migration of this release; one that is ahead counts too. For readiness. */
export async function migrationsApplied(db: Sql, migrations?: readonly Migration[]): Promise<boolean> {
  const [table] = await db.query<{ there: boolean }>(
    "select to_regclass('schema_migration') is not null as there",
  );
  if (!table?.there) return false;
  return missingFrom(await appliedChecksums(db), migrations ?? (await readMigrations())).length === 0;
}

async function appliedChecksums(sql: Sql): Promise<Map<number, string>> {
  const rows = await sql.query<{ number: number; checksum: string }>(
    "select number, checksum from schema_migration",
  );
  return new Map(rows.map((row) => [row.number, row.checksum]));
}

function missingFrom(applied: ReadonlyMap<number, string>, wanted: readonly Migration[]): Migration[] {
  return wanted.filter((migration) => {
    const checksum = applied.get(migration.number);
    if (checksum !== undefined && checksum !== migration.checksum) throw new MigrationChanged(migration.name);
    return checksum === undefined;
  });
}
