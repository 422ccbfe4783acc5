import { laterDay } from "@precise/contract/nigeria/lagos-days";
import { readSlices } from "#api/platform/lists/read-slices.ts";

/** Days in Lagos, both in. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Those of a range, as SQL. `$1` and `$2` are its days. */
export const isInRange = (at: string) =>
  `${at} >= $1::date::timestamp at time zone 'Africa/Lagos' and ${at} < ($2::date + 1)::timestamp at time zone 'Africa/Lagos'`;

/** So many days at once: of a shop with 500,000 orders a year some 40,000. */
const daysAtOnce = 31;

/**
 * Reads a range some days at a time, the earliest first. Each day is in one slice, and so is all that happened on it: what is
 * added up is what one statement says, but for what is written while the slices are read.
 */
export function readDays<Part>(
  { from, to }: DayRange,
  read: (days: DayRange) => Promise<Part>,
  atOnce = daysAtOnce,
): AsyncGenerator<Part> {
  return readSlices(from, async (first: string) => {
    const last = laterDay(first, atOnce - 1);
    if (last >= to) return { part: await read({ from: first, to }), next: undefined };
    return { part: await read({ from: first, to: last }), next: laterDay(last, 1) };
  });
}
