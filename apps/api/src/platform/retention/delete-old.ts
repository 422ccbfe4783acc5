import type { Sql, SqlValue } from "#api/platform/database/port.ts";

/** So many rows at once: a statement's time, and the locks that it holds, stay small however much has piled up. */
export const rowsAtOnce = 500;

/**
 * Deletes rows of a table that a condition picks, up to `most` of them.
 * @param from.condition SQL of our own, which may call the row `s`; `$1` on are the values
 * @returns how many were deleted
 */
export async function deleteOld(
  sql: Sql,
  from: { readonly table: string; readonly condition: string; readonly values?: readonly SqlValue[] },
  most: number,
): Promise<number> {
  const { table, condition, values = [] } = from;
  return countOf(
    sql,
    `with gone as (
       delete from ${table} where ctid = any (array(select s.ctid from ${table} s where ${condition} limit ${most}))
       returning 1
     ) select count(*)::int as rows from gone`,
    values,
  );
}

/** The count that a statement answers in its one row, as `rows`. */
export async function countOf(sql: Sql, text: string, values: readonly SqlValue[]): Promise<number> {
  const [row] = await sql.query<{ rows: number }>(text, values);
  return row?.rows ?? 0;
}
