import type { createDeskCoupon, tryDeskCoupon } from "@precise/contract/desk/coupons/coupons";
import type { BodyOf } from "@precise/contract/wire/route";
import { emailAddress } from "@precise/contract/wire/text";
import * as z from "zod/mini";
import { readAmount, textEntry } from "#desk/forms/entry-schemas.ts";
import {
  daySpanCheck,
  optionalCountEntry,
  optionalDayEntry,
  optionalNairaEntry,
  readPercent,
  typedAmount,
  typedCount,
  typedText,
} from "#desk/forms/term-entries.ts";

/** What is in the fields at first. */
export const emptyCoupon = {
  label: "",
  kind: "amount",
  amount: "",
  percent: "",
  minimum_kind: "from",
  minimum: "",
  from: "",
  last_day: "",
  email: "",
  mails: false,
  first_order: false,
  uses: "",
  uses_per_person: "",
  code: "",
  prefix: "",
};
export type TypedCoupon = typeof emptyCoupon;

const isEmpty = (typed: string) => typed.trim() === "";

/** A voucher as it is typed, checked before it is made. */
export const couponEntries = z
  .object({
    label: textEntry("Enter what the customer reads.", 60),
    kind: z.string(),
    amount: z.string(),
    percent: z.string(),
    minimum_kind: z.string(),
    minimum: optionalNairaEntry,
    from: optionalDayEntry,
    last_day: optionalDayEntry,
    email: z
      .string()
      .check(
        z.refine(
          (typed) => isEmpty(typed) || emailAddress.safeParse(typed).success,
          "Enter an e-mail address, or nothing.",
        ),
      ),
    mails: z.boolean(),
    first_order: z.boolean(),
    uses: optionalCountEntry,
    uses_per_person: optionalCountEntry,
    code: z
      .string()
      .check(
        z.regex(
          /^\s*([A-Za-z0-9][A-Za-z0-9-]{3,39})?\s*$/,
          "4 to 40 letters, digits and hyphens, or nothing for a random code.",
        ),
      ),
    prefix: z
      .string()
      .check(z.regex(/^\s*([A-Za-z0-9]{2,12})?\s*$/, "2 to 12 letters and digits, or nothing.")),
  })
  .check(
    z.refine(({ kind, amount }) => kind !== "amount" || (readAmount(amount) ?? 0) > 0, {
      error: "Enter an amount such as 5,000.",
      path: ["amount"],
    }),
    z.refine(({ kind, percent }) => kind !== "percent" || readPercent(percent) !== null, {
      error: "Enter a whole percentage from 1 to 100.",
      path: ["percent"],
    }),
    daySpanCheck,
    z.refine(({ mails, email }) => !mails || !isEmpty(email), {
      error: "Enter the address to send it to.",
      path: ["email"],
    }),
  );

/** The body of the call that makes it. */
export function bodyOf(typed: TypedCoupon): BodyOf<typeof createDeskCoupon> | undefined {
  const terms = termsOf(typed);
  if (terms === undefined) return undefined;
  const code = typedText(typed.code)?.toUpperCase();
  const prefix = typedText(typed.prefix)?.toUpperCase();
  return {
    ...terms,
    ...dayOf("from", typed.from),
    ...dayOf("last_day", typed.last_day),
    ...(code === undefined ? (prefix === undefined ? {} : { prefix }) : { code }),
    ...(typed.mails ? { mails: true } : {}),
  };
}

type Terms = Extract<BodyOf<typeof tryDeskCoupon>, { readonly terms: unknown }>["terms"];

/** What it says, as far as a trial needs it; undefined while nobody can tell what it is worth. */
export function termsOf(typed: TypedCoupon): Terms | undefined {
  const benefit = benefitOf(typed);
  if (benefit === undefined) return undefined;
  const minimum = typedAmount(typed.minimum);
  const email = typedText(typed.email);
  const uses = typedCount(typed.uses);
  const usesPerPerson = typedCount(typed.uses_per_person);
  return {
    label: typedText(typed.label) ?? "Voucher",
    benefit,
    ...(minimum === undefined
      ? {}
      : { minimum: { naira: minimum, is_exclusive: typed.minimum_kind === "over" } }),
    ...(email !== undefined && emailAddress.safeParse(email).success ? { email } : {}),
    first_order: typed.first_order,
    ...(uses === undefined ? {} : { uses }),
    ...(usesPerPerson === undefined ? {} : { uses_per_person: usesPerPerson }),
  };
}

function benefitOf({ kind, amount, percent }: TypedCoupon): Terms["benefit"] | undefined {
  if (kind === "free_delivery") return { kind };
  if (kind === "percent") {
    const read = readPercent(percent);
    return read === null ? undefined : { kind, percent: read };
  }
  const naira = readAmount(amount);
  return naira === null || naira === 0 ? undefined : { kind: "amount", naira };
}

function dayOf<Name extends string>(name: Name, typed: string): { readonly [key in Name]?: string } {
  // One key of that very name: the compiler widens computed keys.
  return typed === "" ? {} : ({ [name]: typed } as { [key in Name]: string });
}
