import { fieldProps } from "@precise/web/forms/field-props";
import { checkoutCopy } from "./checkout-copy.ts";
import type { CheckoutProblems } from "./checkout-problems.ts";
import type { CheckoutEntries, CheckoutField } from "./checkout-steps.ts";

/** What every field of a step is given beside its label: its name, its entry, and what is wrong with it. */
export function fieldTexts(field: CheckoutField, entries: CheckoutEntries, problems: CheckoutProblems) {
  return fieldProps(field, entries, problems, checkoutCopy.problems);
}
