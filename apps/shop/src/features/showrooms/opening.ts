import { publicHolidays } from "@precise/contract/nigeria/public-holidays";
import { weekdayNames, weekdaysOf } from "@precise/contract/wire/weekdays";

/** A line of opening hours, as the company's facts have it. */
export interface HoursLine {
  readonly days: string;
  readonly open: string | null;
  readonly close: string | null;
}

/** A day on which everything is closed. */
export interface ClosedDay {
  /** In Lagos, as `2026-12-25`. */
  readonly day: string;
  readonly name: string;
}

export type Opening =
  | { readonly isOpen: true; readonly until: string }
  /** `opens` is null where nothing opens within two weeks. */
  | {
      readonly isOpen: false;
      readonly opens: { readonly inDays: number; readonly weekday: string; readonly time: string } | null;
    };

const dayMilliseconds = 86_400_000;
/** Lagos is one hour ahead of UTC all year. */
const aheadMilliseconds = 3_600_000;

/** Whether a showroom is open at a moment, by the clock in Lagos, and until or from when. */
export function openingAt(now: Date, hours: readonly HoursLine[], closedDays: readonly ClosedDay[]): Opening {
  const lagos = new Date(now.getTime() + aheadMilliseconds).toISOString();
  const [today, clock] = [lagos.slice(0, 10), lagos.slice(11, 16)];
  const todays = hoursOn(today, hours, closedDays);
  if (todays && todays.open <= clock && clock < todays.close) return { isOpen: true, until: todays.close };
  for (let inDays = 0; inDays <= 14; inDays += 1) {
    const day = laterDay(today, inDays);
    const found = hoursOn(day, hours, closedDays);
    if (!found || (inDays === 0 && clock >= found.open)) continue;
    const weekday = weekdayNames[weekdayOf(day) - 1] ?? "";
    return { isOpen: false, opens: { inDays, weekday, time: found.open } };
  }
  return { isOpen: false, opens: null };
}

/** The days of the next weeks on which everything is closed, in order: public holidays, and what the owner adds. */
export function closedDaysFrom(now: Date, added: readonly ClosedDay[], days = 120): ClosedDay[] {
  const today = new Date(now.getTime() + aheadMilliseconds).toISOString().slice(0, 10);
  const last = laterDay(today, days);
  const year = Number(today.slice(0, 4));
  return [...publicHolidays(year), ...publicHolidays(year + 1), ...added]
    .filter(({ day }) => day >= today && day <= last)
    .sort((one, other) => one.day.localeCompare(other.day));
}

function hoursOn(day: string, hours: readonly HoursLine[], closedDays: readonly ClosedDay[]) {
  if (closedDays.some((each) => each.day === day)) return undefined;
  const line = hours.find(({ days }) => weekdaysOf(days)?.includes(weekdayOf(day)));
  return line?.open && line.close ? { open: line.open, close: line.close } : undefined;
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

function laterDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10);
}
