import type { changeDeskDiscount, DeskDiscount } from "@precise/contract/desk/coupons/discounts";
import { lagosDay } from "@precise/contract/nigeria/lagos-days";
import type { BodyOf } from "@precise/contract/wire/route";
import * as z from "zod/mini";
import { readAmount, textEntry } from "#desk/forms/entry-schemas.ts";
import {
  daySpanCheck,
  optionalDayEntry,
  optionalNairaEntry,
  readPercent,
  typedAmount,
  typedText,
} from "#desk/forms/term-entries.ts";
import { lastDay } from "#desk/parts/period-words.ts";

type Terms = BodyOf<typeof changeDeskDiscount>;

/** What is in the fields of a new discount at first. */
export const emptyDiscount = {
  label: "",
  kind: "percent",
  amount: "",
  percent: "",
  category: "",
  minimum: "",
  from: "",
  last_day: "",
  once_per_person: false,
  is_enabled: true,
};
export type TypedDiscount = typeof emptyDiscount;

/** A discount as it is typed, checked before it is saved. */
export const discountEntries = z
  .object({
    label: textEntry("Enter what the customer reads.", 60),
    kind: z.string(),
    amount: z.string(),
    percent: z.string(),
    category: z.string(),
    minimum: optionalNairaEntry,
    from: optionalDayEntry,
    last_day: optionalDayEntry,
    once_per_person: z.boolean(),
    is_enabled: z.boolean(),
  })
  .check(
    z.refine(({ kind, amount }) => kind !== "amount" || (readAmount(amount) ?? 0) > 0, {
      error: "Enter an amount such as 20,000.",
      path: ["amount"],
    }),
    z.refine(({ kind, percent }) => kind !== "percent" || readPercent(percent) !== null, {
      error: "Enter a whole percentage from 1 to 100.",
      path: ["percent"],
    }),
    daySpanCheck,
  );

/** The fields of a discount that there is. */
export function typedOf(discount: DeskDiscount): TypedDiscount {
  const { label, kind, amount, percent, category, minimum, starts_at, ends_at } = discount;
  return {
    label,
    kind,
    amount: amount?.value.toString() ?? "",
    percent: percent?.toString() ?? "",
    category: category?.id.toString() ?? "",
    minimum: minimum?.value.toString() ?? "",
    from: lagosDay(new Date(starts_at)),
    last_day: ends_at === undefined ? "" : lastDay(ends_at),
    once_per_person: discount.once_per_person,
    is_enabled: discount.state !== "off",
  };
}

/** What it says, as the calls take it; undefined while nobody can tell what it is worth. */
export function termsOf(typed: TypedDiscount): Terms | undefined {
  const benefit = benefitOf(typed);
  if (benefit === undefined) return undefined;
  const minimum = typedAmount(typed.minimum);
  const { category, from, last_day, once_per_person } = typed;
  return {
    label: typedText(typed.label) ?? "Discount",
    benefit,
    ...(category === "" ? {} : { category: Number(category) }),
    ...(minimum === undefined ? {} : { minimum }),
    ...(from === "" ? {} : { from }),
    ...(last_day === "" ? {} : { last_day }),
    once_per_person,
  };
}

function benefitOf({ kind, amount, percent }: TypedDiscount): Terms["benefit"] | undefined {
  if (kind === "percent") {
    const read = readPercent(percent);
    return read === null ? undefined : { kind, percent: read };
  }
  const naira = readAmount(amount);
  return naira === null || naira === 0 ? undefined : { kind: "amount", naira };
}
