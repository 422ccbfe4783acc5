import type { CatalogueImport, ImportRow } from "@precise/contract/desk/products/imports";
import type { ImportRecord, ImportRowRecord } from "#api/modules/catalogue/desk-import/import-records.ts";
import { needsCount } from "#api/modules/catalogue/import/report-of-import.ts";
import { wireTime, wireTimeOrNull } from "#api/platform/time/wire-time.ts";

/** An import as the desk's calls answer it. */
export function importView(record: ImportRecord): CatalogueImport {
  const { counts, options } = record;
  return {
    id: record.id,
    kind: record.kind,
    state: record.state,
    undoes: record.undoes,
    file: record.file,
    sha256: record.sha256,
    by: record.actor,
    created_at: wireTime(record.created_at),
    applied_by: record.applied_by,
    applied_at: wireTimeOrNull(record.applied_at),
    undone_by: record.undone_by,
    undone_at: wireTimeOrNull(record.undone_at),
    options: {
      empty_clears: options.emptyClears,
      withdraw_unlisted: options.withdrawUnlisted,
      set_stock: options.setStock,
    },
    row_count: counts.rows,
    new: counts.new,
    changed: counts.changed,
    same: counts.same,
    refused: counts.refused,
    withdrawn: counts.withdrawn,
    undone: counts.undone,
    left: counts.left,
    stock_left: counts.stockLeft,
    needs_count: needsCount(counts.withdrawn, counts.listed),
    has_rows: record.rows_dropped_at === null,
  };
}

/** A row of one. */
export function rowView({ row, sku, name, outcome, reasons, changes }: ImportRowRecord): ImportRow {
  return { row, sku, name, outcome, reasons: [...reasons], changes: [...changes] };
}
