/** A cell of the grid: both count from 0, the columns with the boxes in front. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** Rows that a page key passes. */
const pageRows = 10;

/**
 * Where a key leads in the grid, as spreadsheets do it; null for a key that leads nowhere.
 * @param size rows and columns that there are
 */
export function movedPlace(
  { row, column }: GridPlace,
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  size: { readonly rows: number; readonly columns: number },
): GridPlace | null {
  const moved = leadsTo(row, column, key, ctrlKey, size);
  if (moved === null) return null;
  const [toRow, toColumn] = moved;
  return { row: within(toRow, size.rows), column: within(toColumn, size.columns) };
}

function leadsTo(
  row: number,
  column: number,
  key: string,
  isFar: boolean,
  size: { readonly rows: number; readonly columns: number },
): readonly [row: number, column: number] | null {
  switch (key) {
    case "ArrowUp":
      return [isFar ? 0 : row - 1, column];
    case "ArrowDown":
      return [isFar ? size.rows : row + 1, column];
    case "ArrowLeft":
      return [row, isFar ? 0 : column - 1];
    case "ArrowRight":
      return [row, isFar ? size.columns : column + 1];
    case "Home":
      return [isFar ? 0 : row, 0];
    case "End":
      return [isFar ? size.rows : row, size.columns];
    case "PageUp":
      return [row - pageRows, column];
    case "PageDown":
      return [row + pageRows, column];
    default:
      return null;
  }
}

function within(place: number, count: number): number {
  return Math.max(0, Math.min(count - 1, place));
}

/** Whether a key begins what is typed into a cell in place of what stands there. */
export function beginsEntry({
  key,
  ctrlKey,
  altKey,
  metaKey,
}: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}): boolean {
  return !ctrlKey && !altKey && !metaKey && /^[0-9₦.]$/.test(key);
}
