import { dictionary } from "@precise/cart-core/dictionary";
import { allTables } from "#api/tables/all-tables.ts";

/**
 * What erasing a person does with each column that can hold words, by table. A test fails for a column that no `*.tables.ts`
 * declares, so that a new one is thought of before it is released.
 * @source Nigeria Data Protection Act 2023, s. 34
 */
export const personalColumns: Readonly<Record<string, string | Readonly<Record<string, string>>>> =
  dictionary({
    ...Object.fromEntries(allTables.map(([table, { words }]) => [table, words])),
    schema_migration: "the server's own",
  });

/**
 * Tables that erasing reaches and a copy of one's records leaves out, and why. A test fails for one that is neither here nor in a
 * question.
 * @source Nigeria Data Protection Act 2023, s. 38
 */
export const notCopied: Readonly<Record<string, string>> = Object.fromEntries(
  allTables.flatMap(([table, { copy }]) => (typeof copy === "string" ? [[table, copy]] : [])),
);
