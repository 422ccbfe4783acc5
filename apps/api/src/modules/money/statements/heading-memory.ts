import type { Sql } from "#api/platform/database/port.ts";
import type { ChosenMeanings, UnderstoodColumn } from "./statement-columns.ts";
import { headingKey } from "./statement-columns.ts";

/** What people said of the columns of statements, by the key of their heading. */
export type HeadingMemory = ReadonlyMap<string, ChosenMeanings>;

export async function readHeadingMemory(sql: Sql): Promise<HeadingMemory> {
  const rows = await sql.query<{ heading: string; meanings: ChosenMeanings }>(
    "select heading, meanings from bank_statement_heading",
  );
  return new Map(rows.map(({ heading, meanings }) => [heading, meanings]));
}

/** Keeps what a person said of a heading; the last word counts. */
export async function rememberHeading(
  tx: Sql,
  columns: readonly UnderstoodColumn[],
  meanings: ChosenMeanings,
  actor: string,
): Promise<void> {
  await tx.query(
    `insert into bank_statement_heading (heading, meanings, noted_by) values ($1, $2::jsonb, $3)
     on conflict (heading) do update set meanings = excluded.meanings, noted_at = now(), noted_by = excluded.noted_by`,
    [headingKey(columns), { ...meanings }, actor],
  );
}
