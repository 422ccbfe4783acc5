import { listOrderChanges, quoteOrderChange } from "@precise/contract/desk/orders/order-changes";
import { acceptOrderChange } from "@precise/contract/shop/orders/order-changes";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { operatorCommands } from "#api/main/operator-commands.ts";
import { readContent } from "#api/modules/company/content.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { newOrderNumber } from "#api/platform/text/order-number.ts";
import { stockOf } from "../fixtures/put-products.ts";
import { contentFile } from "../fixtures/start-test-api.ts";
import { coupon, putCode } from "../modules/coupons/coupon-calls.ts";
import { move, proposeFee, track } from "../modules/orders/order-acts-calls.ts";
import {
  cartWith,
  contact,
  lagos,
  order,
  orderBody,
  orderOf,
  placedOrder,
} from "../modules/orders/order-body.ts";
import { signIn } from "../modules/sessions/sign-in.ts";
import { staffAs } from "./open-desk.ts";
import { openChanges, reason, twoLamps, type WantedChange } from "./order-change-calls.ts";

const pickup = { delivery: { method: "pickup", showroom: "lagos" } } as const;
const marina: WantedChange["address"] = { line1: "2 Marina", state: "Lagos", lga: "Ikeja" };

describe("what a change of an order keeps and refuses", () => {
  let shop: Awaited<ReturnType<typeof openChanges>>;
  beforeAll(async () => {
    shop = await openChanges();
  });
  afterAll(() => shop.api.close());
  beforeEach(() => shop.putGoods());

  it("keeps whose it is, how they are reached, where it goes, how it is paid, and the note", async () => {
    const cookie = await signIn(shop.api, "kemi");
    const more = {
      contact: { ...contact, news: "sms" },
      note: "Ring twice.",
      payment: { method: "pay_on_delivery" },
    };
    const number = await shop.placed(more, 55_000, { cookie });
    const before = await track(shop.api, number);
    const { new_number: next = "" } = await shop.changed(number, { address: marina }, 55_000);
    const after = await track(shop.api, next);
    expect(after).toMatchObject({
      contact: before.contact,
      note: "Ring twice.",
      payment: { method: "pay_on_delivery" },
      address: { line1: "2 Marina" },
      items: [{ sku: "LAMP", quantity: 1 }],
      // As its buyer had proved it.
      hold: { is_proved: true },
    });
    expect(after.contact.news).toBe("sms");
    const owners = await shop.api.db.query(
      "select distinct customer_id from shop_order where number in ($1, $2)",
      [number, next],
    );
    expect(owners).toEqual([{ customer_id: expect.any(String) }]);
    expect((await shop.textsOf(next)).at(-1)).toBe(`It takes the place of ${number}. ${reason}`);
    expect((await shop.textsOf(number)).slice(-2)).toEqual([
      "We cancelled the order. It was changed.",
      `Your order ${next} takes its place.`,
    ]);
  });

  it("writes to no phone whose owner did not ask for that", async () => {
    const { new_number: next = "" } = await shop.changed(await shop.placed(), pickup, 50_000);
    expect((await track(shop.api, next)).contact.news).toBeUndefined();
  });

  it("mails the new order, which says what it takes the place of", async () => {
    const number = await shop.placed();
    const { new_number: next = "" } = await shop.changed(number, pickup, 50_000);
    const mails = await shop.api.db.query(
      "select content->>'detail' as detail from mail_outbox where event_key like $1",
      [`order:${next}:%`],
    );
    expect(mails).toEqual([{ detail: `It takes the place of ${number}. ${reason}` }]);
  });

  it("delivers what was to be collected, to the address that comes with it", async () => {
    const number = await shop.placed({ ...pickup, address: undefined }, 50_000);
    const { difference, needs_consent } = await shop.bola.done(quoteOrderChange, {
      params: { number },
      body: { delivery: { method: "delivery" }, address: marina },
    });
    expect(difference).toMatchObject({ delivery: { after: "delivery" }, to_pay: { value: 55_000 } });
    expect(needs_consent).toBe(true);
    expect((await shop.changed(number, { note: "Before noon." }, 50_000)).state).toBe("applied");
  });

  it("keeps a voucher that has ended since off the new order, and asks for what it costs then", async () => {
    const code = await coupon(shop.api);
    const cartId = await cartWith(shop.api, { LAMP: 1 });
    await putCode(shop.api, cartId, code);
    const { number } = orderOf(await order(shop.api, orderBody(cartId, 50_000)));
    await shop.api.db.query("update coupon set disabled_at = now() where code = $1", [code]);
    const { difference } = await shop.bola.done(quoteOrderChange, { params: { number }, body: twoLamps });
    expect(difference.prices.after).toMatchObject({ payable: { value: 105_000 } });
    expect(difference.prices.after.discounts ?? []).toEqual([]);
    const { id } = await shop.changed(number, twoLamps, 105_000);
    expect((await shop.answer(acceptOrderChange, number, id, { accepted_total: 105_000 })).status).toBe(200);
  });

  it("keeps the showroom at which it is collected, while its goods change", async () => {
    const number = await shop.placed({ ...pickup, address: undefined }, 50_000);
    const { difference } = await shop.bola.done(quoteOrderChange, { params: { number }, body: twoLamps });
    expect(difference.delivery.after).toBe(difference.delivery.before);
    expect(difference).toMatchObject({
      lines: [{ sku: "LAMP", name: "Lamp LAMP", before: { quantity: 1 }, after: { quantity: 2 } }],
      prices: { after: { payable: { value: 100_000 } } },
      to_pay: { value: 100_000 },
      to_refund: { value: 0 },
    });
  });

  it("says what goes back where the order costs less than was paid", async () => {
    const number = await shop.placed();
    await shop.pay(number, 60_000);
    const { difference, needs_consent } = await shop.bola.done(quoteOrderChange, {
      params: { number },
      body: pickup,
    });
    expect(difference).toMatchObject({
      delivery: { before: "delivery", after: expect.stringContaining("Lagos") },
      paid: { value: 60_000 },
      to_pay: { value: 0 },
      to_refund: { value: 10_000 },
    });
    expect(needs_consent).toBe(false);
  });

  it.each<[string, WantedChange]>([
    ["the same lines", { lines: [{ sku: "LAMP", quantity: 1 }] }],
    ["the same address", { address: lagos } as WantedChange],
    ["the same note", { note: "Ring twice." }],
  ])("refuses %s: nothing would change", async (_what, wanted) => {
    const number = await shop.placed({ note: "Ring twice." });
    const nothing = [422, "invalid_input", "lines", "Nothing would change."];
    expect(await shop.refusalOf(number, wanted, 55_000)).toEqual(nothing);
    expect((await track(shop.api, number)).stage).toBe("awaiting_payment");
  });

  it.each<[string, WantedChange]>([
    ["another address", { address: marina }],
    ["another note", { note: "Ring once." }],
    ["another way to pay", { payment: { method: "pay_on_delivery" } }],
  ])("takes %s alone, at once", async (_what, wanted) => {
    const number = await shop.placed();
    expect((await shop.changed(number, wanted, 55_000)).state).toBe("applied");
  });

  it("takes an order that its buyer has not confirmed yet, and one whose delivery fee is not agreed", async () => {
    const note = { note: "Ring once." };
    const number = await shop.placed({ payment: { method: "pay_on_delivery" } });
    expect((await track(shop.api, number)).stage).toBe("placed");
    expect((await shop.changed(number, note, 55_000)).state).toBe("applied");
    const pending = (await placedOrder(shop.api, { GAP: 1 }, 499_500)).number;
    const { new_number: next = "" } = await shop.changed(pending, note, 499_500);
    expect((await track(shop.api, next)).stage).toBe("fee_pending");
    await proposeFee(shop.api, next, 7_000);
    expect((await shop.changed(next, { note: "Ring twice." }, 499_500)).state).toBe("applied");
  });

  it("refuses a way to pay that the shop does not offer now", async () => {
    const wanted = { payment: { method: "paystack" } } as const;
    expect((await shop.refusalOf(await shop.placed(), wanted, 55_000)).slice(1, 3)).toEqual([
      ...["payment_method_not_offered", "payment.method"],
    ]);
  });

  it("refuses what is not in stock or another total, and changes nothing", async () => {
    const number = await shop.placed();
    expect(
      (await shop.refusalOf(number, { lines: [{ sku: "LAMP", quantity: 11 }] }, 555_000)).slice(0, 2),
    ).toEqual([...[422, "out_of_stock"]]);
    expect(
      (await shop.refusalOf(number, { lines: [{ sku: "NONE", quantity: 1 }] }, 55_000)).slice(0, 3),
    ).toEqual([...[422, "unknown_sku", "lines"]]);
    expect((await shop.refusalOf(number, twoLamps, 104_999)).slice(0, 3)).toEqual([
      ...[409, "figures_changed", "accepted_total"],
    ]);
    expect(await stockOf(shop.api.db, "LAMP")).toBe(9);
    expect((await track(shop.api, number)).stage).toBe("awaiting_payment");
    expect((await shop.bola.done(listOrderChanges, { params: { number } })).changes).toEqual([]);
  });

  it("refuses an order that is packed, and one whose money went back, with the reason", async () => {
    const packed = await shop.placed();
    for (const to of ["confirmed", "packed"] as const) await move(shop.api, packed, { to });
    expect((await shop.refusalOf(packed, twoLamps, 105_000)).slice(1)).toEqual([
      ...["order_not_changeable", undefined, `${packed} is packed and can no longer be changed.`],
    ]);
    const number = await shop.placed();
    await shop.pay(number, 60_000);
    await shop.paidBack(number);
    expect((await shop.refusalOf(number, twoLamps, 105_000))[3]).toBe(
      `Money of ${number} went back or is disputed. Settle that first.`,
    );
  });

  it("is made once for the key of a member of the staff; another's key is another one", async () => {
    const number = await shop.placed();
    const key = `a-key-of-a-change-${number}`;
    const first = await shop.change(number, twoLamps, 105_000, key);
    expect((await shop.change(number, twoLamps, 105_000, key)).data).toEqual(first.data);
    const reused = await shop.change(number, { lines: [{ sku: "LAMP", quantity: 3 }] }, 165_000, key);
    expect(reused.failure?.errors[0]?.code).toBe("idempotency_key_reused");
    const musa = await staffAs(shop.api, "sales", { name: "Musa Bello" });
    const second = await shop.change(number, { lines: [{ sku: "LAMP", quantity: 3 }] }, 165_000, key, musa);
    expect(second.data?.change).toMatchObject({ state: "open", made_by: "Musa Bello" });
  });

  it("is asked for by an operator without a key, or once by one", async () => {
    const commands = operatorCommands({
      db: shop.api.db,
      files: filesInFolder(shop.api.dataFolder),
      unpaidOrderHours: 72,
      content: await readContent(contentFile),
    });
    const input = { wish: pickup, reason, acceptedTotal: 50_000, by: "Ngozi (shop)" };
    const ask = async (number: string, more: object = {}) =>
      commands["orders.change"]?.({ ...input, number, ...more }, () => undefined);
    const [first, second] = [await shop.placed(), await shop.placed()];
    for (const number of [first, second])
      expect(await ask(number)).toMatchObject({ done: { change: { state: "applied" } } });
    const number = await shop.placed();
    const key = `a-key-of-${number}`;
    expect(await ask(number, { key })).toEqual(await ask(number, { key }));
    const refused = async (which: string, more: object) => {
      const { refused } = (await ask(which, more)) as {
        refused: { failure: { error: { message: string } } };
      };
      return refused.failure.error.message;
    };
    const third = await shop.placed();
    expect(await refused(third, { revision: 999 })).toBe(
      `${third} has changed since you opened it. Nothing was changed.`,
    );
    const none = newOrderNumber();
    expect(await refused(none, {})).toBe(`There is no order ${none}.`);
  });

  it("is kept in the audit with what differs, and where it went", async () => {
    const auditOf = async (number: string) =>
      (
        await shop.api.db.query<{ before: unknown; after: unknown; actor: string }>(
          "select before, after, actor from audit_list where subject = $1 and act = 'orders.change'",
          [number],
        )
      )[0];
    const proposed = await shop.placed();
    const lines = [{ sku: "BULB", quantity: 2 }];
    const { id } = await shop.changed(proposed, { lines }, 7_000);
    expect(await auditOf(proposed)).toEqual({
      actor: "Bola Ade",
      before: {
        payable: 55_000,
        delivery: "delivery",
        payment: "bank_transfer",
        lines: ["1 × LAMP", "0 × BULB"],
      },
      after: {
        ...{
          payable: 7_000,
          delivery: "delivery",
          payment: "bank_transfer",
          lines: ["0 × LAMP", "2 × BULB"],
        },
        ...{ change: id, state: "open", order: null },
      },
    });
    const number = await shop.placed();
    const applied = await shop.changed(number, pickup, 50_000);
    expect((await auditOf(number))?.after).toMatchObject({
      lines: [],
      state: "applied",
      order: applied.new_number,
    });
  });
});
