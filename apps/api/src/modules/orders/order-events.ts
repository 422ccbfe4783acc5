import type { Sql } from "#api/platform/database/port.ts";

/** Adds a sentence for the shopper to an order's history, without moving the order. */
export async function addEvent(tx: Sql, { id }: { readonly id: number }, text: string): Promise<void> {
  await tx.query("insert into shop_order_event (order_id, text) values ($1, $2)", [id, text]);
}
