import { nairaText } from "@precise/cart-core/money";
import * as z from "zod/mini";
import { countEntry, optionalEntry, readAmount, textEntry } from "#desk/forms/entry-schemas.ts";

const most = 1_000_000_000;

/** A credit limit as it is typed: 0 or more naira. */
export const limitEntry = z.pipe(
  z.string().check(
    z.trim(),
    z.refine((typed) => readAmount(typed) !== null, "Enter an amount such as 500,000, or 0 for none."),
    z.refine((typed) => (readAmount(typed) ?? 0) <= most, `At most ${nairaText(most)}.`),
  ),
  z.transform((typed) => readAmount(typed) ?? 0),
);

/** A limit as `limitEntry` reads it back. */
export function limitTyped(naira: number): string {
  return nairaText(naira).replace("₦", "");
}

export const termsEntry = countEntry("Enter how many days, such as 30.", { most: 180 });

export const personEntries = {
  email: textEntry("Enter the e-mail.", 254),
  firstname: textEntry("Enter the first name.", 60),
  lastname: textEntry("Enter the last name.", 60),
  phone: optionalEntry(30),
};
export const noPerson = { email: "", firstname: "", lastname: "", phone: "" };

/** What is agreed with a new company. */
export const companyEntries = {
  price_list: z.string().check(z.minLength(1, "Choose a price list.")),
  credit_limit: limitEntry,
  terms_days: termsEntry,
};
export const usualCompany = { price_list: "", credit_limit: "0", terms_days: "30" };

/** Who gets to see a first password, and what they do with it. */
export function firstPasswordWords(isProposed: boolean): string {
  return isProposed
    ? "The first password is shown once, to the person who approves it; they give it in person or by phone."
    : "The first password is shown here once: give it in person or by phone.";
}
