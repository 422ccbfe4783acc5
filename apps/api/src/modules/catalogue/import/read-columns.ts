import * as z from "zod/mini";
import { faultOf, isCell } from "#api/platform/sheets/cell.ts";
import { isEmpty } from "./read-value.ts";

/** A field's name in a file, what it may hold and what an empty one means; without the last the schema decides. */
type Column = readonly [name: string, schema: z.ZodMiniType, empty?: unknown];

export type Columns = Readonly<Record<string, Column>>;

/** What was read, by the keys of the table. A field that was left out or refused is not there. */
type Fields<Table extends Columns> = {
  -readonly [Key in keyof Table]?:
    | z.output<Table[Key][1]>
    | (Table[Key] extends readonly [string, unknown, infer Empty] ? Empty : never);
};

/** Takes what is wrong with a field. */
export type Report = (field: string, reason: string) => void;

/**
 * Reads every column by itself, so that all that is wrong is reported at once and what is good can still be compared.
 * @param isPart a field that is not given is left out; else it counts as empty
 */
export function readColumns<const Table extends Columns>(
  columns: Table,
  cells: Readonly<Record<string, unknown>>,
  report: Report,
  isPart = false,
): Fields<Table> {
  const fields: Record<string, unknown> = {};
  for (const [key, column] of Object.entries(columns)) {
    const [name, schema, empty] = column;
    const value = cells[name];
    if (isPart && value === undefined) continue;
    if (column.length === 3 && isEmpty(value)) {
      fields[key] = empty;
      continue;
    }
    const fault = unreadable(value);
    if (fault !== undefined) {
      report(name, fault);
      continue;
    }
    const read = z.safeParse(schema, value);
    if (read.success) fields[key] = read.data;
    else report(name, firstReason(read.error));
  }
  // Each value is what its own column's schema gave; the compiler cannot see that through the generics.
  return fields as Fields<Table>;
}

/** Why a cell of a sheet says nothing here. */
function unreadable(value: unknown): string | undefined {
  if (!isCell(value)) return undefined;
  return faultOf(value) ?? `the cell holds a date, ${value.text}; write it as text`;
}

/** One reason is enough for one cell. */
export function firstReason({ issues: [first] }: z.core.$ZodError): string {
  return first?.message ?? "cannot be read";
}
