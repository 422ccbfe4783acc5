/** A number that a workbook holds as such: no mark of it can be read in two ways. */
export interface NumberCell {
  readonly kind: "number";
  /** Plain digits, with a dot before the fraction: `2700`, `-0.3`. */
  readonly value: string;
  /** As the sheet shows it where its format only places digits, so that an item number keeps its zeros: `00123`. */
  readonly text: string;
}

/** A day, a time, or both, that a workbook holds as such: `2026-01-14`, `18:00:00`, `2026-01-14T18:00:00`. */
export interface DateCell {
  readonly kind: "date";
  readonly text: string;
}

/** A fault that a formula came to: `#N/A`. */
export interface ErrorCell {
  readonly kind: "error";
  readonly text: string;
}

/** A formula whose result was never stored; programs write such workbooks. */
export interface UncalculatedCell {
  readonly kind: "uncalculated";
  /** The formula: `=5+5`. */
  readonly text: string;
}

/** One cell of a table. A text is itself, and an empty one is "". It can be kept as JSON. */
export type Cell = string | NumberCell | DateCell | ErrorCell | UncalculatedCell;

export function textOf(cell: Cell | undefined): string {
  return typeof cell === "object" ? cell.text : (cell ?? "");
}

/** True for what stands as one of our cells where anything may stand. */
export function isCell(value: unknown): value is Exclude<Cell, string> {
  return typeof value === "object" && value !== null && "kind" in value && "text" in value;
}

/** Why nothing can be read from a cell, as the end of a sentence; undefined where something can. */
export function faultOf(cell: unknown): string | undefined {
  if (!isCell(cell)) return undefined;
  if (cell.kind === "error") return `the cell holds ${cell.text}`;
  return cell.kind === "uncalculated"
    ? "the cell holds a formula without its result; open and save the file once"
    : undefined;
}

export function isBlank(cells: readonly Cell[]): boolean {
  return cells.every((cell) => textOf(cell).trim() === "");
}

/** The faults of spreadsheets, as a file of text keeps them, and what a column shows that is too narrow. */
const faultText =
  /^(?:#(?:N\/A|NA|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|ERROR!)|Err:\d{3}|#{4,})$/;

/** A cell of a file of text. */
export function cellOfText(text: string): Cell {
  const first = text.trimStart()[0];
  return (first === "#" || first === "E") && faultText.test(text.trim())
    ? { kind: "error", text: text.trim() }
    : text;
}

/** What a spreadsheet calls a place: column 1 of row 7 is `B7`. @param column from 0 @param row from 1 */
export function placeOf(column: number, row: number): string {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return `${letters}${row}`;
}

/**
 * Where a cell stands, for the beginning of a refusal: `Amount (C7)`, `Sheet “May”, Amount (C7)`, `C7`.
 * @param cell `column` from 0, `row` from 1; `sheet` of a workbook; `title` of the column, where it has one
 */
export function cellWords({
  sheet,
  title,
  column,
  row,
}: {
  readonly sheet?: string | undefined;
  readonly title?: string | undefined;
  readonly column: number;
  readonly row: number;
}): string {
  const place = placeOf(column, row);
  const named = title ? `${title} (${place})` : place;
  return sheet === undefined ? named : `Sheet “${sheet}”, ${named}`;
}
