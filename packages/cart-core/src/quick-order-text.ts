import { layoutOfHeading } from "./quick-order-heading.ts";
import { type QuickOrderLayout, type QuickOrderReading, readQuickOrderCells } from "./quick-order-line.ts";

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
  return readRows(lines.map((line) => ({ text: line, ...cellsOfLine(line) })));
}

/** Reads the rows of a file, each already cut into its cells. */
export function readQuickOrderTable(rows: readonly (readonly string[])[]): QuickOrderAsked[] {
  return readRows(
    rows.map((cells) => {
      const filled = cells.filter((cell) => cell.trim() !== "");
      const [only] = filled;
      // A file of one column may hold whole lines, "2 x SKU".
      const alone = filled.length === 1 && only !== undefined ? cellsOfLine(only) : undefined;
      const isLine = alone !== undefined && alone.cells.length > 1;
      return { text: filled.join(", "), ...(isLine ? alone : { cells, isProse: false }) };
    }),
  );
}

interface CutRow {
  readonly text: string;
  readonly cells: readonly string[];
  readonly isProse: boolean;
}

function readRows(rows: readonly CutRow[]): QuickOrderAsked[] {
  let layout: QuickOrderLayout | undefined;
  let isFirst = true;
  return rows.map(({ text, cells, isProse }, index): QuickOrderAsked => {
    const row = index + 1;
    if (cells.every((cell) => cell.trim() === "")) return { kind: "blank", row };
    const heading = layoutOfHeading(cells, isFirst);
    isFirst = false;
    if (heading) {
      layout = heading;
      return { kind: "heading", row, text };
    }
    return { kind: "asked", row, text, readings: readQuickOrderCells(cells, layout, isProse) };
  });
}

/** Cuts a line at tabs, semicolons, bars or commas; where it has none, at blanks, and then it is prose. */
export function cellsOfLine(line: string): { readonly cells: readonly string[]; readonly isProse: boolean } {
  const thousands = /(?<![\d,.])\d{1,3}(?:,\d{3})+(?![\d,])/g;
  const whole = line
    // "SKU,1,000" may be a thousand, or one and something else: the point makes it unclear, and nobody guesses.
    .replace(/^([^,]+),(\d{1,3}),(\d{3})\s*$/, "$1,$2.$3")
    .replace(thousands, (number) => number.replaceAll(",", ""));
  const delimiter = ["\t", ";", "|", ","].find((each) => whole.includes(each));
  if (delimiter !== undefined) return { cells: splitQuoted(whole, delimiter), isProse: false };
  return { cells: words(whole), isProse: true };
}

function words(line: string): string[] {
  return (
    unquoted(line.trim())
      // What stands before entries of lists: "1.", "2)", "-", "•".
      .replace(/^(?:[-–*•·]\s+|\d{1,4}[.)]\s+(?=\S+\s))/, "")
      .replace(/^(\d+)\s*[x×*]\s+/i, "$1 ")
      .replace(/^(\d+)\s*[×*]\s*/, "$1 ")
      .replace(/(?:\s+x\s*|\s*[×*]\s*)(\d+)(?=\s|$)/gi, " $1")
      .replace(/\s*(?:[:=]|->|→|\s[-–—])\s+/g, " ")
      .replace(/[:=](?=\d+$)/, " ")
      .replace(/\((\d+)\)/g, " $1 ")
      .replace(/(\d)\s+(pcs?|pieces?|nos?|units?|ea|each)\b\.?/gi, "$1$2")
      .replace(/(?<=^|\s)(\d{1,3})((?:[ \u00a0\u202f]\d{3})+)(?=\s|$)/g, (number) =>
        number.replace(/\D/g, ""),
      )
      .split(/\s+/)
      .filter((word) => word !== "")
  );
}

/** Cells in quotes may hold the delimiter; a quote that is never closed is a character like any other. */
function splitQuoted(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest);
    const after = quoted ? rest.slice(quoted[0].length) : rest;
    if (quoted && (after === "" || after.startsWith(delimiter))) {
      cells.push((quoted[1] ?? "").replaceAll('""', '"'));
      if (after === "") return cells;
      rest = after.slice(delimiter.length);
      continue;
    }
    const end = rest.indexOf(delimiter);
    cells.push(end < 0 ? rest : rest.slice(0, end));
    if (end < 0) return cells;
    rest = rest.slice(end + delimiter.length);
  }
}

function unquoted(text: string): string {
  return /^"[^"]*"$/.test(text) ? text.slice(1, -1) : text;
}
