import type { Sql } from "./port.ts";

/**
 * Cleans one table of the embedded database: the one with the most dead rows, if it is worth it. PGlite has no
 * autovacuum; without this, carts and stock would grow the files and the planner would know no statistics.
 * @returns the table's name, or undefined when none needed it
 */
export async function cleanOneTable(sql: Sql): Promise<string | undefined> {
  // A single-user PostgreSQL keeps its counts to itself until it is asked to pass them on.
  await sql.query("select pg_stat_force_next_flush()", []);
  const [table] = await sql.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
     where n_dead_tup > 200 + n_live_tup / 5 or n_mod_since_analyze > 500 + n_live_tup / 5
     order by n_dead_tup + n_mod_since_analyze desc limit 1`,
  );
  if (!table) return undefined;
  await sql.query(`vacuum (analyze) ${table.name}`);
  return table.name;
}
