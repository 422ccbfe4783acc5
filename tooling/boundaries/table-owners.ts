import { tablesByOwner } from "../../apps/api/src/tables/all-tables.ts";

/** Who may name a table in SQL. */
export interface TableRule {
  readonly owner: string;
  /** Rooms that name it all the same. The list may only become shorter. */
  readonly also?: readonly string[];
  /** No room names it. */
  readonly isOfReleaseBefore?: true;
}

/**
 * The room of the API that owns each table, as the `*.tables.ts` of the rooms declare it: it alone names the table in SQL, others
 * ask it. Functions and triggers of the database are not looked at.
 * @source decision 075
 */
export const tables: Readonly<Record<string, TableRule>> = Object.fromEntries(
  Object.entries(tablesByOwner).flatMap(([owner, declared]) =>
    Object.entries(declared).map(([table, { also = [], isOfReleaseBefore }]) => [
      table,
      { owner, also, ...(isOfReleaseBefore && { isOfReleaseBefore }) },
    ]),
  ),
);
