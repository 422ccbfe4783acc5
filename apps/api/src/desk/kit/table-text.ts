import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { wireTime } from "#api/platform/time/wire-time.ts";

type Cell = string | number | null | undefined;

/** Rows under their titles, in columns; numbers stand to the right. */
export function tableText(titles: readonly string[], rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return "Nothing to show.";
  const cells = [titles, ...rows.map((row) => row.map((cell) => (cell ?? "").toString()))];
  const isNumber = titles.map((_, column) => rows.every((row) => typeof row[column] === "number"));
  const widths = titles.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? "").length)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return isNumber[column] ? cell.padStart(width) : cell.padEnd(width);
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Columns of a table by their titles: the field that each shows, or what it shows of a row. */
type Columns<Row> = Readonly<Record<string, FieldOf<Row> | ((row: Row) => Cell)>>;
type FieldOf<Row> = {
  [Key in keyof Row & string]: Row[Key] extends Cell | Date ? Key : never;
}[keyof Row & string];

/** Rows under the titles of their columns; a field whose name ends with `at` is a moment. */
export function tableOf<Row>(rows: readonly Row[], columns: Columns<Row>): string {
  const shown = Object.values(columns).map((column) =>
    typeof column === "function" ? column : (row: Row) => cellOf(column, row[column]),
  );
  return tableText(
    Object.keys(columns),
    rows.map((row) => shown.map((column) => column(row))),
  );
}

function cellOf(field: string, value: unknown): Cell {
  // The fields of `Columns` hold nothing else.
  return /(?:^|_)at$/.test(field) ? momentText(value as string | Date | null) : (value as Cell);
}

/** A moment in the shop's own time: "21 Nov 2026, 09:05". Through the socket moments arrive as text. */
export function momentText(moment: string | Date | null | undefined): string {
  return moment === null || moment === undefined ? "" : shortDayAndTime(wireTime(moment));
}
