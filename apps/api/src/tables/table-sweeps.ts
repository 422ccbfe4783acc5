import { deleteOld } from "#api/platform/retention/delete-old.ts";
import { retentionPeriods } from "#api/platform/retention/retention-periods.ts";
import type { Sweep } from "#api/platform/retention/run-sweep.ts";
import { allTables } from "./all-tables.ts";

/** Removes what is old of each table that says which rows these are. */
export const tableSweeps: readonly Sweep[] = allTables.flatMap(([table, { old }]) => {
  if (old === undefined) return [];
  const values = old.kept.map((kind) => retentionPeriods[kind].interval);
  const batch: Sweep["batch"] = (tx, most) =>
    deleteOld(tx, { table, condition: old.condition, values }, most);
  return [{ name: old.sweep, batch }];
});
