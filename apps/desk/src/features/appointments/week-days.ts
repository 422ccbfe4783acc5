import type { AppointmentDay } from "@precise/contract/desk/appointments";
import { clockText } from "@precise/contract/nigeria/lagos-days";

type CalendarDay = AppointmentDay["calendars"][number];

/** What a day says beside its date. */
export interface DayState {
  /** No calendar gives anything on it. */
  readonly isClosed: boolean;
  /** "Christmas Day", "Lagos closed: Stocktaking". */
  readonly words: readonly string[];
}

/** @param names of the calendars, by their ids */
export function dayState(day: AppointmentDay, names: Readonly<Record<string, string>>): DayState {
  const { calendars, holiday } = day;
  const shut = calendars.filter(isShut);
  const isClosed = calendars.length > 0 && shut.length === calendars.length;
  if (isClosed) {
    const reasons = new Set(shut.flatMap(({ reason, is_closed }) => (is_closed && reason ? [reason] : [])));
    return { isClosed, words: [...reasons] };
  }
  const single = shut.map(({ id, is_closed, reason }) => {
    const closed = `${names[id] ?? id} closed`;
    return is_closed && reason ? `${closed}: ${reason}` : closed;
  });
  return { isClosed, words: holiday === null ? single : [`${holiday}, open`, ...single] };
}

function isShut({ hours, is_closed }: CalendarDay): boolean {
  return is_closed || hours === null;
}

const workingDay = { first: 9, last: 16 };

/** The hours in Lagos that a week's table has a row for. @param starts moments of what is booked */
export function weekHours(days: readonly AppointmentDay[], starts: readonly string[]): readonly number[] {
  const openHours = days.flatMap(({ calendars }) => calendars.flatMap(({ hours }) => (hours ? [hours] : [])));
  const firsts = [...openHours.map(({ opens }) => hourOf(opens)), ...starts.map(startHour)];
  // What closes at 17:30 gives beginnings in the hour of 17; what closes at 17:00 none.
  const lasts = [
    ...openHours.map(({ closes }) => hourOf(closes) - (closes.endsWith(":00") ? 1 : 0)),
    ...starts.map(startHour),
  ];
  const first = firsts.length === 0 ? workingDay.first : Math.min(...firsts);
  const last = lasts.length === 0 ? workingDay.last : Math.max(...lasts);
  return Array.from({ length: last - first + 1 }, (_, more) => first + more);
}

/** The hour in which it begins, in Lagos. */
export function startHour(moment: string): number {
  return hourOf(clockText(moment));
}

function hourOf(clock: string): number {
  return Number(clock.slice(0, 2));
}
