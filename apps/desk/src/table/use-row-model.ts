import {
  type ColumnDef,
  columnVisibilityFeature,
  type RowData,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { Column } from "./column.ts";

const features = tableFeatures({ columnVisibilityFeature });

/** A row as it is drawn. */
export interface DrawnRow<Row> {
  readonly id: string;
  readonly row: Row;
}

/**
 * Rows and columns as they are drawn. The API searches, sorts and filters; the table library keeps which columns are shown.
 * @param shown keys of the columns
 */
export function useRowModel<Row extends RowData>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  rowId: (row: Row) => string,
  shown: readonly string[],
): { readonly columns: readonly Column<Row>[]; readonly rows: readonly DrawnRow<Row>[] } {
  const definitions = useMemo<ColumnDef<typeof features, Row>[]>(
    () => columns.map(({ key, head }) => ({ id: key, header: head, accessorFn: (row) => row })),
    [columns],
  );
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map(({ key }) => [key, shown.includes(key)])),
    [columns, shown],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows as Row[],
    getRowId: rowId,
    state: { columnVisibility },
  });
  const visible = table.getVisibleLeafColumns().flatMap(({ id }) => columns.filter(({ key }) => key === id));
  const drawn = table.getRowModel().rows.map(({ id, original }) => ({ id, row: original }));
  return { columns: visible, rows: drawn };
}
