import { lagosMoment, laterDay } from "@precise/contract/nigeria/lagos-days";
import { wireTime } from "#api/platform/time/wire-time.ts";

/** The moment when a day begins in Lagos, as the commands take it. */
export function beginningOf(day: string | undefined): string | undefined {
  return day === undefined ? undefined : wireTime(lagosMoment(day, 0));
}

/** The moment when a day that still counts is over in Lagos. */
export function endOf(lastDay: string): string;
export function endOf(lastDay: string | undefined): string | undefined;
export function endOf(lastDay: string | undefined): string | undefined {
  return lastDay === undefined ? undefined : beginningOf(laterDay(lastDay, 1));
}
