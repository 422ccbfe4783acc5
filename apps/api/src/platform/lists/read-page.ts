import type { Sql, SqlValue } from "#api/platform/database/port.ts";
import { cursorText, readCursor, type SortType } from "./list-cursor.ts";

/** What rows are sorted by: a column, or an expression that an index may have. It is never null. */
export interface SortKey {
  readonly by: string;
  readonly type: SortType;
}

/** A list that is read by pages. Its parts are SQL of the code, never of a caller. */
export interface List {
  /** A common table expression that `from` reads: made once a page, and counted in the same statement. */
  readonly with?: string;
  readonly columns: string;
  readonly from: string;
  /** What rows must fit; each of `values` stands in it, or in `with`, as `$n`. */
  readonly where: string;
  readonly values: readonly SqlValue[];
  /** The last one tells rows with the same values apart. */
  readonly order: readonly SortKey[];
  readonly way: "asc" | "desc";
  /** What is read for the rows of the page alone, which are `page` there. */
  readonly wide?: { readonly columns: string; readonly from: string };
  /** That of the page before. */
  readonly cursor?: string | undefined;
  /** Most rows on a page. */
  readonly limit: number;
}

export interface Page<Row> {
  readonly rows: Row[];
  /** The cursor of the page that follows; null on the last. */
  readonly next: string | null;
}

interface Placed {
  readonly list_place: readonly (string | null)[];
  readonly list_total: number | null;
}

/** A page of a list whose length nobody asks for. @throws BadCursor for a cursor that the list did not give out */
export async function readRows<Row extends object>(sql: Sql, list: List): Promise<Page<Row>> {
  const { rows, next } = await read<Row>(sql, list, false);
  return { rows, next };
}

/**
 * A page of a list, with how many rows there are on all pages.
 * @param count them in another way than by `from` and `where`
 * @throws BadCursor for a cursor that the list did not give out
 */
export async function readPage<Row extends object>(
  sql: Sql,
  list: List,
  count: () => Promise<number> = () => countRows(sql, list),
): Promise<Page<Row> & { readonly total: number }> {
  const { rows, next, total } = await read<Row>(sql, list, list.with !== undefined);
  const isWhole = list.cursor === undefined && next === null;
  return { rows, next, total: total ?? (isWhole ? rows.length : await count()) };
}

/** How many rows a list has on all pages. */
export async function countRows(
  sql: Sql,
  { with: common, from, where, values }: Pick<List, "with" | "from" | "where" | "values">,
): Promise<number> {
  const [row] = await sql.query<{ total: number }>(
    `${withText(common)}select count(*)::int as total from ${from} where ${where}`,
    values,
  );
  return row?.total ?? 0;
}

async function read<Row extends object>(sql: Sql, list: List, isCounted: boolean) {
  const { order, cursor, limit } = list;
  const types = order.map(({ type }) => type);
  const place = cursor === undefined ? [] : readCursor(cursor, types);
  // One row more than a page says whether another follows.
  const found = await sql.query<Row & Placed>(statementOf(list, place, isCounted), [
    ...list.values,
    ...place,
  ]);
  const rows = found.slice(0, limit).map(({ list_place, list_total: _, ...row }) => {
    if (list_place.includes(null)) throw new Error("a list is sorted by a value that is null");
    return row as unknown as Row;
  });
  const last = found.length > limit ? found[limit - 1]?.list_place : undefined;
  return {
    rows,
    next: last === undefined ? null : cursorText(last as readonly string[], types),
    total: found[0]?.list_total ?? undefined,
  };
}

function statementOf(list: List, place: readonly string[], isCounted: boolean): string {
  const { with: common, columns, from, where, values, order, way, wide, limit } = list;
  const total = isCounted ? `(select count(*)::int from ${from} where ${where})` : "null::int";
  const own = `array[${order.map(placeOf).join(", ")}] as list_place, ${total} as list_total`;
  const tail = `from ${from} where (${where})${seekOf(list, place, values.length)}
    order by ${order.map(({ by }) => `${by} ${way}`).join(", ")} limit ${limit + 1}`;
  if (wide === undefined) return `${withText(common)}select ${columns}, ${own} ${tail}`;
  const sorted = order.map((_, at) => `list_sort_${at}`);
  const keys = order.map(({ by }, at) => `${by} as ${sorted[at]}`).join(", ");
  return `${withText(common, `page as materialized (select ${columns}, ${keys}, ${own} ${tail})`)}
    select ${wide.columns}, page.list_place, page.list_total from ${wide.from}
    order by ${sorted.map((key) => `page.${key} ${way}`).join(", ")}`;
}

function withText(...parts: readonly (string | undefined)[]): string {
  const made = parts.filter((part) => part !== undefined);
  return made.length === 0 ? "" : `with ${made.join(", ")} `;
}

/** Rows beyond the one that the page before ended with; as one comparison of rows, which an index answers. */
function seekOf({ order, way }: List, place: readonly string[], taken: number): string {
  if (place.length === 0) return "";
  const begin = place.map((value, at) => parameterOf(order[at]?.type, value, `$${taken + at + 1}::text`));
  return ` and (${order.map(({ by }) => by).join(", ")}) ${way === "desc" ? "<" : ">"} (${begin.join(", ")})`;
}

function placeOf({ by, type }: SortKey): string {
  if (type !== "timestamptz") return `(${by})::text`;
  return `case when isfinite(${by}) then (extract(epoch from ${by}) * 1000000)::bigint::text else (${by})::text end`;
}

function parameterOf(type: SortType | undefined, value: string, text: string): string {
  if (type !== "timestamptz" || value.endsWith("infinity")) return `${text}::${type}`;
  return `timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond'`;
}
