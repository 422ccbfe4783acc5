import type { StockChange, StockChanges } from "@precise/contract/door/stock-changes";
import { readStockCursor } from "@precise/contract/wire/stock-cursor";
import type { Sql } from "#api/platform/database/port.ts";
import { clusterOf, readLatestStockChanges, reportedCursor, type StockChangeRow } from "./stock-changes.ts";

/** More articles than that are not listed one by one. */
const mostRemembered = 5_000;

/** Which articles' shown stock changed lately, for anything that caches pages that show them. */
export interface StockLog {
  readonly cluster: string;
  note(changes: readonly Pick<StockChangeRow, "sku" | "at">[]): void;
  /**
   * @param since the caller's cursor, or "0" for all that is known
   * @param now the cursor up to which this process answers
   */
  since(since: string, now: string): StockChanges;
}

/** @param most for tests; how many articles are remembered */
export async function openStockLog(sql: Sql, cursor: string, most = mostRemembered): Promise<StockLog> {
  const cluster = clusterOf(cursor);
  const changedAt = new Map<string, number>();
  /** The greatest number that has been forgotten. */
  let forgotten: number | undefined;

  function forgetOldest(): void {
    const oldest = [...changedAt].sort(([, one], [, other]) => one - other);
    for (const [sku, at] of oldest.slice(0, changedAt.size - most)) {
      changedAt.delete(sku);
      forgotten = Math.max(forgotten ?? 0, at);
    }
  }
  function note(changes: readonly Pick<StockChangeRow, "sku" | "at">[]): void {
    for (const { sku, at } of changes) changedAt.set(sku, at);
    if (changedAt.size > most) forgetOldest();
  }
  function changedSince(since: string): StockChange[] | null {
    const isTold = since === "0" ? () => false : toldBy(since);
    if (isTold === undefined) return null;
    return [...changedAt].flatMap(([sku, at]) => (isTold(at) ? [] : [{ sku, at }]));
  }
  function toldBy(since: string): ((at: number) => boolean) | undefined {
    const cursor = readStockCursor(since);
    if (cursor?.cluster !== cluster || (forgotten !== undefined && forgotten >= cursor.least))
      return undefined;
    return cursor.isTold;
  }

  note(await readLatestStockChanges(sql, most + 1));
  return {
    cluster,
    note,
    since: (since, now) => ({
      cursor: reportedCursor(now),
      changed: since === "0" && forgotten !== undefined ? null : changedSince(since),
    }),
  };
}
