/**
 * A place in the order of stock changes: a database cluster, and which of its transactions had ended. Two cursors need
 * not follow each other, for transactions end in another order than they begin: ask `readStockCursor`.
 */
export const stockCursorPattern = /^([0-9a-f]{8})\.(\d{1,15}):(\d{1,15}):((?:\d{1,15})?(?:,\d{1,15})*)$/;

/** A cursor, read. */
export interface StockCursor {
  /** Numbers of changes count only within one cluster. */
  readonly cluster: string;
  /** Every change with a lower number was already reported. */
  readonly least: number;
  /** Rises with time within a cluster. */
  readonly next: number;
  /** Whether the change of that number was already reported. */
  isTold(at: number): boolean;
}

/** @returns undefined for a text that is no cursor */
export function readStockCursor(text: string): StockCursor | undefined {
  const [, cluster, least, next, open] = stockCursorPattern.exec(text) ?? [];
  if (cluster === undefined) return undefined;
  const [from, to] = [Number(least), Number(next)];
  const unended = new Set(open?.split(",").map(Number));
  return { cluster, least: from, next: to, isTold: (at) => at < from || (at < to && !unended.has(at)) };
}
