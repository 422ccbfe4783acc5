import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { expireOrders } from "#api/modules/orders/expire-orders.ts";
import { endHolds } from "#api/modules/orders/goods/end-holds.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { givingUpSoon } from "../../fixtures/giving-up-soon.ts";
import { putProducts, stockOf } from "../../fixtures/put-products.ts";
import { failureOf } from "../../fixtures/start-test-api.ts";
import { endTime, type OnlineShop, openOnlineShop, standingOf, startedOf } from "./online-shop.ts";
import { mailsOf } from "./payment-calls.ts";

describe.each(allDatabaseKinds)("an order of ₦63,500 that is paid online, on %s", (kind) => {
  let shop: OnlineShop;
  beforeAll(async () => {
    shop = await openOnlineShop(kind);
  });
  afterAll(() => shop.close());
  beforeEach(() => putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 10 }]));

  const place = async () => (await shop.place({ LAMP: 1 }, 63_500)).number;
  const pressed = async (number: string) => startedOf(await shop.press(number, 63_500));

  it("waits for its payment, and is paid by the webhook of a success", async () => {
    const number = await place();
    expect(standingOf(await shop.track(number))).toEqual(["awaiting_payment", "pending", 0, 0]);
    const { reference, url } = await pressed(number);
    expect(reference).toMatch(new RegExp(`^${number}-1-[0-9A-Z]{4}$`));
    expect(url.startsWith(shop.url())).toBe(true);
    await shop.act(reference, { do: "succeed" });
    await shop.work();
    const paid = await shop.track(number);
    expect(standingOf(paid)).toEqual(["confirmed", "paid", 63_500, 0]);
    expect(paid.payment.attempts).toMatchObject([{ reference, status: "succeeded", channel: "card" }]);
    expect(paid.invoice?.number).toMatch(/^INV-/);
    expect(await mailsOf(shop.api, number)).toEqual(["order_placed", "payment_confirmed"]);
  });

  it("is booked once by webhook and return, in whatever order they come", async () => {
    const number = await place();
    const { reference } = await pressed(number);
    await shop.act(reference, { do: "succeed", webhook: "twice" });
    await Promise.all([shop.look(number, reference), shop.work(), shop.look(number, reference), shop.work()]);
    await shop.passTime();
    expect(standingOf(await shop.track(number))).toEqual(["confirmed", "paid", 63_500, 0]);
    expect(await mailsOf(shop.api, number)).toEqual(["order_placed", "payment_confirmed"]);
  });

  it("is booked without any webhook by looking", async () => {
    const number = await place();
    const { reference } = await pressed(number);
    await shop.act(reference, { do: "succeed", webhook: "never" });
    await shop.passTime();
    expect(standingOf(await shop.track(number))).toEqual(["confirmed", "paid", 63_500, 0]);
  });

  it("keeps one entry of a hundred webhooks", async () => {
    const number = await place();
    const { reference } = await pressed(number);
    await shop.act(reference, { do: "succeed" });
    await shop.control("/webhooks/resend", { reference, times: 100 });
    await shop.work();
    expect(standingOf(await shop.track(number))).toEqual(["confirmed", "paid", 63_500, 0]);
    const events = await shop.api.db.query("select 1 from payment_event where event->>'reference' = $1", [
      reference,
    ]);
    expect(events).toHaveLength(1);
  });

  it("has one attempt and one page when two tabs press Pay", async () => {
    const number = await place();
    const [one, two] = await Promise.all([pressed(number), pressed(number)]);
    expect(two).toEqual(one);
    expect((await shop.track(number)).payment.attempts).toHaveLength(1);
  });

  it.each([
    ["the same page while it lasts more than a minute longer", 120, true],
    ["another page when it ends within a minute", 59, false],
  ])("is paid on %s", async (_name, seconds, isSame) => {
    const number = await place();
    const first = await pressed(number);
    await shop.api.db.query(
      "update payment_attempt set expires_at = now() + make_interval(secs => $2) where reference = $1",
      [first.reference, seconds],
    );
    const second = await pressed(number);
    expect(second.reference === first.reference).toBe(isSame);
    await shop.act(second.reference, { do: "succeed" });
    await shop.work();
    expect(standingOf(await shop.track(number))).toEqual(["confirmed", "paid", 63_500, 0]);
  });

  it("is begun under another reference when the one that got no answer ends within a minute", async () => {
    const number = await place();
    await shop.fault("initialize", "hang", 2);
    expect((await givingUpSoon(() => shop.press(number, 63_500))).status).toBe(503);
    await shop.control("/faults", { call: "initialize", answer: "hang", count: 0 });
    await shop.api.db.query(
      `update payment_attempt set expires_at = now() + interval '59 seconds'
       where order_id = (select id from shop_order where number = $1)`,
      [number],
    );
    expect((await pressed(number)).reference).toMatch(new RegExp(`^${number}-2-`));
  });

  it("goes on with the same reference when the service did not answer", async () => {
    const number = await place();
    await shop.fault("initialize", "hang", 2);
    const answer = await givingUpSoon(() => shop.press(number, 63_500));
    expect(failureOf(answer)).toEqual({ status: 503, errors: [{ code: "unavailable" }] });
    await shop.control("/faults", { call: "initialize", answer: "hang", count: 0 });
    const first = (await shop.track(number)).payment.attempts?.[0]?.reference;
    expect((await pressed(number)).reference).toBe(first);
  });

  it("that failed and succeeds late is paid", async () => {
    const number = await place();
    const { reference } = await pressed(number);
    await shop.act(reference, { do: "fail", webhook: "never" });
    await shop.passTime();
    expect((await shop.track(number)).payment.attempts).toMatchObject([{ status: "failed" }]);
    await shop.act(reference, { do: "succeed" });
    await shop.work();
    expect(standingOf(await shop.track(number))).toEqual(["confirmed", "paid", 63_500, 0]);
  });

  it("that is paid twice keeps the first payment and pays the second back", async () => {
    const number = await place();
    const one = await pressed(number);
    await shop.act(one.reference, { do: "fail", webhook: "never" });
    await shop.look(number, one.reference);
    const two = await pressed(number);
    expect(two.reference).not.toBe(one.reference);
    await shop.act(two.reference, { do: "succeed" });
    await shop.work();
    await shop.act(one.reference, { do: "succeed" });
    await shop.work();
    expect((await shop.track(number)).payment.refunds).toMatchObject([{ amount: { value: 63_500 } }]);
    const [refund] = (await shop.control("/refunds")) as { id: number }[];
    await shop.control(`/refunds/${refund?.id}`, { do: "processed" });
    await shop.passTime();
    expect(standingOf(await shop.track(number))).toEqual(["confirmed", "paid", 127_000, 63_500]);
  });

  it("is not cancelled by its time's end while the service cannot be asked", async () => {
    const number = await place();
    await pressed(number);
    await endTime(shop.api, number);
    await shop.fault("verify", "500", 100);
    await expireOrders(shop.api.db, shop.online);
    expect((await shop.track(number)).stage).toBe("awaiting_payment");
    await shop.control("/faults", { call: "verify", answer: "500", count: 0 });
    await endTime(shop.api, number);
    await expireOrders(shop.api.db, shop.online);
    expect((await shop.track(number)).stage).toBe("cancelled");
  });

  it("that succeeded in the last seconds is confirmed and not cancelled", async () => {
    const number = await place();
    const { reference } = await pressed(number);
    await endTime(shop.api, number);
    await shop.act(reference, { do: "succeed", webhook: "never" });
    await expireOrders(shop.api.db, shop.online);
    expect(standingOf(await shop.track(number))).toEqual(["confirmed", "paid", 63_500, 0]);
  });

  it("that is paid after its end is reinstated while its goods are there", async () => {
    const number = await place();
    const { reference } = await pressed(number);
    await endTime(shop.api, number);
    await expireOrders(shop.api.db, shop.online);
    expect((await shop.track(number)).stage).toBe("cancelled");
    await shop.act(reference, { do: "succeed" });
    await shop.work();
    expect(standingOf(await shop.track(number))).toEqual(["confirmed", "paid", 63_500, 0]);
    expect(await stockOf(shop.api.db, "LAMP")).toBe(9);
  });

  it("that is paid after its goods were gone is paid back", async () => {
    const number = await place();
    const { reference } = await pressed(number);
    await endTime(shop.api, number);
    await expireOrders(shop.api.db, shop.online);
    await putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 0 }]);
    await shop.act(reference, { do: "succeed" });
    await shop.work();
    expect(standingOf(await shop.track(number))).toEqual(["cancelled", "refunding", 63_500, 0]);
    const refunds = (await shop.control("/refunds")) as { id: number }[];
    await shop.control(`/refunds/${refunds.at(-1)?.id}`, { do: "processed" });
    await shop.passTime();
    expect(standingOf(await shop.track(number))).toEqual(["cancelled", "refunded", 63_500, 63_500]);
    expect(await stockOf(shop.api.db, "LAMP")).toBe(0);
  });

  it("that is one kobo short waits for a person, and nothing is sent or paid back", async () => {
    const number = await place();
    const { reference } = await pressed(number);
    await shop.act(reference, { do: "succeed", amount: 6_349_999 });
    await shop.work();
    expect(standingOf(await shop.track(number))).toEqual(["awaiting_payment", "review", 0, 0]);
    await endTime(shop.api, number);
    await expireOrders(shop.api.db, shop.online);
    expect((await shop.track(number)).stage).toBe("awaiting_payment");
  });

  it("names no account of ours, to which money could be sent", async () => {
    const { payment, timeline } = await shop.track(await place());
    expect([payment.bank, payment.reference]).toEqual([undefined, undefined]);
    expect(timeline.at(-1)?.text).toBe("We are waiting for your payment.");
  });

  it("sets goods aside again that went back on sale, or says that they are gone", async () => {
    const number = await place();
    const free = (order: string) =>
      shop.api.db.query("update shop_order set hold_until = now() - interval '1 minute' where number = $1", [
        order,
      ]);
    await free(number);
    await endHolds(shop.api.db, "shop@shop.test");
    expect(await stockOf(shop.api.db, "LAMP")).toBe(10);
    await pressed(number);
    expect(await stockOf(shop.api.db, "LAMP")).toBe(9);
    await free(number);
    await endHolds(shop.api.db, "shop@shop.test");
    await putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 0 }]);
    expect(failureOf(await shop.press(number, 63_500))).toEqual({
      status: 409,
      errors: [{ code: "goods_gone" }],
    });
  });

  it("cannot be paid once it is paid", async () => {
    const number = await place();
    const { reference } = await pressed(number);
    await shop.act(reference, { do: "succeed" });
    await shop.work();
    expect(failureOf(await shop.press(number, 63_500))).toEqual({
      status: 409,
      errors: [{ code: "order_not_payable", field: "number" }],
    });
  });
});
