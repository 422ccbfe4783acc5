import type { Sql } from "#api/platform/database/port.ts";
import { deleteOld, rowsAtOnce } from "#api/platform/retention/delete-old.ts";

/** Calls of one caller in the window that ends then. */
export interface Hits {
  readonly caller: string;
  readonly endsAt: Date;
  readonly hits: number;
}

/** Adds calls in one statement. Rows are written in the callers' order, so that replicas cannot wait for each other. */
export async function addHits(sql: Sql, reports: readonly Hits[]): Promise<Map<string, number>> {
  const ordered = [...reports].sort((a, b) => (a.caller < b.caller ? -1 : 1));
  const rows = await sql.query<{ caller: string; hits: number }>(
    `insert into rate_limit as kept (caller, ends_at, hits)
     select * from unnest($1::text[], $2::timestamptz[], $3::int[])
     on conflict (caller, ends_at) do update set hits = kept.hits + excluded.hits
     returning caller, hits`,
    [ordered.map((row) => row.caller), ordered.map((row) => row.endsAt), ordered.map((row) => row.hits)],
  );
  return new Map(rows.map((row) => [row.caller, row.hits]));
}

/** Forgets all calls of one caller. */
export async function forgetHits(sql: Sql, caller: string): Promise<void> {
  await sql.query("delete from rate_limit where caller = $1", [caller]);
}

/** Removes windows that have ended. @returns how many */
export function sweepHits(sql: Sql, most = rowsAtOnce): Promise<number> {
  return deleteOld(sql, { table: "rate_limit", condition: "s.ends_at < now() - interval '1 minute'" }, most);
}
