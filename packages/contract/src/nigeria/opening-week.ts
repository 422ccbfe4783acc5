import { weekdayNames, weekdaysOf } from "../wire/weekdays.ts";

/** When a day begins and ends, as `09:00`, in Lagos. */
export interface DayHours {
  readonly opens: string;
  readonly closes: string;
}

/** Monday first; null is closed. */
export type OpeningWeek = readonly (DayHours | null)[];

/** A line of opening hours, as pages show it: `Monday to Friday`, 09:00, 18:00. */
export interface HoursLine {
  readonly days: string;
  readonly open: string | null;
  readonly close: string | null;
}

/** The week that lines of opening hours describe; days that no line names are closed. */
export function weekOfLines(lines: readonly HoursLine[]): OpeningWeek {
  const week: (DayHours | null)[] = weekdayNames.map(() => null);
  for (const { days, open, close } of lines) {
    if (open === null || close === null) continue;
    for (const weekday of weekdaysOf(days) ?? []) week[weekday - 1] = { opens: open, closes: close };
  }
  return week;
}

/** A week in lines: days that follow each other and open alike stand in one. */
export function linesOfWeek(week: OpeningWeek): HoursLine[] {
  const lines: { first: number; last: number; hours: DayHours | null }[] = [];
  for (const day of weekdayNames.keys()) {
    const hours = week[day] ?? null;
    const line = lines.at(-1);
    if (line && isSame(line.hours, hours)) line.last = day;
    else lines.push({ first: day, last: day, hours });
  }
  return lines.map(({ first, last, hours }) => ({
    days: daysText(first, last),
    open: hours?.opens ?? null,
    close: hours?.closes ?? null,
  }));
}

function isSame(one: DayHours | null, other: DayHours | null): boolean {
  return one?.opens === other?.opens && one?.closes === other?.closes;
}

/** In words that `weekdaysOf` reads. */
function daysText(first: number, last: number): string {
  if (first === 0 && last === weekdayNames.length - 1) return "Every day";
  const from = weekdayNames[first] ?? "";
  const to = weekdayNames[last] ?? "";
  if (first === last) return from;
  return last === first + 1 ? `${from} and ${to}` : `${from} to ${to}`;
}
