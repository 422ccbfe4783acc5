import type { Sql } from "#api/platform/database/port.ts";
import { moveStock } from "./products-for-cart.ts";

/**
 * Says how many pieces there are to sell; what orders have reserved is not among them.
 * @param quantity whole pieces from 0
 * @returns how many there were, or undefined for an unknown article number
 */
export async function setStock(tx: Sql, sku: string, quantity: number): Promise<number | undefined> {
  const [row] = await tx.query<{ stock_qty: number }>(
    "select stock_qty from product where sku = $1 for no key update",
    [sku],
  );
  if (!row) return undefined;
  const change = quantity - row.stock_qty;
  if (change !== 0) await moveStock(tx, new Map([[sku, Math.abs(change)]]), change > 0 ? 1 : -1);
  return row.stock_qty;
}
