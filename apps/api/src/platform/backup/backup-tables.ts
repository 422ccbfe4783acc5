import type { Sql } from "#api/platform/database/port.ts";

/** A table as a backup holds it: the columns that are written, not those that the database computes. */
export interface BackupTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/**
 * Counts of the last minutes would only limit callers by what they did before the backup, and when jobs last ran is
 * the database's own matter.
 */
const leftOut: readonly string[] = ["job", "rate_limit", "schema_migration"];

/** Every table of the shop, each after those that it refers to. @throws Error when tables refer to each other in a ring */
export async function backupTables(sql: Sql): Promise<BackupTable[]> {
  const tables = await sql.query<{ name: string; columns: string[] }>(
    `select c.table_name::text as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
     from information_schema.columns c
     join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and c.table_name <> all ($1::text[])
     group by c.table_name order by c.table_name`,
    [leftOut],
  );
  const references = await sql.query<{ from_table: string; to_table: string }>(
    `select conrelid::regclass::text as from_table, confrelid::regclass::text as to_table
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const sorted: BackupTable[] = [];
  let left = tables;
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const ready = left.filter(
      ({ name }) => !references.some((each) => each.from_table === name && waiting.has(each.to_table)),
    );
    if (ready.length === 0) throw new Error("The database's tables refer to each other in a ring.");
    sorted.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return sorted;
}

/** A name as a statement needs it; names come from the database's own catalogue. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The checksums of the migrations that were applied, in order: what shape the tables have. */
export async function schemaState(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ state: string }>(
    "select name || ' ' || checksum as state from schema_migration order by number",
  );
  return rows.map((row) => row.state);
}
