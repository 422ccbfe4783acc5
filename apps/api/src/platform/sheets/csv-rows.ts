import { type Cell, cellOfText } from "./cell.ts";
import { delimiterOf } from "./csv-delimiter.ts";

/** A quote that begins a cell is not closed. */
export class BrokenCsv extends Error {
  override readonly name = "BrokenCsv";
  /** Where that cell begins, from 1. */
  readonly line: number;
  constructor(line: number) {
    super(`a quote on line ${line} is not closed`);
    this.line = line;
  }
}

export interface CsvRow {
  /** Line of the file on which it begins, from 1; blank lines are rows, too. */
  readonly line: number;
  readonly cells: readonly Cell[];
}

export interface CsvText {
  readonly delimiter: string;
  rows(): Iterable<CsvRow>;
}

/** Longer is no cell: a quote that is not closed would take in the rest of a file. */
const longestCell = 1_000_000;

/**
 * The rows of a text: commas, semicolons, tabs or bars, and any line ends. Only a quote at the beginning of a cell quotes, and
 * only what closes right before a separator; another is a character as any other.
 * @param options `isForgiving`: an unclosed quote is a character, too; else it throws
 * @throws BrokenCsv while the rows are read
 */
export function openCsv(
  text: string,
  { isForgiving = false }: { readonly isForgiving?: boolean } = {},
): CsvText {
  const whole = text.replace(/^\ufeff/, "");
  // Excel says so itself in the first line.
  const declared = /^sep=(.)(?:\r\n?|\n|$)/i.exec(whole);
  const start = declared?.[0].length ?? 0;
  const delimiter = declared?.[1] ?? delimiterOf(whole);
  return {
    delimiter,
    *rows() {
      const reader = new RowReader(delimiter, isForgiving, declared ? 2 : 1);
      yield* reader.read(whole.slice(start), true);
    },
  };
}

/** The rows of a text that comes in parts. @throws BrokenCsv */
export async function* csvRowsOf(
  parts: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<CsvRow & { readonly chars: number }> {
  const reader = new RowReader(delimiter, false, 1);
  let chars = 0;
  for await (const part of parts) {
    chars += part.length;
    for (const row of reader.read(part, false)) yield { ...row, chars };
  }
  for (const row of reader.read("", true)) yield { ...row, chars };
}

interface CutCell {
  readonly text: string;
  /** Behind its last character, quotes included. */
  readonly end: number;
}

/** Cuts rows off a text that may still grow. */
class RowReader {
  readonly #delimiter: string;
  readonly #isForgiving: boolean;
  #rest = "";
  #line: number;

  constructor(delimiter: string, isForgiving: boolean, firstLine: number) {
    this.#delimiter = delimiter;
    this.#isForgiving = isForgiving;
    this.#line = firstLine;
  }

  *read(part: string, isLast: boolean): Generator<CsvRow> {
    const text = this.#rest + part;
    let at = 0;
    while (at < text.length) {
      const row = this.#row(text, at, isLast);
      if (row === undefined) break;
      yield { line: this.#line, cells: row.cells };
      this.#line += lineEnds(text.slice(at, row.end));
      at = row.end;
    }
    this.#rest = text.slice(at);
  }

  /** @returns undefined where the row may go on */
  #row(text: string, from: number, isLast: boolean): { cells: Cell[]; end: number } | undefined {
    const cells: Cell[] = [];
    for (let at = from; ; ) {
      const cell = this.#quoted(text, at, isLast, from) ?? this.#plain(text, at);
      if (cell.end >= text.length && !isLast) return undefined;
      cells.push(cellOfText(cell.text));
      const next = text[cell.end];
      if (next === this.#delimiter) {
        at = cell.end + 1;
        continue;
      }
      if (next !== "\r") return { cells, end: cell.end + 1 };
      // What follows a carriage return may come with the next part.
      if (cell.end + 1 >= text.length && !isLast) return undefined;
      return { cells, end: cell.end + (text[cell.end + 1] === "\n" ? 2 : 1) };
    }
  }

  #plain(text: string, from: number): CutCell {
    let end = from;
    for (; end < text.length; end += 1) {
      const letter = text[end];
      if (letter === this.#delimiter || letter === "\n" || letter === "\r") break;
    }
    return { text: text.slice(from, end).trim(), end };
  }

  /** @returns undefined where no quote begins the cell, or it closes nothing */
  #quoted(text: string, from: number, isLast: boolean, rowStart: number): CutCell | undefined {
    let open = from;
    while (text[open] === " ") open += 1;
    if (text[open] !== '"') return undefined;
    // A quote inside that is not doubled: it is a character as long as nothing else could end the cell.
    let isOdd = false;
    for (let at = open + 1; at - open < longestCell; at += 1) {
      const letter = text[at];
      if (letter === undefined) {
        if (isLast) break;
        return { text: "", end: text.length };
      }
      if (letter !== '"') {
        if (isOdd && (letter === this.#delimiter || letter === "\n" || letter === "\r")) break;
        continue;
      }
      if (text[at + 1] === '"' && !isOdd) {
        at += 1;
        continue;
      }
      let end = at + 1;
      while (text[end] === " ") end += 1;
      const next = text[end];
      if (next === undefined || next === this.#delimiter || next === "\n" || next === "\r") {
        const inside = text.slice(open + 1, at);
        // Line ends are a matter of the system that wrote them.
        const unix = inside.replace(/\r\n?/g, "\n");
        return { text: isOdd ? unix : unix.replaceAll('""', '"'), end };
      }
      isOdd = true;
    }
    if (this.#isForgiving || isEven(this.#plain(text, from).text)) return undefined;
    // Cells before it may have line ends inside.
    throw new BrokenCsv(this.#line + lineEnds(text.slice(rowStart, from)));
  }
}

/** True where the quotes of a cell close each other: `"Ring" lamp`. */
function isEven(cell: string): boolean {
  return cell.split('"').length % 2 === 1;
}

function lineEnds(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "\n" || (text[at] === "\r" && text[at + 1] !== "\n")) count += 1;
  }
  return count;
}
