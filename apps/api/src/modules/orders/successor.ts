import type { Sql } from "#api/platform/database/port.ts";
import { type LockedOrder, lockOrder } from "./locked-order.ts";

/**
 * The number of the order that took the place of another, and of that one, up to the last.
 * @returns undefined where none did
 * @source decision 075
 */
export async function successorOf(sql: Sql, orderId: number): Promise<string | undefined> {
  const [row] = await sql.query<{ number: string }>(
    `with recursive way as (
       select new_order_id as id, 1 as step from order_change where order_id = $1 and new_order_id is not null
       union all
       select c.new_order_id, way.step + 1 from way join order_change c on c.order_id = way.id
       where c.new_order_id is not null
     )
     select o.number from way join shop_order o on o.id = way.id order by way.step desc limit 1`,
    [orderId],
  );
  return row?.number;
}

/**
 * Locks several orders, and those that took their places, before anything else is locked: the oldest first, as those do who go
 * from an order to its successor, so that no two can wait for each other.
 */
export async function lockWithSuccessors(tx: Sql, numbers: readonly string[]): Promise<void> {
  await tx.query(
    `with recursive way as (
       select id from shop_order where number = any($1::text[])
       union select c.new_order_id from way join order_change c on c.order_id = way.id where c.new_order_id is not null
     )
     select 1 from shop_order where id in (select id from way) order by id for update`,
    [numbers],
  );
}

/** The order that money of a locked order is for: a replaced one is closed for good. @returns it, locked */
export async function lockSuccessor(tx: Sql, order: LockedOrder): Promise<LockedOrder> {
  const number = await successorOf(tx, order.id);
  const successor = number === undefined ? order : await lockOrder(tx, number);
  if (!successor) throw new Error("an order was replaced by one that is not there");
  return successor;
}
