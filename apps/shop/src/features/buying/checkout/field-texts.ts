import { checkoutCopy } from "./checkout-copy.ts";
import type { CheckoutProblems } from "./checkout-problems.ts";
import type { CheckoutEntries, CheckoutField } from "./checkout-steps.ts";

/** What every field of a step is given beside its label: its name, its entry, and what is wrong with it. */
export function fieldTexts(field: CheckoutField, entries: CheckoutEntries, problems: CheckoutProblems) {
  const kind = problems[field];
  const words = checkoutCopy.problems[field];
  return {
    id: field,
    defaultValue: entries[field] ?? "",
    error: kind && (kind === "missing" ? words.missing : words.other),
    // Without scripts the browser puts the cursor into the first wrong field; with them useCheckedForm does.
    autoFocus: Object.keys(problems)[0] === field,
  };
}
