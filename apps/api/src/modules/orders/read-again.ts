import type { Sql } from "#api/platform/database/port.ts";
import type { AnyOrder } from "./any-order.ts";
import { readOrderOf } from "./order-rows.ts";

/** A locked order as it travels, after something of it was changed. @throws Error where it is not there */
export async function readAgain(tx: Sql, { number }: { readonly number: string }): Promise<AnyOrder> {
  const order = await readOrderOf(tx, number);
  if (!order) throw new Error("a locked order is not there");
  return order;
}
