import { dayAfter } from "../delivery/delivery-days.ts";
import type { ClaimKind, ClaimReason } from "./claim-words.ts";

/** Days after delivery in which goods may be returned because of a change of mind. @source apps/shop/content/terms.md "Returns" */
export const changeOfMindDays = 14;

/** Whether a claim is within its time. */
export interface ClaimWindow {
  /** Out of time a claim can still be made, and is marked: the shop decides. */
  readonly isInTime: boolean;
  /** The last day as YYYY-MM-DD; null where there is no end, or where no warranty is stated. */
  readonly until: string | null;
}

/**
 * Whether one line of a claim is within its time. What is faulty, damaged or not as described may come back without an end:
 * the law (FCCPA 2018, s. 122) sets none. All days are Lagos's, as YYYY-MM-DD.
 * @param line `warrantyMonths`: as the product's page states it; null where it states none
 * @source apps/shop/content/terms.md "Returns", "Warranty"
 */
export function claimWindow(
  line: {
    readonly kind: ClaimKind;
    readonly reason: ClaimReason;
    readonly warrantyMonths: number | null;
  },
  deliveredOn: string,
  today: string,
): ClaimWindow {
  if (line.kind === "return") {
    if (line.reason !== "changed_mind") return { isInTime: true, until: null };
    return endsOn(dayAfter(deliveredOn, changeOfMindDays), today);
  }
  if (line.warrantyMonths === null) return { isInTime: false, until: null };
  return endsOn(monthsAfter(deliveredOn, line.warrantyMonths), today);
}

/** Whole months between two days of Lagos, as YYYY-MM-DD; 0 for a day before the first. */
export function wholeMonthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split("-").map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split("-").map(Number);
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth;
  // On the last day of a month that is too short, the month is full.
  const isFull = toDay >= Math.min(fromDay, daysOfMonth(toYear, toMonth));
  return Math.max(0, isFull ? months : months - 1);
}

/** The same day so many months later, or the last of that month where it has no such day. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const count = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
  return dayText(toYear, toMonth, Math.min(date, daysOfMonth(toYear, toMonth)));
}

function endsOn(until: string, today: string): ClaimWindow {
  return { isInTime: today <= until, until };
}

/** The day before the first of the next month is the last of this one. */
function daysOfMonth(year: number, month: number): number {
  const next = dayText(year, month + 1, 1);
  return Number(dayAfter(next, -1).slice(8, 10));
}

function dayText(year: number, month: number, day: number): string {
  return [year, ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
}
