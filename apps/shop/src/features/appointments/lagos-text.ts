/** Lagos is one hour ahead of UTC all year: no summer time since 1919. */
const offset = "+01:00";
const zone = "Africa/Lagos";
const whole = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});
const monthAndYear = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: zone });
const parts = new Intl.DateTimeFormat("en-CA", {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  timeZone: zone,
});

/** "Monday 23 November". @param day as `2026-11-23` */
export function dayText(day: string): string {
  return whole.format(new Date(`${day}T00:00:00Z`));
}

/** "November 2026". @param month as `2026-11` */
export function monthText(month: string): string {
  return monthAndYear.format(new Date(`${month}-01T00:00:00Z`));
}

/** "10:00", by the clock in Lagos. @param startsAt UTC, as on the wire */
export function lagosClock(startsAt: string): string {
  return clock.format(new Date(startsAt));
}

/** The day in Lagos, as `2026-11-23`. */
export function lagosDay(moment: Date): string {
  return parts.format(moment);
}

/** The moment in UTC when the clock in Lagos shows a time of a day; null for what is no time. */
export function lagosMoment(day: string, time: string): string | null {
  const moment = new Date(`${day}T${time}:00${offset}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
