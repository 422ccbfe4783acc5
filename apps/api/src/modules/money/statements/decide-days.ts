import { type Cell, textOf } from "#api/platform/sheets/cell.ts";
import { type DayOrder, dayOrderOf, isEitherOrder, readDay } from "#api/platform/sheets/read-day.ts";
import type { StatementColumns } from "./statement-columns.ts";

/** In which order a whole statement writes its days. */
export interface StatementDays {
  readonly order: DayOrder;
  /** A row that can be read in one way only, or a person, says so. */
  readonly isProven: boolean;
  /** Days that can be read in either order are read in this one; else their rows are refused. */
  readonly isSure: boolean;
  /** Whether the order matters to any row. */
  readonly isAsked: boolean;
}

/**
 * Decides once for a whole file whether the day or the month comes first. Nigerian banks write the day first, so an unproven
 * file is read so; but not one with the 12 hours of programs that write the month first, nor one whose money would come from
 * the future.
 * @param chosen what a person said
 * @returns why not, where rows contradict each other
 */
export function decideDays(
  rows: readonly (readonly Cell[])[],
  { date, value_date: valueDate }: StatementColumns,
  today: string,
  chosen: DayOrder | undefined,
): StatementDays | { readonly why: string } {
  const places = [date, valueDate].filter((place) => place !== undefined);
  const cells = places.flatMap((place) => rows.map((row) => row[place] ?? ""));
  const texts = cells.map(textOf);
  const isAsked = texts.some(isEitherOrder);
  const mixed = mixedKinds(rows, date);
  if (mixed !== undefined) return { why: mixed };
  const { order, contradiction } = dayOrderOf([...texts, ...proofsOf(rows, date, valueDate)]);
  if (contradiction !== undefined) {
    const [dayFirst, monthFirst] = contradiction;
    return {
      why: `The days contradict each other: in “${dayFirst}” the day comes first, in “${monthFirst}” the month. Export the statement again.`,
    };
  }
  const known = chosen ?? order;
  if (chosen !== undefined && order !== undefined && chosen !== order)
    return {
      why: `The days of this statement are written with the ${order === "day-first" ? "day" : "month"} first.`,
    };
  if (known !== undefined) return { order: known, isProven: true, isSure: true, isAsked };
  const isFuture = texts.some((text) => isEitherOrder(text) && (readDay(text)?.day ?? "") > today);
  const hasHalves = texts.some((text) => /\b[ap]\.?m\b/i.test(text));
  return { order: "day-first", isProven: false, isSure: !isFuture && !hasHalves, isAsked };
}

/** A day that is written out beside one that is not says how that one is meant; returned as a day that proves the same. */
function proofsOf(
  rows: readonly (readonly Cell[])[],
  date: number | undefined,
  valueDate: number | undefined,
): string[] {
  if (date === undefined || valueDate === undefined) return [];
  return rows.flatMap((row) => {
    const texts = [textOf(row[date]), textOf(row[valueDate])];
    const either = texts.find(isEitherOrder);
    const sure = texts.find((text) => !isEitherOrder(text));
    const day = sure === undefined ? undefined : readDay(sure)?.day;
    if (either === undefined || day === undefined || /^\d{1,2}[-/. ]\d/.test(sure?.trim() ?? "")) return [];
    if (readDay(either, "day-first")?.day === day) return ["31/01/2026"];
    return readDay(either, "month-first")?.day === day ? ["01/31/2026"] : [];
  });
}

/**
 * A spreadsheet that opens a file of another country makes dates of the days that fit, day and month exchanged, and leaves the
 * others as text.
 */
function mixedKinds(rows: readonly (readonly Cell[])[], date: number | undefined): string | undefined {
  const cells = rows.map((row) => row[date ?? -1] ?? "");
  const isDate = cells.some((cell) => typeof cell === "object" && cell.kind === "date");
  const text = cells.find(
    (cell) => typeof cell === "string" && /^\d{1,2}[-/. ]\d{1,2}[-/. ]\d{2,4}/.test(cell.trim()),
  );
  return isDate && text !== undefined
    ? `Some days are dates and others text, such as “${textOf(text)}”: a spreadsheet may have exchanged day and month. Send the file as the bank gave it.`
    : undefined;
}
