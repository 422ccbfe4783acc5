import * as z from "zod/mini";

/** Years that a caller may name. Beyond them calendars, databases and our own arithmetic no longer agree. */
const firstYear = 2000;
const lastYear = 2099;

function isInReach(text: string): boolean {
  const year = Number(/^(\d{4})-/.exec(text)?.[1]);
  return year >= firstYear && year <= lastYear;
}

/**
 * A day that a caller names, as `2026-11-23`: one of the calendar, in the years 2000 to 2099. Whether something is offered
 * on it is for the call to say.
 */
export const calendarDay = z.iso
  .date({ error: "must be a day like 2026-11-23" })
  .check(z.refine(isInReach, { error: `must be a day of the years ${firstYear} to ${lastYear}` }));

/** A moment in UTC that a caller names, as `2026-11-23T09:00:00.000Z`, in the same years. */
export const calendarMoment = z.iso
  .datetime({ error: "must be a moment in UTC like 2026-11-23T09:00:00Z" })
  .check(z.refine(isInReach, { error: `must be a moment of the years ${firstYear} to ${lastYear}` }));

/** The same with an offset from UTC, as `2026-11-23T10:00:00+01:00`. */
export const calendarMomentWithOffset = z.iso
  .datetime({ offset: true, error: "must be a moment like 2026-11-23T10:00:00+01:00" })
  .check(z.refine(isInReach, { error: `must be a moment of the years ${firstYear} to ${lastYear}` }));
