import type { EntryProblems } from "./entry-problems.ts";
import type { Entries } from "./typed-entries.ts";

/**
 * The props of a form's field except its label: its name, its entry, and what is wrong with it.
 * @param words said of each field where it is empty, and where something else is wrong with it
 */
export function fieldProps<Field extends string>(
  field: Field,
  entries: Entries<Field>,
  problems: EntryProblems<Field>,
  words: Readonly<Record<Field, { readonly missing: string; readonly other: string }>>,
) {
  const kind = problems[field];
  return {
    id: field,
    defaultValue: entries[field] ?? "",
    error: kind && (kind === "missing" ? words[field].missing : words[field].other),
    // Without scripts the browser puts the cursor into the first wrong field; with them useCheckedForm does.
    autoFocus: Object.keys(problems)[0] === field,
  };
}
