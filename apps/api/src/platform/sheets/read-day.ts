import { wireTime } from "#api/platform/time/wire-time.ts";

const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

/** Which comes first where a day is written with numbers alone. */
export type DayOrder = "day-first" | "month-first";

/** A moment of a cell: a day of the calendar in Lagos, and the time where it has one. */
export interface WrittenDay {
  /** `2026-11-24`. */
  readonly day: string;
  /** `09:15:10`. */
  readonly time: string | undefined;
}

interface DayParts {
  /** `written`: a name or the year in front tells day and month apart. */
  readonly kind: "written" | "numbers";
  readonly year: string;
  readonly first: string;
  readonly second: string;
  readonly rest: string;
}

/**
 * A day as Nigerian banks and people write it, with or without a time behind it: `24/11/2026`, `24-Nov-2026`,
 * `Tuesday, 24th November 2026`, `Nov 24, 2026`, `2026 Nov 24`, `2026-11-24`.
 * @param order what the whole file proves
 * @returns undefined for what is no day of the calendar
 */
export function readDay(cell: string, order: DayOrder = "day-first"): WrittenDay | undefined {
  const parts = dayParts(cell);
  if (parts === undefined) return undefined;
  const { kind, year, first, second, rest } = parts;
  const time = timeOf(rest);
  if (time === undefined) return undefined;
  const swaps = kind === "numbers" && order === "month-first";
  const day = dayOf(year, Number(swaps ? first : second), swaps ? second : first);
  return day === undefined ? undefined : inLagos(day, time);
}

/** What the days of a whole file prove, and the two that contradict each other. */
export interface ProvenOrder {
  readonly order: DayOrder | undefined;
  readonly contradiction?: readonly [dayFirst: string, monthFirst: string];
}

/** Decides once for a whole file which comes first, from days that can be read in one way only. */
export function dayOrderOf(cells: Iterable<string>): ProvenOrder {
  const found: Partial<Record<DayOrder, string>> = {};
  for (const cell of cells) {
    if (dayParts(cell)?.kind !== "numbers") continue;
    const isDayFirst = readDay(cell, "day-first") !== undefined;
    if (isDayFirst === (readDay(cell, "month-first") !== undefined)) continue;
    found[isDayFirst ? "day-first" : "month-first"] ??= cell.trim();
  }
  const { "day-first": dayFirst, "month-first": monthFirst } = found;
  if (dayFirst !== undefined && monthFirst !== undefined)
    return { order: undefined, contradiction: [dayFirst, monthFirst] };
  if (dayFirst !== undefined) return { order: "day-first" };
  return { order: monthFirst === undefined ? undefined : "month-first" };
}

/** True where a day reads as two different ones, in either order. */
export function isEitherOrder(cell: string): boolean {
  const [one, other] = [readDay(cell, "day-first"), readDay(cell, "month-first")];
  return one !== undefined && other !== undefined && one.day !== other.day;
}

function dayParts(cell: string): DayParts | undefined {
  const text = cell
    .trim()
    .toLowerCase()
    .replace(/^'/, "")
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?[, ]+/, "")
    .replace(/(\d)(?:st|nd|rd|th)\b/, "$1")
    .replace(/^(\d{1,2}) of /, "$1 ");
  const of = (
    pattern: RegExp,
    kind: DayParts["kind"],
    order: readonly [year: number, day: number, month: number],
  ): DayParts | undefined => {
    const read = pattern.exec(text);
    if (!read) return undefined;
    const [year = "", first = "", month = ""] = order.map((at) => read[at] ?? "");
    const second = /^\d+$/.test(month) ? month : String(monthOf(month));
    return { kind, year, first, second, rest: text.slice(read[0].length) };
  };
  return (
    of(/^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?!\d)/, "written", [1, 3, 2]) ??
    of(/^(\d{4})[-/., ]*([a-z]{3,9})\.?[-/., ]*(\d{1,2})(?!\d)/, "written", [1, 3, 2]) ??
    of(/^(\d{4})(\d{2})(\d{2})(?=$|[t ])/, "written", [1, 3, 2]) ??
    of(/^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/, "numbers", [3, 1, 2]) ??
    of(/^(\d{1,2})[-/. ]*([a-z]{3,9})\.?[-/., ]*(\d{4}|\d{2})(?!\d)/, "written", [3, 1, 2]) ??
    of(/^([a-z]{3,9})[-/. ]*(\d{1,2})[-/, ]+(\d{4})(?!\d)/, "written", [3, 2, 1])
  );
}

function monthOf(name: string): number {
  return name === "sept" ? 9 : months.findIndex((month) => month === name || month.slice(0, 3) === name) + 1;
}

function dayOf(year: string, month: number, day: string): string | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  const moment = new Date(`${text}T00:00:00Z`);
  // 31/02 would become a day of March.
  return !Number.isNaN(moment.getTime()) && wireTime(moment).startsWith(text) ? text : undefined;
}

interface Time {
  readonly text: string | undefined;
  /** Minutes ahead of Greenwich, where it says so. */
  readonly offset: number | undefined;
}

/** What stands behind a day; undefined for what is no time. */
function timeOf(rest: string): Time | undefined {
  const text = rest.trim();
  if (text === "") return { text: undefined, offset: undefined };
  const read =
    /^(?:t|,|-|at)?\s*(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?\s*(am|pm|a\.m\.|p\.m\.)?\s*(z|gmt|utc|wat|[+-]\d{2}:?\d{2})?$/.exec(
      text,
    );
  if (!read) return undefined;
  const [, hours = "", minutes = "", seconds = "00", half = "", zone] = read;
  const hour = half === "" ? Number(hours) : (Number(hours) % 12) + (half.startsWith("p") ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return { text: `${String(hour).padStart(2, "0")}:${minutes}:${seconds}`, offset: offsetOf(zone) };
}

function offsetOf(zone: string | undefined): number | undefined {
  if (zone === undefined) return undefined;
  if (zone === "wat") return lagosMinutes;
  const read = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (!read) return 0;
  return (read[1] === "-" ? -1 : 1) * (Number(read[2]) * 60 + Number(read[3]));
}

/** Nigeria keeps one time all year. */
const lagosMinutes = 60;

function inLagos(day: string, { text: time, offset }: Time): WrittenDay {
  if (time === undefined || offset === undefined) return { day, time };
  const moment = new Date(`${day}T${time}Z`).getTime() + (lagosMinutes - offset) * 60_000;
  const there = wireTime(moment);
  return { day: there.slice(0, 10), time: there.slice(11, 19) };
}
