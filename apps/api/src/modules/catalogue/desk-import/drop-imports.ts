import type { Sql } from "#api/platform/database/port.ts";
import { countOf, deleteOld } from "#api/platform/retention/delete-old.ts";

/** So long an import can be taken back, and each of its rows be looked up; how many of each there were stays in the history. */
export const importRowsKept = "90 days";
/** A preview that nobody imported. */
const previewsKept = "7 days";

/** Removes previews that were not imported, and the rows of old imports. */
export async function sweepImports(tx: Sql, most: number): Promise<number> {
  const previews = await deleteOld(
    tx,
    {
      table: "catalogue_import",
      condition: "s.state = 'preview' and s.created_at < now() - $1::interval",
      values: [previewsKept],
    },
    Math.max(1, Math.floor(most / 100)),
  );
  if (previews > 0) return previews;
  const old =
    "select id from catalogue_import where applied_at < now() - $1::interval and rows_dropped_at is null";
  const rows = await deleteOld(
    tx,
    { table: "catalogue_import_row", condition: `s.import_id in (${old})`, values: [importRowsKept] },
    most,
  );
  if (rows > 0) return rows;
  return countOf(
    tx,
    `with dropped as (update catalogue_import set rows_dropped_at = now() where id in (${old}) returning 1)
     select count(*)::int as rows from dropped`,
    [importRowsKept],
  );
}
