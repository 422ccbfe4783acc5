/**
 * Days and times in Lagos, counted and in words. Lagos is one hour ahead of UTC all year: Nigeria has had no summer time
 * since 1919. What is stored and sent is UTC. Without `Intl`, so that every server and every browser writes the same.
 */
const aheadMilliseconds = 60 * 60_000;
const dayMilliseconds = 24 * 60 * 60_000;

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const shortMonths = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"];
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The day in Lagos, as `2026-11-23`. */
export function lagosDay(moment: Date): string {
  return isoInLagos(moment).slice(0, 10);
}

/** Today in Lagos, as `2026-11-23`. */
export function todayInLagos(): string {
  return lagosDay(new Date());
}

/** The moment when the clock in Lagos shows these minutes after midnight of a day. */
export function lagosMoment(day: string, minutes: number): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - aheadMilliseconds + minutes * 60_000);
}

/** The moment in UTC when the clock in Lagos shows a time of a day; null for what is no time. @param time as `10:00` */
export function lagosMomentOf(day: string, time: string): string | null {
  const moment = new Date(`${day}T${time}:00+01:00`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** The day so many days later; days are of the years that the contract lets through. */
export function laterDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * dayMilliseconds).toISOString().slice(0, 10);
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOfDay(day: string): number {
  return new Date(`${day}T00:00:00.000Z`).getUTCDay() || 7;
}

/** "21 November 2026". @param day as `2026-11-21`; what is no day stays as it is */
export function dayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** "Monday 23 November". @param day as `2026-11-23` */
export function weekdayText(day: string): string {
  const [dayOfMonth, month] = dayText(day).split(" ");
  return `${weekdayName(day)} ${dayOfMonth} ${month}`;
}

/** "Thu 26 – Mon 30 Nov", "Mon 30 Nov – Wed 2 Dec", or one day alone: "Thu 26 Nov". @param from as `2026-11-26` */
export function dayRangeText(from: string, to: string): string {
  if (from === to) return `${shortWeekday(from)} ${Number(from.slice(8))} ${shortMonth(from)}`;
  const start = `${shortWeekday(from)} ${Number(from.slice(8))}`;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${isOneMonth ? start : `${start} ${shortMonth(from)}`} – ${dayRangeText(to, to)}`;
}

/** "November 2026". @param month as `2026-11` */
export function monthText(month: string): string {
  return dayText(`${month}-01`).replace(/^1 /, "");
}

/** "10:00", by the clock in Lagos. @param moment UTC, as on the wire */
export function clockText(moment: string): string {
  return isoInLagos(new Date(moment)).slice(11, 16);
}

/** "21 November 2026 at 09:00", by the clock in Lagos. @param moment UTC, as on the wire */
export function dayAndTime(moment: string): string {
  return `${lagosDayText(new Date(moment))} at ${clockText(moment)}`;
}

/** "21 Nov 2026, 09:05", by the clock in Lagos. @param moment UTC, as on the wire */
export function shortDayAndTime(moment: string): string {
  const [year, month, day] = lagosDay(new Date(moment)).split("-").map(Number);
  return `${day} ${shortMonths[Number(month) - 1]} ${year}, ${clockText(moment)}`;
}

/** The day in Lagos: "21 November 2026". */
export function lagosDayText(moment: Date): string {
  return dayText(lagosDay(moment));
}

/** The moment in Lagos, for letters: "Saturday, 21 November 2026, 9:05 am". */
export function lagosMomentText(moment: Date): string {
  const [hour = 0, minute = ""] = clockText(moment.toISOString()).split(":");
  const clock = `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "am" : "pm"}`;
  return `${weekdayName(lagosDay(moment))}, ${lagosDayText(moment)}, ${clock}`;
}

function shortWeekday(day: string): string {
  return weekdayName(day)?.slice(0, 3) ?? "";
}

function shortMonth(day: string): string {
  return shortMonths[Number(day.slice(5, 7)) - 1] ?? "";
}

function weekdayName(day: string): string | undefined {
  return weekdays[weekdayOfDay(day) - 1];
}

/** What the clock in Lagos shows, in the form of ISO 8601. @throws RangeError on a moment that is none */
function isoInLagos(moment: Date): string {
  return new Date(moment.getTime() + aheadMilliseconds).toISOString();
}
