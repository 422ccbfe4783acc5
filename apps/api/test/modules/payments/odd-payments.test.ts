import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { databaseKinds } from "../../fixtures/database.ts";
import { putProducts, stockOf } from "../../fixtures/put-products.ts";
import { failureOf } from "../../fixtures/start-test-api.ts";
import { move } from "../orders/order-acts-calls.ts";
import { contact } from "../orders/order-body.ts";
import { type OnlineShop, openOnlineShop, standingOf, startedOf } from "./online-shop.ts";
import { mailsOf, operatorAt } from "./payment-calls.ts";

describe.each(databaseKinds)("a payment that goes another way than it should, on %s", (kind) => {
  let shop: OnlineShop;
  beforeAll(async () => {
    shop = await openOnlineShop(kind);
  });
  afterAll(() => shop.close());
  beforeEach(() => putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 10 }]));

  const place = async () => (await shop.place({ LAMP: 1 }, 63_500)).number;
  const begun = async () => {
    const number = await place();
    return { number, reference: startedOf(await shop.press(number, 63_500)).reference };
  };
  const standing = async (number: string) => standingOf(await shop.track(number));
  const cancel = (number: string) => shop.api.post("/api/orders/cancel", { number, email: contact.email });
  const lookAnswer = (number: string, reference: string) =>
    shop.api.post("/api/orders/pay/look", { number, email: contact.email, reference });

  it("whose payer bore the fee is paid, and books what was asked for", async () => {
    const { number, reference } = await begun();
    await shop.act(reference, { do: "succeed", amount: 6_450_000 });
    await shop.work();
    expect(await standing(number)).toEqual(["confirmed", "paid", 63_500, 0]);
  });

  it.each([
    ["abuse 21: of 1 kobo too little", { amount: 6_349_999 }],
    ["abuse 21: in dollars", { currency: "USD" }],
    ["abuse 21: in the other mode than our key's", { domain: "live" }],
  ])("%s is in review: nothing is booked, and the shop is told once", async (_name, how) => {
    const { number, reference } = await begun();
    const before = (await shop.alarms()).length;
    await shop.act(reference, { do: "succeed", ...how });
    await shop.work();
    await shop.passTime();
    expect(await standing(number)).toEqual(["awaiting_payment", "review", 0, 0]);
    const alarms = (await shop.alarms()).slice(before);
    expect(alarms).toEqual([expect.stringContaining(reference)]);
  });

  it("that succeeds 71 hours after it failed is booked, and once, though its webhook comes later still", async () => {
    const { number, reference } = await begun();
    await shop.act(reference, { do: "fail" });
    await shop.passTime();
    await shop.api.db.query(
      `update payment_attempt set created_at = created_at - interval '71 hours', ended_at = ended_at - interval '71 hours',
         watched_until = watched_until - interval '71 hours' where reference = $1`,
      [reference],
    );
    await shop.act(reference, { do: "succeed", webhook: "never" });
    await shop.passTime();
    expect(await standing(number)).toEqual(["confirmed", "paid", 63_500, 0]);
    await shop.control("/webhooks/resend", { reference });
    await shop.work();
    expect(await standing(number)).toEqual(["confirmed", "paid", 63_500, 0]);
  });

  it("that ended is asked about no more after four days", async () => {
    const { reference } = await begun();
    await shop.act(reference, { do: "fail" });
    await shop.passTime();
    await shop.api.db.query("update payment_attempt set watched_until = now() where reference = $1", [
      reference,
    ]);
    await shop.passTime();
    const [row] = await shop.api.db.query<{ next: Date | null }>(
      "select next_check_at as next from payment_attempt where reference = $1",
      [reference],
    );
    expect(row?.next).toBeNull();
  });

  it("of no order of ours is kept and mailed to the shop, and nothing is booked", async () => {
    const before = (await shop.alarms()).length;
    const reference = "PR-NOT0OURS-1-ZZZZ";
    const response = await fetch(`${shop.url()}/transaction/initialize`, {
      method: "POST",
      headers: { authorization: "Bearer sk_test_local", "content-type": "application/json" },
      body: JSON.stringify({ email: contact.email, amount: "635000", reference }),
    });
    expect(response.status).toBe(200);
    await shop.act(reference, { do: "succeed" });
    await shop.work();
    expect((await shop.alarms()).slice(before)).toEqual([expect.stringContaining(reference)]);
    const [event] = await shop.api.db.query<{ outcome: string }>(
      "select outcome from payment_event where event->>'reference' = $1",
      [reference],
    );
    expect(event?.outcome).toBe("unknown");
  });

  it("under way when its shopper cancels is watched: its later success brings the order back", async () => {
    const { number, reference } = await begun();
    await shop.act(reference, { do: "ongoing" });
    expect((await cancel(number)).status).toBe(200);
    expect(await standing(number)).toEqual(["cancelled", "none", 0, 0]);
    const { attempts } = await operatorAt(shop.api, shop.online).list(number);
    expect(attempts.map(({ status }) => status)).toEqual(["abandoned"]);
    expect(await stockOf(shop.api.db, "LAMP")).toBe(10);
    await shop.act(reference, { do: "succeed", webhook: "never" });
    await shop.passTime();
    expect(await standing(number)).toEqual(["confirmed", "paid", 63_500, 0]);
    expect(await stockOf(shop.api.db, "LAMP")).toBe(9);
  });

  it("under way when its shopper cancels goes back where the goods were sold meanwhile", async () => {
    const { number, reference } = await begun();
    await shop.act(reference, { do: "ongoing" });
    expect((await cancel(number)).status).toBe(200);
    await putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 0 }]);
    await shop.act(reference, { do: "succeed" });
    await shop.work();
    expect(await standing(number)).toEqual(["cancelled", "refunding", 63_500, 0]);
  });

  it("that succeeded and is not booked yet is not cancelled by its shopper", async () => {
    const { number, reference } = await begun();
    await shop.act(reference, { do: "succeed", webhook: "never" });
    expect((await cancel(number)).status).toBe(409);
    expect(await standing(number)).toEqual(["confirmed", "paid", 63_500, 0]);
  });

  it("abuse 16: a cart and a price that change after the page was made do not change the order", async () => {
    const { number, reference } = await begun();
    await putProducts(shop.api.db, [{ sku: "LAMP", price: 9_000_000, stock: 10 }]);
    await shop.act(reference, { do: "succeed" });
    await shop.work();
    expect(await standing(number)).toEqual(["confirmed", "paid", 63_500, 0]);
  });

  it("of less than the order costs by now is a part of it, and the rest can be paid", async () => {
    const { number, reference } = await begun();
    await shop.api.db.query(
      "update shop_order set delivery_fee_kobo = delivery_fee_kobo + 100000, payable_kobo = payable_kobo + 100000 where number = $1",
      [number],
    );
    await shop.act(reference, { do: "succeed" });
    await shop.work();
    expect(await standing(number)).toEqual(["awaiting_payment", "part_paid", 63_500, 0]);
    const rest = startedOf(await shop.press(number, 1_000));
    await shop.act(rest.reference, { do: "succeed" });
    await shop.work();
    expect(await standing(number)).toEqual(["confirmed", "paid", 64_500, 0]);
  });

  it("abuse 17: order A's payment named on order B's page answers 404, and pays nothing of B", async () => {
    const a = await begun();
    const b = await begun();
    await shop.act(a.reference, { do: "succeed", webhook: "never" });
    expect(failureOf(await lookAnswer(b.number, a.reference))).toEqual({
      status: 404,
      errors: [{ code: "not_found" }],
    });
    expect(await standing(b.number)).toEqual(["awaiting_payment", "pending", 0, 0]);
  });

  it("abuse 18: a return with a made-up reference answers 404; with the real one the service alone decides", async () => {
    const { number, reference } = await begun();
    expect((await lookAnswer(number, "PR-MADE0UPX-1-ZZZZ")).status).toBe(404);
    expect((await lookAnswer(number, reference)).status).toBe(200);
    expect(await standing(number)).toEqual(["awaiting_payment", "pending", 0, 0]);
  });

  it("abuse 20: a refund's events before its charge's, and all of them a hundred times, have one effect", async () => {
    const { number, reference } = await begun();
    await shop.act(reference, { do: "succeed", webhook: "never" });
    const before = (await shop.alarms()).length;
    const refund = await fetch(`${shop.url()}/refund`, {
      method: "POST",
      headers: { authorization: "Bearer sk_test_local", "content-type": "application/json" },
      body: JSON.stringify({ transaction: reference, amount: 1_000_000 }),
    });
    const { data } = (await refund.json()) as { data: { id: number } };
    await shop.control(`/refunds/${data.id}`, { do: "processed" });
    await shop.work();
    await shop.control("/webhooks/resend", { reference, times: 100 });
    await shop.passTime();
    expect(await standing(number)).toEqual(["confirmed", "paid", 63_500, 0]);
    // It was made in the service's dashboard, whose events name no refund: a person has to record it.
    expect((await shop.alarms()).slice(before)).toEqual([expect.stringContaining("₦10,000")]);
  });

  it("whose bank sent another sum tells its payer, and the order stays open", async () => {
    const { number, reference } = await begun();
    await shop.act(reference, { do: "reject_transfer", amount: 6_000_000 });
    await shop.work();
    expect(await standing(number)).toEqual(["awaiting_payment", "pending", 0, 0]);
    expect(await mailsOf(shop.api, number)).toEqual(["order_placed", "payment_rejected 60000"]);
    await shop.act(reference, { do: "succeed" });
    await shop.work();
    expect(await standing(number)).toEqual(["confirmed", "paid", 63_500, 0]);
  });

  it("that its bank takes back holds the order: it cannot be packed", async () => {
    const { number, reference } = await begun();
    await shop.act(reference, { do: "succeed" });
    await shop.work();
    await shop.act(reference, { do: "reverse" });
    await shop.control("/webhooks/resend", { reference });
    await shop.api.db.query("update payment_attempt set next_check_at = now() where reference = $1", [
      reference,
    ]);
    await shop.work();
    expect(await move(shop.api, number, { to: "packed" })).toEqual({ ok: false, code: "money-taken-back" });
    expect((await shop.alarms()).at(-1)).toContain("The order is held");
  });

  it("that its bank takes back after the goods went out is mailed to the shop", async () => {
    const { number, reference } = await begun();
    await shop.act(reference, { do: "succeed" });
    await shop.work();
    await move(shop.api, number, { to: "packed" });
    await move(shop.api, number, { to: "shipped" });
    await shop.act(reference, { do: "reverse" });
    await shop.api.db.query("update payment_attempt set next_check_at = now() where reference = $1", [
      reference,
    ]);
    await shop.work();
    expect((await shop.alarms()).at(-1)).toContain("The goods are out already");
  });
});

describe("abuse 40: cards tried one after the other on one order", () => {
  it("get twenty pages and no more, and the order can still be paid by talking to the shop", async () => {
    const shop = await openOnlineShop("pglite");
    await putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 10 }]);
    const { number } = await shop.place({ LAMP: 1 }, 63_500);
    for (let turn = 0; turn < 20; turn += 1) {
      const { reference } = startedOf(await shop.press(number, 63_500));
      await shop.act(reference, { do: "fail" });
      await shop.look(number, reference);
    }
    expect(failureOf(await shop.press(number, 63_500))).toEqual({
      status: 409,
      errors: [{ code: "order_not_payable", field: "number" }],
    });
    expect((await shop.payments()).length).toBe(20);
    await shop.close();
  });
});
