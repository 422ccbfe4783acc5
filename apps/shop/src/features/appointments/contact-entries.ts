import type { EntryProblems } from "@precise/web/forms/entry-problems";
import type { Entries } from "@precise/web/forms/typed-entries";

export type ContactField = "name" | "email" | "phone" | "note" | "when";
export type ContactEntries = Entries<ContactField>;
export type ContactProblems = EntryProblems<ContactField>;

/** Most characters kept of an entry: one more than the contract takes, so that too long a text is seen to be too long. */
export const longestKept: Record<ContactField, number> = {
  name: 121,
  email: 255,
  phone: 31,
  note: 1001,
  when: 201,
};
