import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { expireOrders } from "#api/modules/orders/expire-orders.ts";
import type { Database } from "#api/platform/database/port.ts";
import { givingUpSoon } from "../../fixtures/giving-up-soon.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi } from "../../fixtures/start-test-api.ts";
import { contact } from "../orders/order-body.ts";
import { fakePayments } from "./fake-provider.ts";
import { endTime, type OnlineShop, openOnlineShop, standingOf, startedOf } from "./online-shop.ts";

describe("an order of ₦63,500 while the payment service does not answer as it should", () => {
  let shop: OnlineShop;
  beforeAll(async () => {
    shop = await openOnlineShop("pglite");
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 10 }]);
    await fetch(`${shop.url()}/control/faults`, { method: "DELETE" });
  });

  const place = async () => (await shop.place({ LAMP: 1 }, 63_500)).number;
  const pressed = async (number: string) => startedOf(await shop.press(number, 63_500));
  const pay = async (number: string) => {
    const { reference } = await pressed(number);
    await shop.act(reference, { do: "succeed" });
    await shop.work();
    expect(standingOf(await shop.track(number))).toEqual(["confirmed", "paid", 63_500, 0]);
  };

  it("is payable when its page was made and the answer was lost", async () => {
    const number = await place();
    await shop.fault("initialize", "lost");
    await pay(number);
  });

  it("is payable when the page's answer was cut, and is paid once", async () => {
    const number = await place();
    await shop.fault("initialize", "cut");
    await shop.press(number, 63_500);
    await pay(number);
  });

  it("is payable when the api died before it asked for the page", async () => {
    const number = await place();
    const { reference } = await pressed(number);
    // As its row is when nothing after the first commit was done, and the stand-in forgets what it was asked.
    await shop.takeDown();
    await shop.bringBack();
    await shop.api.db.query(
      `update payment_attempt set status = 'created', url = null, starting_until = now() - interval '1 second'
       where reference = $1`,
      [reference],
    );
    expect((await pressed(number)).reference).toBe(reference);
    await pay(number);
  });

  it("is payable when the api died after the page was made, and takes a payment by either page once", async () => {
    const number = await place();
    const first = await pressed(number);
    await shop.api.db.query(
      `update payment_attempt set status = 'created', url = null, starting_until = now() - interval '1 second'
       where reference = $1`,
      [first.reference],
    );
    const second = await pressed(number);
    expect(second.reference).not.toBe(first.reference);
    await shop.act(first.reference, { do: "succeed" });
    await shop.work();
    expect(standingOf(await shop.track(number))).toEqual(["confirmed", "paid", 63_500, 0]);
    await shop.act(second.reference, { do: "succeed" });
    await shop.work();
    expect((await shop.track(number)).payment.refunds).toMatchObject([{ amount: { value: 63_500 } }]);
  });

  it.each(["html", "cut", "500", "hang"])(
    "is not cancelled, nor paid, by an answer of the kind: %s",
    async (answer) => {
      const number = await place();
      const { reference } = await pressed(number);
      await endTime(shop.api, number);
      await shop.fault("verify", answer, 100);
      await givingUpSoon(async () => {
        const cancel = await shop.api.post("/api/orders/cancel", { number, email: contact.email });
        expect(failureOf(cancel).errors).toEqual([expect.objectContaining({ code: "unavailable" })]);
        await expireOrders(shop.api.db, shop.online);
        await shop.passTime();
      });
      expect(standingOf(await shop.track(number))).toEqual(["awaiting_payment", "pending", 0, 0]);
      await fetch(`${shop.url()}/control/faults`, { method: "DELETE" });
      await shop.act(reference, { do: "succeed", webhook: "never" });
      await shop.passTime();
      expect(standingOf(await shop.track(number))).toEqual(["confirmed", "paid", 63_500, 0]);
    },
  );

  it("keeps an event for which the service could not be asked, and applies it later", async () => {
    const number = await place();
    const { reference } = await pressed(number);
    await shop.fault("verify", "html", 2);
    await shop.act(reference, { do: "succeed" });
    await shop.work();
    expect((await shop.track(number)).stage).toBe("awaiting_payment");
    await fetch(`${shop.url()}/control/faults`, { method: "DELETE" });
    await shop.api.db.query("update payment_event set next_try_at = now() where next_try_at is not null");
    await shop.work();
    expect(standingOf(await shop.track(number))).toEqual(["confirmed", "paid", 63_500, 0]);
  });
});

describe("after a 429 with Retry-After 30", () => {
  it("nothing is asked for that long: pressing Pay says so at once, and nothing is cancelled", async () => {
    const shop = await openOnlineShop("pglite");
    await putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 10 }]);
    const { number } = await shop.place({ LAMP: 1 }, 63_500);
    const { reference } = startedOf(await shop.press(number, 63_500));
    await shop.act(reference, { do: "succeed", webhook: "never" });
    await shop.fault("verify", "429");
    await shop.passTime();
    // The fault is used up: whoever asked now would be told of the success.
    await endTime(shop.api, number);
    await expireOrders(shop.api.db, shop.online);
    await shop.passTime();
    expect(standingOf(await shop.track(number))).toEqual(["awaiting_payment", "pending", 0, 0]);
    await shop.close();
  });
});

describe("while the database cannot keep an event", () => {
  it("the webhook answers 503, so that the service tries again", async () => {
    const key = "sk_test_local";
    const body = JSON.stringify({ event: "charge.success", data: { id: 1, reference: "PR-A-1-B" } });
    let isDown = true;
    const wrap = (db: Database): Database => ({
      ...db,
      query: (text, values) =>
        isDown && text.includes("payment_event")
          ? Promise.reject(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }))
          : db.query(text, values),
    });
    const { provider } = fakePayments;
    const readWebhook: typeof provider.readWebhook = () => ({
      ok: true,
      value: [{ kind: "payment", key: "charge.success:1", reference: "PR-A-1-B" }],
    });
    const online = { ...fakePayments, provider: { ...provider, readWebhook } };
    const api = await startTestApi("pglite", { online, wrap });
    const post = () =>
      api.post("/api/payments/paystack/webhook", body, {
        "x-paystack-signature": createHmac("sha512", key).update(body).digest("hex"),
      });
    expect((await post()).status).toBe(503);
    isDown = false;
    expect((await post()).status).toBe(200);
    await api.close();
  });
});
