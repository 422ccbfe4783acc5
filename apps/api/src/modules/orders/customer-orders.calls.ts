import { kobo, wireAmount } from "@precise/cart-core/money";
import { type OrderStage, summaryOfStage } from "@precise/cart-core/order-stages";
import {
  type customerOrderCalls,
  type OrderEntry,
  ownCreditNotePath,
  ownInvoicePath,
} from "@precise/contract/shop/orders/customer-orders";
import { withDeliveryCode } from "#api/modules/deliveries/delivery-code.ts";
import { withDocumentPaths } from "#api/modules/invoice/invoice-link.ts";
import { withSession } from "#api/modules/sessions/with-session.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer, failure } from "#api/platform/http/reply.ts";
import { readOrderNumber } from "#api/platform/text/order-number.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { shoppersOrder } from "./any-order.ts";
import { readOrderOf } from "./order-rows.ts";

/** The calls of a signed-in person's own orders. */
export function customerOrderHandlers(db: Database): Answers<typeof customerOrderCalls> {
  return {
    listOrders: withSession(async (_call, { customer_id }) =>
      answer({ orders: await readEntries(db, customer_id) }),
    ),
    readOwnOrder: withSession(async ({ params }, { customer_id }) => {
      const number = readOrderNumber(params.number) ?? "";
      const order = (await isOwnerOf(db, customer_id, number)) ? await readOrderOf(db, number) : undefined;
      return order
        ? answer({
            order: await withDeliveryCode(
              db,
              withDocumentPaths(shoppersOrder(order), {
                invoice: () => ownInvoicePath(number),
                creditNote: (note) => ownCreditNotePath(number, note),
              }),
            ),
          })
        : failure(404, "not_found", "You have no order with this number.");
    }),
  };
}

/** How many pictures an entry shows. */
const mostPictures = 4;

type EntryRow = Pick<OrderEntry, "number" | "total_quantity" | "first_name"> & {
  readonly stage: OrderStage;
  readonly placed_at: Date;
  readonly payable_kobo: number;
  readonly images: NonNullable<OrderEntry["images"]>;
};

async function readEntries(sql: Sql, customerId: string): Promise<OrderEntry[]> {
  const rows = await sql.query<EntryRow>(
    `select o.number, o.status as stage, o.placed_at, o.payable_kobo, line.*
     from shop_order o
     join lateral (
       select (array_agg(name order by position))[1] as first_name, sum(quantity)::int as total_quantity,
         coalesce(jsonb_agg(image order by position) filter (where image is not null), '[]') as images
       from shop_order_line where order_id = o.id and quantity > 0
     ) line on true
     where o.customer_id = $1 order by o.placed_at desc, o.id desc`,
    [customerId],
  );
  return rows.map(({ stage, placed_at, payable_kobo, images, ...entry }) => ({
    ...entry,
    stage,
    status: summaryOfStage[stage],
    placed_at: wireTime(placed_at),
    payable: wireAmount(kobo(payable_kobo)),
    ...(images[0] && { image: images[0], images: images.slice(0, mostPictures) }),
  }));
}

/** Whether an order is this customer's own. */
export async function isOwnerOf(sql: Sql, customerId: string, number: string): Promise<boolean> {
  const rows = await sql.query("select 1 from shop_order where number = $1 and customer_id = $2", [
    number,
    customerId,
  ]);
  return rows.length > 0;
}
