import { mostCounted } from "@precise/cart-core/limits";
import type { Sql, SqlValue } from "#api/platform/database/port.ts";
import { cursorText, readCursor, type SortType } from "./list-cursor.ts";

/** What rows are sorted by: a column, or an expression that an index may have. It is never null. */
export interface SortKey {
  readonly by: string;
  readonly type: SortType;
}

/** The end of one of a list's parts: its rows on the page alone. @param by what `order` says, in the part's own columns */
export type CutToPage = (...by: readonly string[]) => string;

/** A list that is read by pages. Its parts are SQL of the code, never of a caller. */
export interface List {
  /** A common table expression that `from` reads: made once a page, and counted in the same statement. */
  readonly with?: string;
  /** What `with` makes is not counted with the page: there is a cheaper way. */
  readonly isCountedApart?: boolean;
  readonly columns: string;
  /** Of several parts each can be cut by its own index, behind its `where`: `(select … where …${cut("o.placed_at", "o.id")})`. */
  readonly from: string | ((cut: CutToPage) => string);
  /** What rows must fit; each of `values` is in it, or in `with`, as `$n`. */
  readonly where: string;
  readonly values: readonly SqlValue[];
  /** The last one tells rows with the same values apart. */
  readonly order: readonly SortKey[];
  readonly way: "asc" | "desc";
  /** What is read for the rows of the page alone, which are `page` there. */
  readonly wide?: { readonly columns: string; readonly from: string };
  /** That of the page before. */
  readonly cursor?: string | undefined;
  /** So many rows of a part that is cut are looked at, instead of as many as are on a page. */
  readonly lookedAt?: number;
  /** What narrows it finds very few rows or very many: a server plans it by its values. */
  readonly isPlannedEachTime?: boolean;
  /** Most rows on a page. */
  readonly limit: number;
}

export interface Page<Row> {
  readonly rows: Row[];
  /** The cursor of the page that follows; null on the last. */
  readonly next: string | null;
}

interface Placed {
  readonly list_place: readonly string[];
  /** A sort value is null. */
  readonly list_unplaced: boolean;
  readonly list_total: number | null;
}

/** A page of a list whose length nobody asks for. @throws BadCursor for a cursor that the list did not give out */
export async function readRows<Row extends object>(sql: Sql, list: List): Promise<Page<Row>> {
  const { rows, next } = await read<Row>(sql, list, "null");
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
  const { rows, next, total } = await read<Row>(sql, list, totalOf(list));
  const isWhole = list.cursor === undefined && next === null;
  return { rows, next, total: total ?? (isWhole ? rows.length : await count()) };
}

/** How many rows a list has on all pages, counted up to `most`, and one more: of a million it would read every one. */
export async function countRows(
  sql: Sql,
  list: Pick<List, "with" | "from" | "where" | "values" | "isPlannedEachTime">,
  most = mostCounted,
): Promise<number> {
  const { with: common, from, where, values } = list;
  const [row] = await sql.query<{ total: number }>(
    `${withText(common)}select count(*)::int as total
     from (select 1 from ${wholeOf(from)} where ${where} limit ${most + 1}) counted`,
    values,
    list,
  );
  return row?.total ?? 0;
}

function wholeOf(from: List["from"]): string {
  return typeof from === "string" ? from : from(() => "");
}

function totalOf({ with: common, from, where, isCountedApart }: List): string {
  return common === undefined || isCountedApart === true
    ? "null"
    : `(select count(*) from ${wholeOf(from)} where ${where})`;
}

async function read<Row extends object>(sql: Sql, list: List, totalText: string) {
  const { order, cursor, limit } = list;
  const types = order.map(({ type }) => type);
  const place = cursor === undefined ? [] : readCursor(cursor, types);
  // One row more than a page says whether another follows.
  const found = await sql.query<Row & Placed>(
    statementOf(list, place, totalText),
    [...list.values, ...place],
    list,
  );
  const rows = found
    .slice(0, limit)
    .map(({ list_place: _place, list_unplaced, list_total: _total, ...row }) => {
      if (list_unplaced) throw new Error("a list is sorted by a value that is null");
      return row as unknown as Row;
    });
  const last = found.length > limit ? found[limit - 1]?.list_place : undefined;
  return {
    rows,
    next: last === undefined ? null : cursorText(last as readonly string[], types),
    total: found[0]?.list_total ?? undefined,
  };
}

function statementOf(list: List, place: readonly string[], totalText: string): string {
  const { with: common, columns, from, where, order, way, wide, limit, lookedAt = limit + 1 } = list;
  const own = `array[${order.map(placeOf).join(", ")}] as list_place, (${order.map(({ by }) => `(${by}) is null`).join(" or ")}) as list_unplaced, (${totalText})::int as list_total`;
  const cutTo =
    (most: number): CutToPage =>
    (...by) =>
      `${seekOf(list, by, place)} order by ${by.map((each) => `${each} ${way}`).join(", ")} limit ${most}`;
  const tail = `from ${typeof from === "string" ? from : from(cutTo(lookedAt))} where (${where})${cutTo(limit + 1)(...order.map(({ by }) => by))}`;
  if (wide === undefined) return `${withText(common)}select ${columns}, ${own} ${tail}`;
  const sorted = order.map((_, at) => `list_sort_${at}`);
  const keys = order.map(({ by }, at) => `${by} as ${sorted[at]}`).join(", ");
  return `${withText(common, `page as materialized (select ${columns}, ${keys}, ${own} ${tail})`)}
    select ${wide.columns}, page.list_place, page.list_unplaced, page.list_total from ${wide.from}
    order by ${sorted.map((key) => `page.${key} ${way}`).join(", ")}`;
}

function withText(...parts: readonly (string | undefined)[]): string {
  const named = parts.filter((part) => part !== undefined);
  return named.length === 0 ? "" : `with ${named.join(", ")} `;
}

/** Rows beyond the one that the page before ended with; as one comparison of rows, which an index answers. */
function seekOf({ order, way, values }: List, by: readonly string[], place: readonly string[]): string {
  if (place.length === 0) return "";
  const begin = place.map((value, at) =>
    parameterOf(order[at]?.type, value, `$${values.length + at + 1}::text`),
  );
  return ` and (${by.join(", ")}) ${way === "desc" ? "<" : ">"} (${begin.join(", ")})`;
}

function placeOf({ by, type }: SortKey): string {
  if (type !== "timestamptz") return `(${by})::text`;
  return `case when isfinite(${by}) then (extract(epoch from ${by}) * 1000000)::bigint::text else (${by})::text end`;
}

function parameterOf(type: SortType | undefined, value: string, text: string): string {
  if (type !== "timestamptz" || value.endsWith("infinity")) return `${text}::${type}`;
  return `timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond'`;
}
