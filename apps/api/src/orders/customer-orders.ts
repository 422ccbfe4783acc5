import { kobo, wireValue } from "@precise/cart-core/money";
import type { listOrders, OrderEntry, readOwnOrder } from "@precise/contract/customer-orders";
import type { Database, Sql } from "../database/port.ts";
import type { Handler } from "../http/handle.ts";
import { answer, failure } from "../http/reply.ts";
import { withSession } from "../sessions/with-session.ts";
import { shoppersOrder } from "./any-order.ts";
import { readOrderNumber } from "./order-number.ts";
import { readOrderOf } from "./order-rows.ts";

/** The calls of a signed-in person's own orders. */
export function customerOrderHandlers(db: Database): {
  listOrders: Handler<typeof listOrders>;
  readOwnOrder: Handler<typeof readOwnOrder>;
} {
  return {
    listOrders: withSession(async (_call, { customer_id }) =>
      answer({ orders: await readEntries(db, customer_id) }),
    ),
    readOwnOrder: withSession(async ({ params }, { customer_id }) => {
      const number = readOrderNumber(params.number) ?? "";
      const order = (await isOwnerOf(db, customer_id, number)) ? await readOrderOf(db, number) : undefined;
      return order
        ? answer({ order: shoppersOrder(order) })
        : failure(404, "not_found", "You have no order of this number.");
    }),
  };
}

type EntryRow = Omit<OrderEntry, "placed_at" | "payable" | "image"> & {
  readonly placed_at: Date;
  readonly payable_kobo: number;
  readonly image: OrderEntry["image"] | null;
};

async function readEntries(sql: Sql, customerId: string): Promise<OrderEntry[]> {
  const rows = await sql.query<EntryRow>(
    `select o.number, o.status, o.placed_at, o.payable_kobo, first.name as first_name, first.image,
       (select sum(quantity)::int from shop_order_line where order_id = o.id) as total_quantity
     from shop_order o
     join lateral (select name, image from shop_order_line where order_id = o.id order by position limit 1) first on true
     where o.customer_id = $1 order by o.placed_at desc, o.id desc`,
    [customerId],
  );
  return rows.map(({ placed_at, payable_kobo, image, ...entry }) => ({
    ...entry,
    placed_at: placed_at.toISOString(),
    payable: { value: wireValue(kobo(payable_kobo)) },
    ...(image && { image }),
  }));
}

async function isOwnerOf(sql: Sql, customerId: string, number: string): Promise<boolean> {
  const rows = await sql.query("select 1 from shop_order where number = $1 and customer_id = $2", [
    number,
    customerId,
  ]);
  return rows.length > 0;
}
