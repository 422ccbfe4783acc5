/** A change of the code that no test can notice, because the code does the same with it. */
export interface Equivalent {
  /** A path from the repository's root. */
  readonly file: string;
  /** The line where the change begins, without the space around it: line numbers move too often. */
  readonly lineText: string;
  /** As `pnpm mutants` prints it. */
  readonly original: string;
  readonly replacement: string;
  /** Why nobody can tell the difference. */
  readonly reason: string;
}

/** An entry that matches no surviving change any more is a fault: see `judge`. */
export const equivalents: readonly Equivalent[] = [
  {
    file: "apps/api/src/modules/stock/adjust-stock.ts",
    lineText: "await moveStock(tx, new Map([[row.sku, Math.abs(pieces)]]), pieces > 0 ? 1 : -1);",
    original: "pieces > 0",
    replacement: "pieces >= 0",
    reason: "pieces is never 0, and of no pieces nothing moves either way",
  },
  {
    file: "apps/api/src/modules/stock/stock-list.ts",
    lineText: 'way: "asc",',
    original: '"asc"',
    replacement: '""',
    reason: "SQL sorts upwards where nothing is said",
  },
];
