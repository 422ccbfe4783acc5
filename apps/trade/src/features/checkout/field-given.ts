import type { EntryProblems } from "@precise/web/forms/entry-problems";
import { checkoutCopy } from "./checkout-copy.ts";
import type { CheckoutEntries, CheckoutField } from "./checkout-fields.ts";

/** What every field is given beside its label: its name, its entry, and what is wrong with it. */
export function fieldGiven(
  field: CheckoutField,
  entries: CheckoutEntries,
  problems: EntryProblems<CheckoutField>,
) {
  const kind = problems[field];
  const words = checkoutCopy.problems[field];
  return {
    id: field,
    defaultValue: entries[field] ?? "",
    error: kind && (kind === "missing" ? words.missing : words.other),
    // Without scripts the browser puts the cursor into the first wrong field; with them the form does.
    autoFocus: Object.keys(problems)[0] === field,
  };
}
