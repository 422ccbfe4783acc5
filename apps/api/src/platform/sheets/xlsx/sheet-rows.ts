import { wireDay, wireTime } from "#api/platform/time/wire-time.ts";
import { type Cell, cellOfText } from "../cell.ts";
import { readXml } from "../read-xml.ts";
import { type NumberFormat, shownDigits } from "./number-format.ts";

/** What the cells of a sheet are read with. */
export interface SheetContext {
  readonly sharedTexts: readonly string[];
  readonly formats: readonly (NumberFormat | undefined)[];
  /** Days count from 1904, as old Macs did. */
  readonly is1904: boolean;
  /** The program that wrote it leaves all formulas to the next one that opens it: their stored 0 is none. */
  readonly calculatesOnOpening: boolean;
  readonly mostRows: number;
  readonly mostColumns: number;
}

export type SheetLimit = "too-many-rows" | "too-many-columns";

/** The rows of a sheet, each in its place; `limit`: where it holds more than is read, and the rows before. */
export interface SheetRows {
  readonly rows: Cell[][];
  readonly limit?: SheetLimit;
}

class BeyondLimit extends Error {
  readonly limit: SheetLimit;
  constructor(limit: SheetLimit) {
    super(limit);
    this.limit = limit;
  }
}

interface OpenCell {
  readonly row: number;
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value?: string;
  formula?: string;
  inline?: string;
}

/** Reads a sheet. Hidden rows are rows; of merged cells the first has what they show. */
export function readSheetRows(xml: Iterable<string>, context: SheetContext): SheetRows {
  const rows: Cell[][] = [];
  let row = -1;
  let column = -1;
  let cell: OpenCell | undefined;
  let text: "value" | "formula" | "inline" | undefined;
  let isPhonetic = false;
  const put = (content: Cell, at: OpenCell) => {
    if (content === "") return;
    if (at.row >= context.mostRows) throw new BeyondLimit("too-many-rows");
    if (at.column >= context.mostColumns) throw new BeyondLimit("too-many-columns");
    while (rows.length <= at.row) rows.push([]);
    const cells = rows[at.row] ?? [];
    while (cells.length <= at.column) cells.push("");
    cells[at.column] = content;
  };
  try {
    readXml(xml, {
      open(name, attributes) {
        if (name === "row") {
          const { r } = attributes();
          // Places may be left out: the next one is meant.
          row = r === undefined ? row + 1 : Number(r) - 1;
          column = -1;
        } else if (name === "c") {
          const { r, t = "n", s = "0" } = attributes();
          const place = /^([A-Z]{1,3})(\d+)$/.exec(r ?? "");
          column = place ? columnOf(place[1] ?? "") : column + 1;
          cell = { row: place ? Number(place[2]) - 1 : row, column, type: t, style: Number(s) };
        } else if (cell === undefined) return;
        else if (name === "v") text = "value";
        else if (name === "f") {
          text = "formula";
          cell.formula = "";
        } else if (name === "t" && !isPhonetic) text = "inline";
        else if (name === "rPh") isPhonetic = true;
      },
      text(part) {
        if (cell !== undefined && text !== undefined) cell[text] = (cell[text] ?? "") + part;
      },
      close(name) {
        if (name === "v" || name === "f" || name === "t") text = undefined;
        else if (name === "rPh") isPhonetic = false;
        else if (name === "c" && cell !== undefined) {
          put(contentOf(cell, context), cell);
          cell = undefined;
        }
      },
    });
  } catch (fault) {
    if (fault instanceof BeyondLimit) return { rows, limit: fault.limit };
    throw fault;
  }
  return { rows };
}

function contentOf({ type, style, value, formula, inline }: OpenCell, context: SheetContext): Cell {
  if (formula !== undefined && isUncalculated(type, value, context))
    return { kind: "uncalculated", text: `=${formula}` };
  if (type === "inlineStr") return textCell(inline ?? "");
  if (value === undefined) return "";
  switch (type) {
    case "s":
      return textCell(context.sharedTexts[Number(value)] ?? "");
    case "str":
      return textCell(value);
    case "b":
      return value.trim() === "1" ? "true" : "false";
    case "e":
      return { kind: "error", text: value.trim() };
    case "d":
      return { kind: "date", text: value.trim() };
    default:
      return numberCell(value.trim(), context.formats[style], context.is1904);
  }
}

function isUncalculated(type: string, value: string | undefined, { calculatesOnOpening }: SheetContext) {
  if (value === undefined || (value === "" && type !== "str")) return true;
  return calculatesOnOpening && (value === "" || (type === "n" && Number(value) === 0));
}

function textCell(text: string): Cell {
  if (!text.includes("_x")) return cellOfText(text);
  return cellOfText(
    text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
}

function numberCell(raw: string, format: NumberFormat | undefined, is1904: boolean): Cell {
  const number = Number(raw);
  if (raw === "") return "";
  if (!Number.isFinite(number)) return { kind: "error", text: raw };
  if (format?.kind === "date" && number >= 0) return { kind: "date", text: momentOf(number, is1904) };
  // Programs show 15 digits; what is behind them is noise: 0.1 + 0.2.
  const value = plainDigits(Number(number.toPrecision(15)));
  return { kind: "number", value, text: format?.kind === "digits" ? shownDigits(value, format.code) : value };
}

function plainDigits(number: number): string {
  const text = String(number);
  return text.includes("e")
    ? number.toLocaleString("en", { useGrouping: false, maximumFractionDigits: 20 })
    : text;
}

/** A count of days as the day and time that it is; below one day it is a time. */
function momentOf(days: number, is1904: boolean): string {
  // Seconds are the finest that sheets show; halves of them are noise of the fraction.
  const seconds = Math.round(days * 86_400);
  const time = wireTime((seconds % 86_400) * 1000).slice(11, 19);
  const whole = Math.floor(seconds / 86_400);
  if (whole === 0 && !is1904) return time;
  // The 29th of February 1900 is counted, and never was.
  const since1900 = is1904 ? whole + 1462 : whole < 60 ? whole + 1 : whole;
  const day = wireDay(Date.UTC(1899, 11, 30) + since1900 * 86_400_000);
  return time === "00:00:00" ? day : `${day}T${time}`;
}

function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
