import { longestStockCursor } from "@precise/contract/door/stock-changes";
import type { Sql } from "#api/platform/database/port.ts";

/** From six pieces on, shoppers see only that it is in stock. @source design "Product on the wire" */
export function shownStock(pieces: number): number {
  return Math.min(pieces, 6);
}

/** An article whose shown stock changed. */
export interface StockChangeRow {
  readonly id: number;
  readonly sku: string;
  readonly stock_qty: number;
  /** Number of the transaction that changed it last. */
  readonly at: number;
}

/**
 * The database's clock of changes: its cluster and timeline, and which transactions had ended. After a switch to another
 * server the first part differs, for transaction numbers may then mean other changes.
 */
export const stockCursorColumn = `(select left(md5(system.system_identifier || ' ' || timeline.timeline_id), 8)
   from pg_control_system() as system, pg_control_checkpoint() as timeline)
   || '.' || pg_current_snapshot()::text as stock_cursor`;

export function clusterOf(cursor: string): string {
  return cursor.slice(0, cursor.indexOf("."));
}

/**
 * A condition on a column with numbers of transactions: what a cursor of the same cluster did not see, however late its transaction
 * ended. Numbers from beyond this cluster's own, as a copy from another one brings them, are passed over.
 * @param parameter how `condition` names `value`
 */
export function wasNotSeen(
  column: string,
  cursor: string,
  parameter = "$1",
): { condition: string; value: string } {
  return {
    condition: `${column} >= pg_snapshot_xmin(${parameter}::text::pg_snapshot)
       and not pg_visible_in_snapshot(${column}, ${parameter}::text::pg_snapshot)
       and ${column} < pg_snapshot_xmax(pg_current_snapshot())`,
    value: cursor.slice(clusterOf(cursor).length + 1),
  };
}

/** What changed since a cursor of the same cluster, each change once. */
export async function readStockChanges(sql: Sql, since: string): Promise<StockChangeRow[]> {
  const { condition, value } = wasNotSeen("stock_changed_in", since);
  return sql.query<StockChangeRow>(
    `select id, sku, stock_qty, stock_changed_in::text::bigint as at from product where ${condition}`,
    [value],
  );
}

/** The latest changes of all. */
export async function readLatestStockChanges(
  sql: Sql,
  most: number,
): Promise<Pick<StockChangeRow, "sku" | "at">[]> {
  return sql.query(
    `select sku, stock_changed_in::text::bigint as at from product
     where stock_changed_in < pg_snapshot_xmax(pg_current_snapshot())
     order by stock_changed_in desc limit $1`,
    [most],
  );
}

/** The cursor as callers get it: one with very many open transactions is set back to before the oldest of them. */
export function reportedCursor(cursor: string): string {
  if (cursor.length <= longestStockCursor) return cursor;
  const cluster = clusterOf(cursor);
  const [least] = cursor.slice(cluster.length + 1).split(":");
  return `${cluster}.${least}:${least}:`;
}
