import { cursorText, readCursor, type SortType } from "./list-cursor.ts";
import type { Page } from "./read-page.ts";

const types: readonly SortType[] = ["bigint", "bigint"];

/** A page of a list whose rows are read in slices: of each the first rows are kept until all have been read. */
export interface SlicedPage<Row> {
  /** The end of each slice's statement, behind `from`. `values` stand in it from `$place` on. @param by columns */
  readonly cut: (by: readonly [string, string], place: number) => string;
  readonly values: readonly string[];
  add(slice: readonly Row[]): void;
  page(): Page<Row>;
}

/**
 * Begins a page of a list that falls by two whole numbers, the second of which tells rows with the same first one apart.
 * @throws BadCursor for a cursor that the list did not give out
 */
export function slicedPage<Row>(input: {
  readonly limit: number;
  /** That of the page before. */
  readonly cursor: string | undefined;
  readonly placeOf: (row: Row) => readonly [number, number];
}): SlicedPage<Row> {
  const { limit, cursor, placeOf } = input;
  const values = cursor === undefined ? [] : readCursor(cursor, types);
  let first: readonly Row[] = [];
  return {
    values,
    cut([by, then], place) {
      const seek =
        values.length === 0 ? "" : `where (${by}, ${then}) < ($${place}::bigint, $${place + 1}::bigint) `;
      return `${seek}order by ${by} desc, ${then} desc limit ${limit + 1}`;
    },
    add(slice) {
      first = [...first, ...slice]
        .toSorted((a, b) => placeOf(b)[0] - placeOf(a)[0] || placeOf(b)[1] - placeOf(a)[1])
        .slice(0, limit + 1);
    },
    page() {
      const rows = first.slice(0, limit);
      const last = first.length > limit ? rows.at(-1) : undefined;
      return { rows, next: last === undefined ? null : cursorText(placeOf(last).map(String), types) };
    },
  };
}
