import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { databaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { operatorAt } from "../payments/payment-calls.ts";
import { signIn } from "../sessions/sign-in.ts";
import { shopperOf } from "../trade/purchase-calls.ts";
import { putClients } from "../trade/put-clients.ts";
import { putTradeProducts } from "../trade/trade-products.ts";
import { confirmByMail, move, proposeFee } from "./order-acts-calls.ts";
import { cartWith, contact, order, orderBody, orderOf, placedOrder } from "./order-body.ts";

const { company } = JSON.parse(
  readFileSync(new URL("../../../catalogue/content.json", import.meta.url), "utf8"),
) as { company: { email: string } };
const onDelivery = { payment: { method: "pay_on_delivery" } };

describe.each(databaseKinds)("the shop's own address, on %s,", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
    await putTradeProducts(api, [{ sku: "TO-1", net: 100_000, stock: 900 }]);
  });
  afterAll(() => api.close());
  beforeEach(() =>
    putProducts(api.db, [
      { sku: "LAMP", price: 100_000, stock: 300 },
      { sku: "GAP", price: 49_950_000, stock: 30 },
    ]),
  );
  /** What the shop's mails say of an order, in order; and that they went to the shop. */
  const mailsOf = async (number: string) => {
    const rows = await api.db.query<{ recipient: string; content: { happened: string; told: object } }>(
      "select recipient, content from mail_outbox where kind = 'shop_order' and content->'told'->>'number' = $1 order by id",
      [number],
    );
    expect(rows.every(({ recipient }) => recipient === company.email)).toBe(true);
    return rows.map(({ content }) => content);
  };
  const happenedTo = async (number: string) => (await mailsOf(number)).map(({ happened }) => happened);
  const cancel = (number: string) => api.post("/api/orders/cancel", { number, email: contact.email });

  it("gets one mail of an order, also when the shopper's browser asks again, and none of an order that is refused", async () => {
    const cartId = await cartWith(api, { LAMP: 2 });
    const key = randomUUID();
    const [first, second] = await Promise.all([
      order(api, orderBody(cartId, 7_000), key),
      order(api, orderBody(cartId, 7_000), key),
    ]);
    const { number } = orderOf(first);
    expect(orderOf(second).number).toBe(number);
    await order(api, orderBody(cartId, 7_000), key);
    expect(await mailsOf(number)).toEqual([
      {
        kind: "shop_order",
        queued_by: { request: expect.any(String) },
        happened: "placed",
        told: {
          number,
          stage: "awaiting_payment",
          payable: 7_000,
          is_paid: false,
          payment: "bank_transfer",
          reference: number,
          place: "Lagos",
          is_pickup: false,
          pieces: 2,
          lines: [{ sku: "LAMP", name: "Lamp LAMP", quantity: 2 }],
          more_lines: 0,
          is_large: false,
          is_proved: false,
          goods: "held",
          held_until: expect.any(String),
        },
      },
    ]);
    const count = async () =>
      (await api.db.query("select 1 from mail_outbox where kind = 'shop_order'")).length;
    const before = await count();
    expect((await order(api, orderBody(await cartWith(api, { LAMP: 1 }), 1))).status).toBe(409);
    expect(await count()).toBe(before);
  });

  it("learns nothing of who ordered that it can look up", async () => {
    const { number } = await placedOrder(api, { LAMP: 1 }, 6_000, { note: "Ring twice" });
    const [row] = await api.db.query<{ content: string }>(
      "select content::text as content from mail_outbox where event_key = $1",
      [`shop:order:${number}:placed`],
    );
    for (const personal of ["Ada", "Obi", "example.com", "234803", "Harbour", "Ring twice"])
      expect(row?.content).not.toContain(personal);
  });

  it("learns which orders are large, and which are not confirmed yet", async () => {
    const large = await placedOrder(api, { LAMP: 21 }, 26_000);
    expect((await mailsOf(large.number))[0]?.told).toMatchObject({
      is_large: true,
      is_proved: false,
      goods: "waiting",
    });
    const cookie = await signIn(api, "ada@example.com");
    const own = await placedOrder(api, { LAMP: 21 }, 26_000, {}, { cookie });
    expect((await mailsOf(own.number))[0]?.told).toMatchObject({
      is_large: true,
      is_proved: true,
      goods: "held",
    });
  });

  it("gets one mail when a buyer confirms what is paid on delivery, and one when it is cancelled after that", async () => {
    const { number } = await placedOrder(api, { LAMP: 1 }, 6_000, onDelivery);
    expect((await mailsOf(number))[0]?.told).toMatchObject({ stage: "placed" });
    await confirmByMail(api, number);
    await confirmByMail(api, number);
    expect((await mailsOf(number))[1]).toMatchObject({ happened: "confirmed", told: { stage: "confirmed" } });
    await cancel(number);
    await cancel(number);
    expect(await happenedTo(number)).toEqual(["placed", "confirmed", "cancelled"]);
  });

  it("gets no mail of a cancelled order that was not being packed yet, nor of what the shop did itself", async () => {
    const cancelled = await placedOrder(api, { LAMP: 1 }, 6_000);
    await cancel(cancelled.number);
    expect(await happenedTo(cancelled.number)).toEqual(["placed"]);
    const own = await placedOrder(api, { LAMP: 1 }, 6_000);
    await move(api, own.number, { to: "confirmed" });
    await move(api, own.number, { to: "cancelled" });
    expect(await happenedTo(own.number)).toEqual(["placed"]);
  });

  it("gets a mail of money that goes back because a buyer cancels", async () => {
    const { number } = await placedOrder(api, { LAMP: 1 }, 6_000);
    await operatorAt(api).note(number, 2_000, "FT-PART");
    await cancel(number);
    expect((await mailsOf(number)).at(-1)).toMatchObject({
      happened: "cancelled",
      told: { to_pay_back: 2_000 },
    });
  });

  it("gets a mail that a delivery fee is owed, and one that it was accepted", async () => {
    const { number } = await placedOrder(api, { GAP: 1 }, 499_500);
    expect((await mailsOf(number))[0]?.told).toMatchObject({ stage: "fee_pending", payable: 499_500 });
    await confirmByMail(api, number);
    await proposeFee(api, number, 18_000);
    const accepted = await api.post("/api/orders/fee-proposal/accept", {
      order: { number, email: contact.email },
      accepted_total: 517_500,
    });
    expect(accepted.status, accepted.text).toBe(200);
    expect((await mailsOf(number)).at(-1)).toMatchObject({
      happened: "fee_accepted",
      told: { stage: "awaiting_payment", payable: 517_500 },
    });
  });

  it("gets one mail of a trade client's order, with the company and no person of it", async () => {
    const { ngozi } = await putClients(api.db);
    const shopper = await shopperOf(api, ngozi.email);
    await shopper.add([{ sku: "TO-1", quantity: 3 }]);
    const key = randomUUID();
    const placed = await shopper.order({}, key);
    const { number } = (placed.json as { data: { order: { number: string } } }).data.order;
    const mails = await mailsOf(number);
    expect(mails).toMatchObject([{ happened: "placed", told: { number, pieces: 3, is_proved: true } }]);
    expect(mails[0]?.told).toHaveProperty("company");
    expect(JSON.stringify(mails)).not.toContain(ngozi.email);
    await api.post(`/api/clients/orders/${number}/cancel`, {}, { cookie: shopper.cookie });
    expect(await happenedTo(number)).toEqual(["placed"]);
  });

  it("gets one mail of an application for a trade account, however often it is sent", async () => {
    const application = {
      ...{ company: "Ife Interiors", trade: "designer", state: "Osun" },
      contact: { email: "ife@interiors.example", firstname: "Ife", lastname: "Ade", phone: "0803 123 4567" },
    };
    expect((await api.post("/api/clients/apply", application)).status).toBe(201);
    await api.post("/api/clients/apply", application);
    const mails = await api.db.query(
      "select recipient, content from mail_outbox where kind = 'shop_application'",
    );
    expect(mails).toEqual([
      {
        recipient: company.email,
        content: {
          kind: "shop_application",
          queued_by: { request: expect.any(String) },
          application: expect.any(Number),
          company: "Ife Interiors",
          trade: "designer",
          state: "Osun",
        },
      },
    ]);
  });
});
