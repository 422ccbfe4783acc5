import type { Column } from "./column.ts";
import type { Density } from "./table-state.ts";
import type { SelectionControl } from "./use-selection.ts";

/** A row as it is drawn. */
export interface DrawnRow<Row> {
  readonly id: string;
  readonly row: Row;
}

/**
 * Rows and columns as they are drawn: the API searches, sorts and filters.
 * @param shown keys of the columns
 */
export function rowModel<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  rowId: (row: Row) => string,
  shown: readonly string[],
): { readonly columns: readonly Column<Row>[]; readonly rows: readonly DrawnRow<Row>[] } {
  return {
    columns: columns.filter(({ key }) => shown.includes(key)),
    rows: rows.map((row) => ({ id: rowId(row), row })),
  };
}

/** What draws the rows of a list. */
export interface Rows<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly DrawnRow<Row>[];
  readonly isLoading: boolean;
  readonly density: Density;
  readonly rowHref: ((row: Row) => string) | undefined;
  readonly selection: SelectionControl | undefined;
  readonly shown: readonly string[];
  readonly scroller: HTMLElement | null;
}

/** Heights of a row, with its line. */
export const rowPixels: Readonly<Record<Density, number>> = { dense: 36, roomy: 48 };
