import {
  addRider,
  dispatchDeliveries,
  readDelivery,
  readRider,
  recordDeliveryAttempt,
  remitRiderCash,
  settleShortfall,
  writeOffShortfall,
} from "@precise/contract/desk/deliveries";
import { moveDeskOrders } from "@precise/contract/desk/kit/jobs";
import { cancelOrderRest, quoteOrderRest } from "@precise/contract/desk/orders/cancel-rest";
import { changeDeskOrder, withdrawOrderChange } from "@precise/contract/desk/orders/order-changes";
import { proposeDeskFee } from "@precise/contract/desk/orders/orders";
import { placeTelephoneOrder, readWordsForBuyer } from "@precise/contract/desk/orders/telephone-orders";
import type { BodyOf } from "@precise/contract/wire/route";
import { move, track } from "../../modules/orders/order-acts-calls.ts";
import { lagos, placedOrder } from "../../modules/orders/order-body.ts";
import type { FreshSamples, FuzzShop } from "./fuzz-shop.ts";

/** Orders, their deliveries and the cash that riders bring. */
export function orderSamples(shop: FuzzShop): FreshSamples {
  const { api, about, openOwner, sampleOf } = shop;
  const bulb: BodyOf<typeof quoteOrderRest>["lines"] = [{ line: 2, quantity: 1, of: 1 }];

  /** An order on its way with a rider of its own. @param lines all of them where they are left out */
  async function sent(lines?: BodyOf<typeof dispatchDeliveries>["lines"]): Promise<string> {
    const number = await shop.packed();
    const rider = { name: "Emeka Nwosu", phone: shop.nextPhone() };
    const owner = await openOwner();
    await owner.done(dispatchDeliveries, {
      body: { numbers: [number], by: { rider }, ...(lines && { lines }) },
    });
    await shop.runJobs();
    return number;
  }
  const codeOf = async (number: string) => (await track(api, number)).delivery.shipment?.code ?? "";
  /** The rider who was handed ₦6,500 at a door. */
  async function riderWithCash(): Promise<number> {
    const number = await sent();
    const owner = await openOwner();
    const body = { outcome: "delivered", code: await codeOf(number), cash: 6_500 } as const;
    await owner.done(recordDeliveryAttempt, { params: { number }, body });
    const [row] = await api.db.query<{ id: number }>("select max(id)::int as id from rider");
    return row?.id ?? 0;
  }
  /** What a rider who handed over ₦5,000 of it owes. */
  async function shortfall(): Promise<number> {
    const id = await riderWithCash();
    const owner = await openOwner();
    await owner.done(remitRiderCash, { params: { id }, body: { amount: 5_000, method: "cash" } });
    return (await owner.done(readRider, { params: { id } })).rider.shortfalls[0]?.id ?? 0;
  }
  const byPhone = {
    lines: [{ sku: "FUZZ-LAMP", quantity: 1 }],
    contact: { firstname: "Musa", lastname: "Bello", phone: "+2348067012345" },
    address: { ...lagos, state: "Lagos" },
    delivery: { method: "delivery" },
    payment: { method: "bank_transfer" },
    accepted_total: 6_000,
  } as const satisfies BodyOf<typeof placeTelephoneOrder>;
  const twoLamps = {
    lines: [{ sku: "FUZZ-LAMP", quantity: 2 }],
    reason: "You asked for it on the phone.",
    accepted_total: 7_000,
  };

  const placed = async () => ({ params: { number: await shop.place() } });
  async function rider() {
    const body = { name: "Emeka Nwosu", phone: shop.nextPhone() };
    return { params: { id: (await (await openOwner()).done(addRider, { body })).rider.id } };
  }
  const packing = async () => ({ body: { numbers: [await shop.place()], to: "packed" } });
  /** What packs an order. */
  async function job() {
    const { job: started } = await (await openOwner()).done(moveDeskOrders, await packing());
    return { params: { id: started?.id ?? "" } };
  }

  return {
    ...about(placed, [
      "readDeskOrder",
      "confirmDeskOrder",
      "addDeskOrderNote",
      "unmaskDeskOrder",
      "seeDeskOrder",
      "listOrderChanges",
      "correctDeskOrder",
    ]),
    ...about(async () => {
      const { params } = await placed();
      await move(api, params.number, { to: "confirmed" });
      return { params, body: { to: "packed" } };
    }, ["moveDeskOrder"]),
    ...about(async () => ({ ...(await placed()), body: { lines: twoLamps.lines } }), ["quoteOrderChange"]),
    ...about(packing, ["moveDeskOrders"]),
    ...about(job, ["readDeskJob", "cancelDeskJob", "retryDeskJob"]),
    ...about(rider, ["readRider", "changeRider"]),
    async quoteOrderRest() {
      const number = await sent([{ line: 1, quantity: 1, of: 1 }]);
      return sampleOf(quoteOrderRest, { params: { number }, body: { lines: bulb } }, await openOwner());
    },
    async cancelOrderRest() {
      const number = await sent([{ line: 1, quantity: 1, of: 1 }]);
      const body = { lines: bulb, reason: "The bulb is not made any more." };
      return sampleOf(cancelOrderRest, { params: { number }, body }, await openOwner());
    },
    async changeDeskOrder() {
      const params = { number: await shop.place() };
      return sampleOf(changeDeskOrder, { params, body: twoLamps }, await openOwner());
    },
    async withdrawOrderChange() {
      const number = await shop.place();
      const owner = await openOwner();
      const { change } = await owner.done(changeDeskOrder, { params: { number }, body: twoLamps });
      return sampleOf(withdrawOrderChange, { params: { number, id: change.id }, body: {} }, owner);
    },
    async proposeDeskFee() {
      await shop.putGoods();
      const { number } = await placedOrder(api, { "FUZZ-GAP": 1 }, 499_500);
      return sampleOf(proposeDeskFee, { params: { number }, body: { amount: 25_000 } }, await openOwner());
    },
    async placeTelephoneOrder() {
      await shop.putGoods();
      return sampleOf(placeTelephoneOrder, { body: byPhone }, await openOwner());
    },
    async readWordsForBuyer() {
      await shop.putGoods();
      const owner = await openOwner();
      const { number } = (await owner.done(placeTelephoneOrder, { body: byPhone })).order;
      return sampleOf(readWordsForBuyer, { params: { number }, body: {} }, owner);
    },
    async readDelivery() {
      return sampleOf(readDelivery, { params: { number: await sent() } }, await openOwner());
    },
    async recordDeliveryAttempt() {
      const number = await sent();
      const body = { outcome: "delivered", code: await codeOf(number), cash: 6_500 } as const;
      return sampleOf(recordDeliveryAttempt, { params: { number }, body }, await openOwner());
    },
    async remitRiderCash() {
      const params = { id: await riderWithCash() };
      return sampleOf(remitRiderCash, { params, body: { amount: 6_500, method: "cash" } }, await openOwner());
    },
    async settleShortfall() {
      const params = { id: await shortfall() };
      return sampleOf(settleShortfall, { params, body: { amount: 500, method: "cash" } }, await openOwner());
    },
    async writeOffShortfall() {
      const params = { id: await shortfall() };
      return sampleOf(writeOffShortfall, { params, body: { reason: "Lost on the way." } }, await openOwner());
    },
  };
}
