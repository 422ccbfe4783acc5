import { calendarDay } from "@precise/contract/wire/calendar-input";
import * as z from "zod/mini";
import { readAmount } from "./entry-schemas.ts";

/** An amount in naira that may be left out; as it is typed. */
export const optionalNairaEntry = z
  .string()
  .check(
    z.refine(
      (typed) => typed.trim() === "" || (readAmount(typed) ?? 0) > 0,
      "Enter an amount such as 125,000, or nothing.",
    ),
  );

/** A whole number from 1 that may be left out; as it is typed. */
export const optionalCountEntry = z
  .string()
  .check(z.regex(/^\s*([1-9]\d{0,8})?\s*$/, "Enter a whole number from 1, or nothing."));

/** A day that may be left out, as the browser's field gives it. */
export const optionalDayEntry = z
  .string()
  .check(
    z.refine(
      (typed) => typed === "" || calendarDay.safeParse(typed).success,
      "Enter a day of the years 2000 to 2099, or nothing.",
    ),
  );

/** The last day is none before the first; one day alone is both. */
export const daySpanCheck = z.refine<{ readonly from: string; readonly last_day: string }>(
  ({ from, last_day }) => from === "" || last_day === "" || last_day >= from,
  { error: "The last day is before the first.", path: ["last_day"] },
);

/** Whole per cents, as they are typed. */
export function readPercent(typed: string): number | null {
  const digits = typed.replace(/[%\s]/g, "");
  const percent = /^\d{1,3}$/.test(digits) ? Number(digits) : 0;
  return percent >= 1 && percent <= 100 ? percent : null;
}

/** What is typed, where it is something. */
export function typedText(typed: string): string | undefined {
  const text = typed.trim();
  return text === "" ? undefined : text;
}

/** A number that is typed, where it is something. */
export function typedCount(typed: string): number | undefined {
  const text = typedText(typed);
  return text === undefined ? undefined : Number(text);
}

/** The same of an amount in naira. */
export function typedAmount(typed: string): number | undefined {
  return readAmount(typed) ?? undefined;
}
