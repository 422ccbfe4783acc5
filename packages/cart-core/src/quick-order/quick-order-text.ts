import { type DecimalMark, decimalMarkOf } from "../text/written-number.ts";
import { isMeantAsCount, readPieceCount } from "./piece-count.ts";
import { layoutOfHeading } from "./quick-order-heading.ts";
import {
  isArticleNumber,
  type QuickOrderLayout,
  type QuickOrderReading,
  readQuickOrderCells,
  readQuickOrderColumns,
} from "./quick-order-line.ts";
import { bullet, readNamedLine, units } from "./quick-order-name.ts";
/** A row of what was pasted or uploaded; `row` counts from 1, blank rows included. */
export type QuickOrderAsked =
  | { readonly kind: "blank"; readonly row: number }
  | { readonly kind: "heading"; readonly row: number; readonly text: string }
  | {
      readonly kind: "asked";
      readonly row: number;
      readonly text: string;
      /** The likeliest first; none when nothing in the row can be an article. */
      readonly readings: readonly QuickOrderReading[];
    };

/** Reads pasted lines in any usual form: one row for each line, and none is left out. */
export function readQuickOrderText(text: string): QuickOrderAsked[] {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|\r|\n/);
  // The break behind the last line begins no row of its own.
  if (lines.at(-1) === "") lines.pop();
  const cut = lines.map((text) => ({ text, columns: columnsOfLine(text), line: text }));
  return readRows(cut, lines.some(hasSemicolons) ? decimalMarkOf(cut.flatMap(cellsOf)) : "dot");
}

/**
 * Reads the rows of a file, each already cut into its cells.
 * @param areSemicolons its cells are parted by semicolons, which is where a comma may be a decimal mark
 */
export function readQuickOrderTable(
  rows: readonly (readonly string[])[],
  areSemicolons = false,
): QuickOrderAsked[] {
  const filledOf = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== "");
  // A file of one column holds whole lines, "2 x SKU".
  const isOneColumn = rows.every((cells) => filledOf(cells).length <= 1);
  return readRows(
    rows.map((cells) => {
      const filled = filledOf(cells);
      const text = filled.join(", ");
      const [line, ...others] = filled;
      if (line === undefined || others.length > 0) return { text, columns: cells };
      return { text, columns: isOneColumn ? columnsOfLine(line) : cells, line, lineAt: cells.indexOf(line) };
    }),
    areSemicolons ? decimalMarkOf(rows.flat().map((cell) => cell.trim())) : "dot",
  );
}

const cellsOf = ({ columns }: CutRow) => columns.map((cell) => cell.trim());

interface CutRow {
  readonly text: string;
  /** Its cells where a heading names the columns. */
  readonly columns: readonly string[];
  /** The row is one line of text, and no heading is above it. */
  readonly line?: string;
  /** Of a file, the cell in which that line stands. */
  readonly lineAt?: number;
}
function readRows(rows: readonly CutRow[], mark: DecimalMark): QuickOrderAsked[] {
  let layout: QuickOrderLayout | undefined;
  let isFirst = true;
  return rows.map(({ text, columns, line, lineAt }, index): QuickOrderAsked => {
    const row = index + 1;
    if (columns.every((cell) => cell.trim() === "")) return { kind: "blank", row };
    const heading = layoutOfHeading(columns, isFirst);
    isFirst = false;
    if (heading) {
      layout = heading;
      return { kind: "heading", row, text };
    }
    const askedRow = (readings: readonly QuickOrderReading[]) =>
      ({ kind: "asked", row, text, readings }) as const;
    if (layout?.sku !== undefined)
      return askedRow([readQuickOrderColumns(columns, { ...layout, sku: layout.sku }, mark)]);
    // Without a heading, a name may be in several cells of a file as well.
    if (line === undefined)
      return askedRow(readQuickOrderCells(cellsBetweenCommas(columns) ?? columns, false, mark));
    // A comma behind the last word, or before the first, parts nothing.
    const list = /[^\s,].*[^\s,]/.exec(line)?.[0] ?? line;
    const { cells, isProse } = cellsOfLine(list);
    const named = isProse ? readNamedLine(list) : [];
    const readings = [...named, ...readQuickOrderCells(cells, isProse, mark)];
    // In a file the whole line is one cell.
    return askedRow(
      readings.map((reading) =>
        reading.faultAt === undefined ? reading : { ...reading, faultAt: lineAt ?? reading.faultAt },
      ),
    );
  });
}

/** A line as columns, for a heading above it: cut at the first of tab, semicolon, bar and comma that it has. */
function columnsOfLine(line: string): readonly string[] {
  const whole = wholeNumbers(line);
  const delimiter = delimiters.find((each) => whole.includes(each));
  return delimiter === undefined ? words(whole) : splitQuoted(whole, delimiter);
}

const delimiters = ["\t", ";", "|", ","] as const;

function hasSemicolons(line: string): boolean {
  return delimiters.find((each) => line.includes(each)) === ";";
}

/**
 * Cuts a line at tabs, semicolons, bars, or at commas that part cells; where it has none, at blanks, and then it is prose.
 */
function cellsOfLine(line: string): { readonly cells: readonly string[]; readonly isProse: boolean } {
  const whole = wholeNumbers(line);
  const delimiter = delimiters.find((each) => whole.includes(each));
  if (delimiter === undefined) return { cells: words(whole), isProse: true };
  const cells = splitQuoted(whole, delimiter);
  if (delimiter !== "," || whole.includes('"')) return { cells, isProse: false };
  const parted = cellsBetweenCommas(cells);
  return parted ? { cells: parted, isProse: false } : { cells: words(whole), isProse: true };
}

/**
 * Names have commas in them, so a comma parts cells only where one of them is an article number or a number of pieces;
 * with the number alone, what comes before it is one name.
 * @returns null where the commas belong to the text
 */
function cellsBetweenCommas(cells: readonly string[]): readonly string[] | null {
  if (cells.some((cell) => isArticleNumber(cell.trim()))) return cells;
  const isCount = (cell: string) => isMeantAsCount(readPieceCount(cell));
  const at = cells.findIndex(isCount);
  if (at < 0) return null;
  const [before, behind] = [cells.slice(0, at), cells.slice(at + 1)];
  if (asName(before) === "") {
    return behind.some(isCount) ? cells : [...cells.slice(0, at + 1), asName(behind)];
  }
  return [asName(before), ...cells.slice(at)];
}

function asName(cells: readonly string[]): string {
  return cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "")
    .join(", ");
}

/** The line with "1,000" written as 1000. */
function wholeNumbers(line: string): string {
  // There a comma may as well be a decimal mark, and it parts no cells.
  if (hasSemicolons(line)) return line;
  const thousands = /(?<![\d,.])[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/g;
  return (
    line
      .replace(thousands, (number) => number.replaceAll(",", ""))
      // "SKU,1,000" may be a thousand, or one and something else: the point makes it unclear, and no one guesses.
      .replace(/^([^,]+),(\d{1,3}),(\d{3})\s*$/, "$1,$2.$3")
      // No group of thousands begins with 0, and its halves are no cells either.
      .replace(/(?<=\s)0\d{0,2},\d{3}(?![\d,])/g, (number) => number.replace(",", "."))
  );
}

const countInBrackets = new RegExp(`\\((\\d+) ?(?:${units})?\\)`, "gi");
const blanksBeforeUnits = new RegExp(`(?<=\\d) +(?=${units})`, "gi");

function words(line: string): string[] {
  return (
    unquoted(line.replace(/\s+/g, " ").trim())
      .replace(bullet, "")
      .replace(/^(\d+) ?(?:x |[×*] ?)/i, "$1 ")
      .replace(/(?: x | ?[×*] ?)(\d+)(?= |$)/gi, " $1")
      .replace(/ ?(?:[:=]|->|→| [-–—]) /g, " ")
      .replace(/[:=](?=\d+$)/, " ")
      .replace(countInBrackets, " $1 ")
      .replaceAll(", ", " ")
      .replace(blanksBeforeUnits, "")
      // Groups of thousands.
      .replace(/(?<=^| )\d{1,3}(?: \d{3})+(?= |$)/g, (number) => number.replaceAll(" ", ""))
      .split(" ")
      .filter((word) => word !== "")
  );
}

/** Cells in quotes may hold the delimiter; a quote that is never closed is a character like any other. */
function splitQuoted(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  // Every cell ends with a delimiter, the last one too.
  let rest = line + delimiter;
  while (rest !== "") {
    const quoted = /^ *"((?:[^"]|"")*)" */.exec(rest);
    const inner = quoted?.[1];
    const after = rest.slice(quoted?.[0].length);
    if (inner !== undefined && after.startsWith(delimiter)) {
      cells.push(inner.replaceAll('""', '"'));
      rest = after.slice(delimiter.length);
    } else {
      const end = rest.indexOf(delimiter);
      cells.push(rest.slice(0, end));
      rest = rest.slice(end + delimiter.length);
    }
  }
  return cells;
}

function unquoted(text: string): string {
  return /^"[^"]*"$/.test(text) ? text.slice(1, -1) : text;
}
