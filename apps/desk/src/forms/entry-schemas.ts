import { nairaText, parsePrice, wireValue } from "@precise/cart-core/money";
import { readWrittenNumber } from "@precise/cart-core/written-number";
import { todayInLagos } from "@precise/contract/nigeria/lagos-days";
import * as z from "zod/mini";

/** What is typed as an amount: `125000`, `125,000.50`, `₦125,000`. A comma is never a decimal mark, and `1,25` is none. */
export function readAmount(typed: string): number | null {
  const number = readWrittenNumber(typed.trim().replace(/^(?:₦|NGN|N)\s*/i, ""));
  if (!number.ok) return null;
  const { whole, fraction } = number.value;
  const read = parsePrice(fraction === "" ? whole : `${whole}.${fraction}`);
  return read.ok ? wireValue(read.value) : null;
}

/** An amount as it is typed, which comes to a number of naira for the wire. @param limits in naira; the least is 1 kobo */
export function nairaEntry(limits: { readonly most?: number } = {}) {
  const { most = 1_000_000_000 } = limits;
  return z.pipe(
    z.string().check(
      z.trim(),
      z.minLength(1, "Enter an amount."),
      z.refine(
        (typed) => typed === "" || readAmount(typed) !== null,
        "Enter an amount such as 125,000 or 125,000.50.",
      ),
      z.refine((typed) => readAmount(typed) !== 0, "Enter an amount above zero."),
      z.refine((typed) => (readAmount(typed) ?? 0) <= most, `At most ${nairaText(most)}.`),
    ),
    z.transform((typed) => readAmount(typed) ?? 0),
  );
}

/** A text that must be there. @param missing what to say where it is not: "Say why." */
export function textEntry(missing: string, most = 300) {
  return z
    .string()
    .check(z.trim(), z.minLength(1, missing), z.maxLength(most, `At most ${most} characters.`));
}

/** A text that may be left out. */
export function optionalEntry(most = 300) {
  return z.string().check(z.trim(), z.maxLength(most, `At most ${most} characters.`));
}

/** A day that is still to come in Lagos, or today. */
export const comingDayEntry = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, "Enter the day."),
  z.refine((day) => day === "" || day >= todayInLagos(), "That day is over. Give today or a later one."),
);

/** A whole number as it is typed. @param words what to say where it is none: "Enter how many pieces." */
export function countEntry(words: string, limits: { readonly least?: number; readonly most?: number } = {}) {
  const { least = 0, most = 1_000_000 } = limits;
  return z.pipe(
    z.string().check(
      z.trim(),
      z.regex(/^-?\d{1,9}$/, words),
      z.refine((typed) => Number(typed) >= least, `At least ${least}.`),
      z.refine((typed) => Number(typed) <= most, `At most ${most}.`),
    ),
    z.transform(Number),
  );
}
