import type { hangLight, myLightsCalls } from "@precise/contract/shop/light/my-lights";
import type { ParsedBodyOf } from "@precise/contract/wire/route";
import { lockOwnOrder } from "#api/modules/orders/lock-own-order.ts";
import { withSession } from "#api/modules/sessions/with-session.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer, failure, type Refusal } from "#api/platform/http/reply.ts";
import { lightsOfCustomer, lightsOfOrder } from "./own-light-rows.ts";
import { ownLightsView } from "./own-light-view.ts";
import { joinRooms, roomBeyond } from "./rooms-within.ts";

const noOrder = failure(404, "not_found", "We found no order with this number and e-mail.");

/** The calls of "My lights": for who is signed in, and for who knows an order's number and e-mail. */
export function myLightsHandlers(db: Database): Answers<typeof myLightsCalls> {
  return {
    listOwnLights: withSession(async (_call, { customer_id }) =>
      answer({ lights: await ownLightsView(db, await lightsOfCustomer(db, customer_id)) }),
    ),
    listOrderLights: {
      limit: "orderTracking",
      handle: (call) =>
        db.transaction(async (tx) => {
          const order = await lockOwnOrder(tx, call, call.body);
          return order ? answer({ lights: await lightsOf(tx, order.id) }) : noOrder;
        }),
    },
    hangLight: {
      limit: "orderTracking",
      handle: (call) =>
        db.transaction(async (tx) => {
          const order = await lockOwnOrder(tx, call, call.body);
          if (!order) return noOrder;
          const refused = await hang(tx, order.id, call.body);
          return refused ?? answer({ lights: await lightsOf(tx, order.id) });
        }),
    },
  };
}

async function lightsOf(sql: Sql, orderId: number) {
  return ownLightsView(sql, await lightsOfOrder(sql, orderId));
}

/** Writes where an article of a locked order hangs. @returns why it does not */
async function hang(
  tx: Sql,
  orderId: number,
  { sku, rooms }: ParsedBodyOf<typeof hangLight>,
): Promise<Refusal | undefined> {
  const light = (await lightsOfOrder(tx, orderId)).find((each) => each.sku === sku);
  if (!light) return failure(422, "unknown_sku", "Your order does not have this item.", { field: "sku" });
  const beyond = roomBeyond(rooms, light.quantity);
  if (beyond !== -1) {
    const pieces = light.quantity === 1 ? "1 piece" : `${light.quantity} pieces`;
    return failure(422, "quantity_too_large", `You have ${pieces} of this. Your rooms have more.`, {
      field: `rooms.${beyond}.quantity`,
    });
  }
  const joined = joinRooms(rooms);
  await tx.query("delete from hung_light where order_id = $1 and sku = $2", [orderId, sku]);
  await tx.query(
    `insert into hung_light (order_id, sku, position, room, quantity)
     select $1, $2, place - 1, room, quantity
     from unnest($3::text[], $4::int[]) with ordinality as hung (room, quantity, place)`,
    [orderId, sku, joined.map(({ room }) => room), joined.map(({ quantity }) => quantity)],
  );
  return undefined;
}
