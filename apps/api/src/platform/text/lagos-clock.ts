/**
 * Lagos is one hour ahead of UTC all year; Nigeria has had no summer time since 1919. Everything that is stored is UTC,
 * everything that a showroom's clock says goes through here.
 */
const aheadMilliseconds = 60 * 60_000;
const dayMilliseconds = 24 * 60 * 60_000;

/** The day in Lagos, as `2026-11-23`. */
export function lagosDayOf(moment: Date): string {
  return new Date(moment.getTime() + aheadMilliseconds).toISOString().slice(0, 10);
}

/** The moment when the clock in Lagos shows these minutes after midnight of a day. */
export function lagosMoment(day: string, minutes: number): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - aheadMilliseconds + minutes * 60_000);
}

/** The day so many days later; days are of the years that the contract lets through. */
export function laterDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * dayMilliseconds).toISOString().slice(0, 10);
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOfDay(day: string): number {
  return new Date(`${day}T00:00:00.000Z`).getUTCDay() || 7;
}
