import { lagosDay, lagosMoment, laterDay, weekdayOfDay } from "@precise/contract/nigeria/lagos-days";
import type { AppointmentSlot } from "@precise/contract/shop/appointments";
import { wireTime } from "#api/platform/time/wire-time.ts";

/** How a type is offered. */
export interface TypeRules {
  readonly minutes: number;
  /** How far apart beginnings are. */
  readonly everyMinutes: number;
  /** Kept free after each appointment. */
  readonly bufferMinutes: number;
  readonly leadMinutes: number;
  readonly horizonDays: number;
}

/** A desk's week and its exceptions. */
export interface DeskTimes {
  readonly capacity: number;
  /** Minutes after midnight in Lagos, by weekday (1 for Monday); a day without an entry is closed. */
  readonly hours: ReadonlyMap<number, { readonly opens: number; readonly closes: number }>;
  /** Days in Lagos on which it gives no appointments. */
  readonly closedDays: ReadonlySet<string>;
}

/** What occupies a desk: from a moment, until another, in milliseconds. */
export interface Busy {
  readonly from: number;
  readonly until: number;
}

/** The first and last day in Lagos on which a type may be booked, seen from now. */
export function bookableDays(rules: TypeRules, now: Date): { first: string; last: string } {
  return {
    first: lagosDay(new Date(now.getTime() + rules.leadMinutes * 60_000)),
    last: laterDay(lagosDay(now), rules.horizonDays),
  };
}

/** The free beginnings of a type on some days, in order. */
export function offeredSlots(
  range: { readonly from: string; readonly days: number },
  rules: TypeRules,
  desk: DeskTimes,
  busy: readonly Busy[],
  now: Date,
): AppointmentSlot[] {
  const bounds = bookableDays(rules, now);
  const earliest = now.getTime() + rules.leadMinutes * 60_000;
  const slots: AppointmentSlot[] = [];
  for (let offset = 0; offset < range.days; offset += 1) {
    const day = laterDay(range.from, offset);
    const hours = desk.hours.get(weekdayOfDay(day));
    if (!hours || day < bounds.first || day > bounds.last || desk.closedDays.has(day)) continue;
    for (let at = hours.opens; at + rules.minutes <= hours.closes; at += rules.everyMinutes) {
      const start = lagosMoment(day, at);
      if (start.getTime() < earliest) continue;
      const left = placesLeft(start.getTime(), rules, desk.capacity, busy);
      if (left > 0) slots.push({ starts_at: wireTime(start), places_left: left });
    }
  }
  return slots;
}

/** How many more appointments of a type a desk can take from a beginning: its capacity less the fullest moment. */
export function placesLeft(
  start: number,
  { minutes, bufferMinutes }: Pick<TypeRules, "minutes" | "bufferMinutes">,
  capacity: number,
  busy: readonly Busy[],
): number {
  const end = start + (minutes + bufferMinutes) * 60_000;
  const overlapping = busy.filter(({ from, until }) => from < end && until > start);
  // It is fullest when something begins.
  const moments = [start, ...overlapping.map(({ from }) => Math.max(from, start))];
  const fullest = Math.max(
    ...moments.map(
      (moment) => overlapping.filter(({ from, until }) => from <= moment && moment < until).length,
    ),
  );
  return capacity - fullest;
}
