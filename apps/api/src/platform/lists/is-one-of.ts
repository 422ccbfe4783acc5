import type { SqlValue } from "#api/platform/database/port.ts";

/**
 * SQL: a column has one of these texts. By one an index gives its rows in the list's order; by several it does not.
 * @param put takes a value in, and answers its `$n`
 */
export function isOneOf(column: string, wanted: readonly string[], put: (value: SqlValue) => string): string {
  return wanted.length === 1
    ? `${column} = ${put(wanted[0] ?? null)}::text`
    : `${column} = any(${put([...wanted])}::text[])`;
}
