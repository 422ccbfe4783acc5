import {
  returnStock,
  type ShortOfStock,
  type StockLine,
  takeStock,
} from "#api/modules/catalogue/products-for-cart.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { LockedOrder } from "../locked-order.ts";
import type { GoodsState } from "./order-hold.ts";

export type GoodsHeld =
  | { readonly ok: true }
  | { readonly ok: false; readonly short: readonly ShortOfStock[] };

/**
 * Gives a locked order's goods back to stock, once: an order that holds none changes nothing.
 * @param but pieces that are not with the order any more
 * @source design D15, D28
 */
export async function releaseGoods(
  tx: Sql,
  order: LockedOrder,
  but: readonly StockLine[] = [],
): Promise<void> {
  // The row decides, not what was read with the lock: one transaction may release and hold again.
  const [held] = await tx.query(
    "update shop_order set goods = 'free', hold_until = null where id = $1 and goods = 'held' returning id",
    [order.id],
  );
  if (!held) return;
  const left = new Map<string, number>();
  for (const { sku, quantity } of await linesOf(tx, order)) left.set(sku, (left.get(sku) ?? 0) + quantity);
  for (const { sku, quantity } of but) left.set(sku, (left.get(sku) ?? 0) - quantity);
  const pieces = [...left].map(([sku, quantity]) => ({ sku, quantity }));
  await returnStock(
    tx,
    pieces.filter(({ quantity }) => quantity > 0),
  );
}

/**
 * Takes a locked order's goods out of stock, all or none; an order that holds them already changes its time only.
 * Products are locked after the order, and coupons after products.
 * @param minutes so long they are held; null: as long as the order stands
 * @returns the products that fell short, with what is left of them; then nothing was changed
 * @source design D15, D28
 */
export async function holdGoods(
  tx: Sql,
  order: LockedOrder,
  minutes: number | null = null,
): Promise<GoodsHeld> {
  const [now] = await tx.query<{ goods: GoodsState }>("select goods from shop_order where id = $1", [
    order.id,
  ]);
  if (now?.goods !== "held") {
    const taken = await takeStock(tx, await linesOf(tx, order));
    if (!taken.ok) return { ok: false, short: taken.short };
  }
  await tx.query(
    "update shop_order set goods = 'held', hold_until = now() + make_interval(mins => $2::int) where id = $1",
    [order.id, minutes],
  );
  return { ok: true };
}

/** Names of an order's goods of which fewer are there than it needs. */
export async function goneGoods(tx: Sql, { id }: LockedOrder): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(
    `select wanted.name from (
       select sku, max(name) as name, sum(quantity) as pieces from shop_order_line where order_id = $1 group by sku
     ) wanted left join product p on p.sku = wanted.sku and p.withdrawn_at is null
     where coalesce(p.stock_qty, 0) < wanted.pieces order by wanted.name`,
    [id],
  );
  return rows.map((row) => row.name);
}

function linesOf(tx: Sql, { id }: LockedOrder) {
  return tx.query<{ sku: string; quantity: number }>(
    "select sku, quantity from shop_order_line where order_id = $1",
    [id],
  );
}
