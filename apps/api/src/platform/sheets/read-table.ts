import { type Cell, isBlank, textOf } from "./cell.ts";
import { columnName } from "./column-name.ts";
import { BrokenCsv, type CsvText, openCsv } from "./csv-rows.ts";
import { decodeText } from "./decode-text.ts";
import { openWorkbook } from "./xlsx/open-workbook.ts";
import type { SheetRows } from "./xlsx/sheet-rows.ts";
import { SwollenWorkbook } from "./xlsx/workbook-parts.ts";

export type TableProblem =
  | "empty"
  | "old-excel"
  | "protected"
  | "web-page"
  | "other-workbook"
  | "not-a-table"
  | "damaged"
  | "too-many-rows"
  | "too-many-columns"
  | "too-complex"
  | "several-sheets"
  | "unclosed-quote";

/** The rows of a file. */
export interface Table {
  readonly format: "csv" | "xlsx";
  readonly rows: readonly (readonly Cell[])[];
  /** Of a workbook, the sheet that was read. */
  readonly sheet?: string;
  /** Of a file of text, what parts its cells. */
  readonly delimiter?: string;
}

export type ReadTable = ({ readonly ok: true } & Table) | NoTable;

export interface NoTable {
  readonly ok: false;
  readonly problem: TableProblem;
  /** Of `several-sheets`. */
  readonly sheets?: readonly string[];
  /** Of `unclosed-quote`. */
  readonly line?: number;
}

export interface TableTerms {
  readonly mostRows: number;
  readonly mostUnpackedBytes?: number;
  /** An unclosed quote of a file of text is a character, and the rows behind it are kept. */
  readonly isForgiving?: boolean;
  /**
   * Tells the sheet that is meant from covers and notes: one of its first rows names a column of each kind. Names are as
   * `columnName` gives them.
   */
  readonly columns?: readonly (readonly string[])[];
}

/** More than any honest sheet of 5,000 rows holds: a small file that swells beyond it is a trap. */
const usualUnpackedBytes = 32 * 1024 * 1024;
const mostColumns = 1_000;

/**
 * Reads a table by what the file holds; its name says nothing. Only as much is read as may be: a file that has more is refused
 * when that is seen.
 */
export function readTable(bytes: Uint8Array, terms: TableTerms): ReadTable {
  if (bytes.length === 0) return { ok: false, problem: "empty" };
  const problem = otherKind(bytes);
  if (problem !== undefined) return { ok: false, problem };
  if (startsWith(bytes, [0x50, 0x4b])) return readWorkbook(bytes, terms);
  const text = decodeText(bytes);
  if (text === undefined) return { ok: false, problem: "not-a-table" };
  return isMarkup(text) ? { ok: false, problem: "web-page" } : readText(text, terms);
}

/** Reads a table that was pasted. */
export function readText(text: string, terms: TableTerms): ReadTable {
  try {
    return readRows(openCsv(text, terms), terms);
  } catch (fault) {
    if (fault instanceof BrokenCsv) return { ok: false, problem: "unclosed-quote", line: fault.line };
    throw fault;
  }
}

function readRows(csv: CsvText, { mostRows }: TableTerms): ReadTable {
  const rows: (readonly Cell[])[] = [];
  let filled = 0;
  let seen = 0;
  for (const { cells } of csv.rows()) {
    seen += 1;
    if (cells.length > mostColumns && !isBlank(cells.slice(mostColumns)))
      return { ok: false, problem: "too-many-columns" };
    // Spreadsheets write rows that once held something; behind the last filled one there is nothing to account for.
    if (isBlank(cells)) continue;
    if (seen > mostRows) return { ok: false, problem: "too-many-rows" };
    while (rows.length < seen - 1) rows.push([""]);
    rows.push(cells.slice(0, mostColumns));
    filled = seen;
  }
  if (filled === 0) return { ok: false, problem: "empty" };
  return { ok: true, format: "csv", rows, delimiter: csv.delimiter };
}

function readWorkbook(
  bytes: Uint8Array,
  { mostRows, mostUnpackedBytes = usualUnpackedBytes, columns = [] }: TableTerms,
): ReadTable {
  try {
    const workbook = openWorkbook(bytes, { mostRows, mostColumns, mostUnpackedBytes });
    if (workbook === undefined) return { ok: false, problem: "other-workbook" };
    const sheets = workbook.sheets.map(({ name, read }) => ({ name, ...read() }));
    const filled = sheets.filter(({ rows, limit }) => rows.length > 0 || limit !== undefined);
    const meant = filled.filter(({ rows }) => names(rows, columns));
    if (meant.length > 1)
      return { ok: false, problem: "several-sheets", sheets: meant.map(({ name }) => name) };
    const sheet = meant[0] ?? filled.find(({ rows }) => hasColumns(rows)) ?? filled[0];
    return sheet === undefined ? { ok: false, problem: "empty" } : tableOf(sheet);
  } catch (fault) {
    // Whatever an unpacker or a reader of XML trips over, the file is not a workbook that can be read.
    return { ok: false, problem: fault instanceof SwollenWorkbook ? "too-complex" : "damaged" };
  }
}

function tableOf({ name, rows, limit }: SheetRows & { readonly name: string }): ReadTable {
  return limit === undefined
    ? { ok: true, format: "xlsx", rows, sheet: name }
    : { ok: false, problem: limit };
}

/** Preambles name the account, the branch and the period; none is longer. */
export const deepestHeading = 40;

function names(rows: readonly (readonly Cell[])[], columns: readonly (readonly string[])[]): boolean {
  if (columns.length === 0) return false;
  return rows.slice(0, deepestHeading).some((cells) => {
    const named = new Set(cells.map((cell) => columnName(textOf(cell))));
    return columns.every((kind) => kind.some((name) => named.has(name)));
  });
}

function hasColumns(rows: readonly (readonly Cell[])[]): boolean {
  return rows.some((cells) => cells.filter((cell) => cell !== "").length > 1);
}

/** What the first bytes show, and is no table that is read here. */
function otherKind(bytes: Uint8Array): TableProblem | undefined {
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    const isLocked = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
      "EncryptedPackage",
      "utf16le",
    );
    return isLocked ? "protected" : "old-excel";
  }
  // Excel 2 to 4.
  if (
    bytes[0] === 0x09 &&
    [0x00, 0x02, 0x04, 0x08].includes(bytes[1] ?? -1) &&
    bytes.subarray(2, 8).includes(0)
  )
    return "old-excel";
  const others = [
    [0x25, 0x50, 0x44, 0x46],
    [0xff, 0xd8, 0xff],
    [0x89, 0x50, 0x4e, 0x47],
    [0x7b, 0x5c, 0x72, 0x74, 0x66],
  ];
  return others.some((signature) => startsWith(bytes, signature)) ? "not-a-table" : undefined;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** Pages and XML that programs save under the name of a workbook. */
function isMarkup(text: string): boolean {
  return /^\ufeff?\s*(?:<(?:!doctype|!--|html|head|body|meta|style|table|div|\?xml|\w+:?workbook)\b|<!|MIME-Version:)/i.test(
    text.slice(0, 4096),
  );
}
