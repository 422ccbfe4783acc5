import { clockText, lagosDay, monthText, weekdayText } from "@precise/contract/nigeria/lagos-days";
import type { OfferedSlots } from "@precise/contract/shop/appointments";
import type { MonthDay } from "@precise/ui/components/inputs/month-grid.client";
import { appointmentCopy as copy } from "./appointment-copy.ts";
import { laterMonth, monthWeeks } from "./month-weeks.ts";

/** A time of the chosen day. */
export interface OfferedTime {
  /** By the clock in Lagos, as `10:00`. */
  readonly time: string;
  /** UTC, as on the wire. */
  readonly startsAt: string;
}

/** A month of what is offered, as the page shows it. */
export interface OfferedMonth {
  readonly month: string;
  readonly weeks: readonly (readonly (MonthDay | null)[])[];
  readonly previous: { readonly href: string; readonly label: string } | null;
  readonly next: { readonly href: string; readonly label: string } | null;
  readonly hasFree: boolean;
  /** Of the chosen day; null where none is chosen. */
  readonly times: readonly OfferedTime[] | null;
}

/**
 * Arranges the free beginnings of a month.
 * @param chosen day in Lagos, or null
 * @param hrefOf where a month, or a day of it, leads
 */
export function offeredMonth(
  offered: OfferedSlots,
  month: string,
  chosen: string | null,
  hrefOf: (to: { readonly month: string } | { readonly day: string }) => string,
): OfferedMonth {
  const byDay = Map.groupBy(offered.slots, (slot) => lagosDay(new Date(slot.starts_at)));
  const beside = (months: number) => {
    const other = laterMonth(month, months);
    const isOutside = other < offered.first_day.slice(0, 7) || other > offered.last_day.slice(0, 7);
    return isOutside ? null : { href: hrefOf({ month: other }), label: copy.monthBefore(monthText(other)) };
  };
  return {
    month: monthText(month),
    weeks: comingWeeks(month, offered.first_day).map((week) =>
      week.map((day) => {
        if (day === null) return null;
        const free = byDay.get(day)?.length ?? 0;
        return {
          date: Number(day.slice(8)),
          label: copy.freeOn(weekdayText(day), free),
          href: free > 0 ? hrefOf({ day }) : null,
          isChosen: day === chosen,
        };
      }),
    ),
    previous: beside(-1),
    next: beside(1),
    hasFree: byDay.size > 0,
    times:
      chosen === null
        ? null
        : (byDay.get(chosen) ?? []).map((slot) => ({
            time: clockText(slot.starts_at),
            startsAt: slot.starts_at,
          })),
  };
}

/** The weeks of a month without those that lie behind the first day that can be booked; all of them where that is later. */
function comingWeeks(month: string, firstDay: string): (string | null)[][] {
  const weeks = monthWeeks(month);
  const coming = weeks.filter((week) => week.some((day) => day !== null && day >= firstDay));
  return coming.length > 0 ? coming : weeks;
}
