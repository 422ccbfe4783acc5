import { type Cell, isBlank, textOf } from "#api/platform/sheets/cell.ts";
import type { FileProduct } from "../import/catalogue-file.ts";
import { type Column, columnsOf, fieldsOf } from "../import/csv-columns.ts";
import { UnreadableFile } from "../import/import-report.ts";
import type { Structure } from "../structure.ts";

/** A row below the heading, by its number in the spreadsheet: the heading is row 1. */
export interface FileRow {
  readonly row: number;
  readonly cells: readonly Cell[];
}

/** A table as a file gives it: what its columns are called, and the rows that hold something. */
export interface FileTable {
  readonly heading: readonly string[];
  readonly rows: readonly FileRow[];
}

/** The heading and the rows of a file; empty rows are none. @throws UnreadableFile where nothing is below the heading */
export function tableOf(all: readonly (readonly Cell[])[], file: string): FileTable {
  const at = all.findIndex((cells) => !isBlank(cells));
  const heading = trimmed(all[at] ?? []).map(textOf);
  const rows = all.flatMap((cells, place) =>
    place > at && !isBlank(cells) ? [{ row: place + 1, cells: trimmed(cells, heading.length) }] : [],
  );
  if (rows.length === 0) throw new UnreadableFile(`${file} has no products below the first row`);
  return { heading, rows };
}

/** What a table's columns hold. @throws UnreadableFile on those that the catalogue does not know, or one that is there twice */
export function columnsIn({ heading, rows }: FileTable, file: string, { attributes }: Structure): Column[] {
  const columns = columnsOf(heading, file, 1, (place) =>
    rows.some(({ cells }) => textOf(cells[place]).trim() !== ""),
  );
  const known = new Set(attributes.map(({ code }) => code));
  const unknown = columns.flatMap((column) =>
    column.kind === "attribute" && !known.has(column.code) ? [`"${column.code}"`] : [],
  );
  if (unknown.length > 0) {
    throw new UnreadableFile(
      `${file}, line 1: the catalogue has no attribute ${unknown.join(", ")}; it has ${[...known].join(", ")}`,
    );
  }
  return columns;
}

/**
 * A row as an import checks it.
 * @param emptyClears an empty cell takes away what is there; else it leaves it
 */
export function productOfRow(
  { row, cells }: FileRow,
  columns: readonly Column[],
  file: string,
  emptyClears: boolean,
): FileProduct {
  const { fields, singleAttributes, cells: byTitle } = fieldsOf(cells, columns);
  if (!emptyClears) {
    for (const [title, cell] of byTitle) {
      if (cell.trim() !== "" || title === "sku") continue;
      const code = /^attr:(.+)$/.exec(title)?.[1];
      if (code === undefined) delete fields[title];
      else delete singleAttributes[code];
    }
  }
  return { file, line: row, fields, singleAttributes, cells: byTitle, share: 0 };
}

/** Spreadsheets write empty cells behind the last filled one. */
function trimmed(cells: readonly Cell[], least = 0): readonly Cell[] {
  const end = cells.findLastIndex((cell) => textOf(cell).trim() !== "") + 1;
  return cells.slice(0, Math.max(end, Math.min(least, cells.length)));
}
