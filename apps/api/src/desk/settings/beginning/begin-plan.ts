import type { Sql } from "#api/platform/database/port.ts";
import type { RowsThatGo } from "#api/platform/tables/table-declaration.ts";
import { allTables } from "#api/tables/all-tables.ts";

type Going = readonly [table: string, which: RowsThatGo];

/**
 * What an empty shop has no more. A table that names another of these goes before it (`inOrder`).
 * @source decision 098
 */
export const goes: readonly Going[] = allTables.flatMap(([table, { begin }]) =>
  typeof begin === "string" ? [] : [begin].flat().map((which): Going => [table, which]),
);

/** What stays, and why. A table stands here or above. */
export const stays: Readonly<Record<string, string>> = Object.fromEntries(
  allTables.flatMap(([table, { begin }]) => (typeof begin === "string" ? [[table, begin]] : [])),
);

/** Columns that count what is gone. */
export const startsAgain: readonly (readonly [table: string, column: string])[] = allTables.flatMap(
  ([table, { startsAgain: column }]) => (column === undefined ? [] : [[table, column] as const]),
);

/** All that goes, in an order that the foreign keys allow: what names others before what it names. */
export async function inOrder(sql: Sql): Promise<readonly Going[]> {
  const keys = await sql.query<{ child: string; parent: string }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
     where contype = 'f' and conrelid <> confrelid order by child, parent`,
  );
  const seen = new Set<string>();
  const ordered: string[] = [];
  const add = (table: string) => {
    if (seen.has(table)) return;
    seen.add(table);
    for (const { child, parent } of keys) if (parent === table) add(child);
    ordered.push(table);
  };
  for (const [table] of goes) add(table);
  return ordered.flatMap((table) => goes.filter(([each]) => each === table));
}
