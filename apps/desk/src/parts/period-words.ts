import {
  clockText,
  dayText,
  lagosDay,
  laterDay,
  shortDayAndTime,
} from "@precise/contract/nigeria/lagos-days";

/** From when to when something counts, in days of Lagos; the last day is the one before it ends. */
export function periodWords(startsAt: string, endsAt: string | undefined): string {
  const first = dayText(lagosDay(new Date(startsAt)));
  return endsAt === undefined
    ? `From ${first}, without an end`
    : `From ${first} to the end of ${lastDayText(endsAt)}`;
}

/** The last day of what ends when the next one begins. */
export function lastDayText(endsAt: string): string {
  return dayText(lastDay(endsAt));
}

/** When something ends, in short: "the end of 5 Dec 2026", "5 Dec 2026, 18:00". @param endsAt UTC */
export function endText(endsAt: string): string {
  if (clockText(endsAt) !== "00:00") return shortDayAndTime(endsAt);
  return `the end of ${shortDayAndTime(new Date(Date.parse(endsAt) - 1).toISOString()).split(",")[0]}`;
}

/** The last day as `2026-12-05`; what ends within a day, as an old voucher may, has that day as its last. */
export function lastDay(endsAt: string): string {
  const day = lagosDay(new Date(endsAt));
  return new Date(endsAt).getTime() === Date.parse(`${day}T00:00:00+01:00`) ? laterDay(day, -1) : day;
}
