import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { expireOrders } from "#api/modules/orders/expire-orders.ts";
import { endHolds } from "#api/modules/orders/goods/end-holds.ts";
import { confirmOrderPath } from "#api/modules/orders/mail/confirm-order-link.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { putProducts, stockOf } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { mailsOf, operatorAt } from "../payments/payment-calls.ts";
import { signIn } from "../sessions/sign-in.ts";
import { confirmByMail, mailsFor, move, orderIn, proposeFee, track } from "./order-acts-calls.ts";
import { cartWith, contact, order, orderBody, placedOrder } from "./order-body.ts";

const onDelivery = { payment: { method: "pay_on_delivery" } };
const shopEmail = "orders@shop.example";
const hour = 3_600_000;

describe.each(allDatabaseKinds)("an order that is not confirmed yet, on %s,", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
  });
  afterAll(() => api.close());
  /** Orders of earlier tests wait for nothing, and hold nothing. */
  const clear = () =>
    api.db.query(
      `update shop_order set status = 'cancelled', goods = 'free', hold_until = null, respond_by = null,
         proposed_fee_kobo = null`,
    );
  beforeEach(async () => {
    await clear();
    await putProducts(api.db, [
      { sku: "LAMP", price: 100_000, stock: 30 },
      { sku: "DEAR", price: 10_000_001, stock: 30 },
      { sku: "GAP", price: 49_950_000, stock: 5 },
    ]);
  });
  /** So many minutes pass for every hold and date of every order. */
  const later = (minutes: number) =>
    api.db.query(
      `update shop_order set hold_until = hold_until - make_interval(mins => $1),
         respond_by = respond_by - make_interval(mins => $1)`,
      [minutes],
    );
  const sweep = async () => {
    await expireOrders(api.db);
    return endHolds(api.db, shopEmail);
  };
  const again = (number: string) => api.post("/api/orders/hold", { number, email: contact.email });
  const stock = () => stockOf(api.db, "LAMP");
  const goodsOf = async (number: string) => (await track(api, number)).hold?.goods;

  it("holds its goods for an hour; then they are free, the order stays and says so by mail", async () => {
    const { number, hold, payment } = await placedOrder(api, { LAMP: 2 }, 7_000);
    expect(hold).toMatchObject({ is_proved: false, goods: "held" });
    const minutes = (Date.parse(hold?.until ?? "") - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(59);
    expect(minutes).toBeLessThanOrEqual(60);
    expect(payment.bank).toBeDefined();
    await later(59);
    expect([await sweep(), await stock()]).toEqual([0, 28]);
    await later(1);
    expect([await sweep(), await stock()]).toEqual([1, 30]);
    const free = await track(api, number);
    expect([free.stage, free.hold, free.payment.bank]).toEqual([
      "awaiting_payment",
      { is_proved: false, goods: "free" },
      undefined,
    ]);
    expect(free.timeline.at(-1)?.text).toBe(
      "The order was not confirmed in time. Your lights are on sale again, and your order stays open.",
    );
    expect(await mailsFor(api, number)).toEqual(["order_placed", "hold_ended"]);
    await later(71 * 60);
    await sweep();
    expect((await track(api, number)).stage).toBe("cancelled");
    expect([await stock(), await mailsFor(api, number)]).toEqual([
      30,
      ["order_placed", "hold_ended", "cancelled"],
    ]);
  });

  it("holds them for the full time after one tap on the mail's link, and a second tap changes nothing", async () => {
    const { number } = await placedOrder(api, { LAMP: 2 }, 7_000);
    const first = await confirmByMail(api, number);
    expect(first.hold).toMatchObject({ is_proved: true, goods: "held" });
    expect(first.timeline.at(-1)?.text).toBe("You confirmed the order.");
    // Nothing but the end of the order ends it.
    expect(await api.db.query("select hold_until from shop_order where number = $1", [number])).toEqual([
      { hold_until: null },
    ]);
    expect(Date.parse(first.hold?.until ?? "") - Date.now()).toBeGreaterThan(71 * hour);
    expect((await confirmByMail(api, number)).timeline).toHaveLength(first.timeline.length);
    await later(60);
    expect([await sweep(), await stock()]).toEqual([0, 28]);
    expect(await mailsFor(api, number)).toEqual(["order_placed", "order_confirmed"]);
  });

  it("is confirmed by a call of ours too", async () => {
    const { number } = await placedOrder(api, { LAMP: 2 }, 7_000);
    await operatorAt(api).ask("orders.confirm-by-phone", { number, by: "Ngozi" });
    const { stage, hold, timeline } = await track(api, number);
    expect([stage, hold?.is_proved, timeline.at(-1)?.text]).toEqual([
      ...["awaiting_payment", true, "You confirmed the order by phone."],
    ]);
  });

  it("is not confirmed by reading the link, and by no made-up token", async () => {
    const { number } = await placedOrder(api, { LAMP: 2 }, 7_000);
    const token = confirmOrderPath(api.links, number, new Date()).split("/").at(-1);
    expect(orderIn(await api.post("/api/orders/confirm/read", { token })).hold?.is_proved).toBe(false);
    expect((await track(api, number)).hold?.is_proved).toBe(false);
    const other = api.links.sign("invoice", number, new Date(Date.now() + hour));
    expect(failureOf(await api.post("/api/orders/confirm", { token: other })).status).toBe(404);
  });

  it("is set aside again by one tap, and where goods are gone it says which and stays", async () => {
    const { number } = await placedOrder(api, { LAMP: 20 }, 25_000);
    await later(60);
    await sweep();
    await placedOrder(api, { LAMP: 15 }, 20_000);
    const short = await confirmByMail(api, number);
    expect([short.stage, short.hold]).toEqual([
      "awaiting_payment",
      { is_proved: true, goods: "free", gone: ["Lamp LAMP"] },
    ]);
    expect(failureOf(await again(number)).errors[0]?.code).toBe("goods_gone");
    await putProducts(api.db, [{ sku: "LAMP", price: 100_000, stock: 20 }]);
    const { hold } = orderIn(await again(number));
    expect(hold).toMatchObject({ is_proved: true, goods: "held" });
    expect(Date.parse(hold?.until ?? "") - Date.now()).toBeGreaterThan(70 * hour);
    expect(await stock()).toBe(0);
  });

  it("is set aside again without the link once, and then by the link alone", async () => {
    const { number } = await placedOrder(api, { LAMP: 2 }, 7_000);
    await later(60);
    await sweep();
    expect((await track(api, number)).shopper_may?.hold_again).toBe(true);
    const renewed = orderIn(await again(number));
    expect(renewed.hold).toMatchObject({ is_proved: false, goods: "held" });
    expect(renewed.timeline.at(-1)?.text).toBe(
      "We are holding your lights again. Confirm the order to keep them.",
    );
    // A press again changes nothing.
    expect(orderIn(await again(number)).timeline).toHaveLength(renewed.timeline.length);
    await later(60);
    expect([await sweep(), await stock()]).toEqual([1, 30]);
    expect((await track(api, number)).shopper_may?.hold_again).toBeUndefined();
    expect(failureOf(await again(number)).errors[0]?.code).toBe("hold_not_renewable");
    expect((await confirmByMail(api, number)).hold?.goods).toBe("held");
    expect(await mailsFor(api, number)).toEqual([
      "order_placed",
      "hold_ended",
      "hold_renewed",
      "hold_ended",
      "order_confirmed",
    ]);
    expect(failureOf(await api.post("/api/orders/hold", { number, email: "eve@example.com" })).status).toBe(
      404,
    );
  });

  it("is paid on delivery only after its buyer has confirmed it, and is cancelled otherwise", async () => {
    const one = await placedOrder(api, { LAMP: 1 }, 6_000, onDelivery);
    const two = await placedOrder(api, { LAMP: 1 }, 6_000, onDelivery);
    expect([one.status, one.stage]).toEqual(["placed", "placed"]);
    const confirmed = await confirmByMail(api, one.number);
    expect([confirmed.stage, confirmed.hold]).toEqual(["confirmed", { is_proved: true, goods: "held" }]);
    await later(72 * 60);
    await sweep();
    expect([await goodsOf(one.number), (await track(api, two.number)).stage, await stock()]).toEqual([
      "held",
      "cancelled",
      29,
    ]);
    expect((await track(api, two.number)).timeline.at(-1)?.text).toBe(
      "The order was cancelled because it was not confirmed in time.",
    );
  });

  it.each([
    ["more than 20 pieces of an article", { LAMP: 21 }, 26_000],
    ["goods above a million naira", { DEAR: 10 }, 1_000_000.1],
  ])("holds nothing while it has %s, until it is confirmed", async (_what, pieces, payable) => {
    const { number, hold, payment } = await placedOrder(api, pieces, payable);
    expect([hold, payment.bank]).toEqual([{ is_proved: false, goods: "waiting" }, undefined]);
    expect([await stock(), await stockOf(api.db, "DEAR")]).toEqual([30, 30]);
    expect(failureOf(await again(number)).errors[0]?.code).toBe("hold_not_renewable");
    const held = await confirmByMail(api, number);
    expect([held.hold?.goods, held.payment.bank === undefined]).toEqual(["held", false]);
    const [sku, count] = Object.entries(pieces)[0] ?? ["", 0];
    expect(await stockOf(api.db, sku)).toBe(30 - count);
  });

  it("is confirmed by its payment, and goods that went back on sale are taken again with it", async () => {
    const { number } = await placedOrder(api, { LAMP: 2 }, 7_000);
    await later(60);
    await sweep();
    await move(api, number, { to: "confirmed" });
    expect([(await track(api, number)).hold, await stock()]).toEqual([
      { is_proved: true, goods: "held" },
      28,
    ]);
    const late = await placedOrder(api, { LAMP: 20 }, 25_000);
    await later(60);
    await sweep();
    await placedOrder(api, { LAMP: 15 }, 20_000);
    expect(await move(api, late.number, { to: "confirmed" })).toEqual({ ok: false, code: "goods-gone" });
    expect((await track(api, late.number)).stage).toBe("awaiting_payment");
  });

  it("is not confirmed by money that comes before its delivery fee is agreed, however much it is", async () => {
    const { number } = await placedOrder(api, { GAP: 1 }, 499_500);
    const noted = async (naira: number) => {
      const { stage, timeline } = await operatorAt(api).note(number, naira, `FEE-${number}-${naira}`);
      return [stage, timeline.at(-1)?.text];
    };
    const answerBy = () => api.db.query("select respond_by from shop_order where number = $1", [number]);
    expect(await noted(499_500)).toEqual(["fee_pending", "We have received ₦499,500."]);
    await proposeFee(api, number, 25_000);
    await later(71 * 60);
    const before = await answerBy();
    expect(await noted(1_000)).toEqual(["fee_proposed", "We have received ₦1,000."]);
    expect(await answerBy()).toEqual(before);
    const mails = ["order_placed", "payment_part 499500", "fee_proposed", "payment_part 1000"];
    expect(await mailsOf(api, number)).toEqual(mails);
  });

  it("is confirmed when its fee is accepted, where all of its money is there", async () => {
    const { number } = await placedOrder(api, { GAP: 1 }, 499_500);
    await proposeFee(api, number, 25_000);
    await operatorAt(api).note(number, 524_500, `ALL-${number}`);
    const key = { number, email: contact.email };
    const accept = { order: key, accepted_total: 524_500 };
    const accepted = orderIn(await api.post("/api/orders/fee-proposal/accept", accept));
    expect([accepted.stage, accepted.payment.status, accepted.invoice?.number]).toEqual([
      ...["confirmed", "paid", expect.stringMatching(/^INV-/)],
    ]);
    const mails = ["order_placed", "fee_proposed", "payment_part 524500", "payment_confirmed"];
    expect(await mailsOf(api, number)).toEqual(mails);
  });

  it("and paid on delivery is confirmed by its payment, and counts as paid once", async () => {
    const { number } = await placedOrder(api, { LAMP: 1 }, 6_000, onDelivery);
    const paid = await operatorAt(api).note(number, 6_000, `DOOR-${number}`);
    expect([paid.stage, paid.payment.status, paid.timeline.at(-1)?.text]).toEqual([
      ...["confirmed", "paid", "We have received your payment."],
    ]);
    expect(await mailsFor(api, number)).toEqual(["order_placed", "order_confirmed", "payment_confirmed"]);
  });

  it.each([
    ["bank_transfer", "awaiting_payment"],
    ["pay_on_delivery", "placed"],
  ])(
    "by %s keeps its money where its goods were sold meanwhile, and is not confirmed",
    async (method, stage) => {
      const { number } = await placedOrder(api, { LAMP: 1 }, 6_000, { payment: { method } });
      await later(60);
      await sweep();
      await putProducts(api.db, [{ sku: "LAMP", price: 100_000, stock: 0 }]);
      const noted = await operatorAt(api).note(number, 6_000, `GONE-${number}`);
      expect([noted.stage, noted.invoice, noted.timeline.at(-1)?.text]).toEqual([
        stage,
        undefined,
        "We have received ₦6,000. Part of this order is no longer in stock. We will sort it out and write to you.",
      ]);
      expect((await mailsOf(api, number)).at(-1)).toBe("payment_late 6000");
    },
  );

  it("is proved at once for a signed-in customer, however large it is", async () => {
    const cookie = await signIn(api, "ada");
    const { hold, stage } = await placedOrder(api, { LAMP: 25 }, 30_000, onDelivery, { cookie });
    expect([hold, stage]).toEqual([{ is_proved: true, goods: "held" }, "confirmed"]);
  });

  it("holds no goods for ever while we owe the fee: the order stays, and the fee takes them again", async () => {
    const { number } = await placedOrder(api, { GAP: 1 }, 499_500);
    await confirmByMail(api, number);
    await later(72 * 60);
    expect([await sweep(), await stockOf(api.db, "GAP")]).toEqual([1, 5]);
    const free = await track(api, number);
    expect([free.stage, await goodsOf(number), free.timeline.at(-1)?.text]).toEqual([
      ...["fee_pending", "free"],
      "We did not send you the delivery fee in time. Your lights are on sale again until we do.",
    ]);
    const reminders = await api.db.query<{ recipient: string }>(
      "select recipient from mail_outbox where event_key = $1",
      [`shop:order:${number}:fee_overdue`],
    );
    expect(reminders).toEqual([{ recipient: shopEmail }]);
    expect(await sweep()).toBe(0);
    expect((await proposeFee(api, number, 5_000)).ok).toBe(true);
    expect([await goodsOf(number), await stockOf(api.db, "GAP")]).toEqual(["held", 4]);
  });

  it("is cancelled while we owe the fee, if its buyer has not confirmed it", async () => {
    const { number } = await placedOrder(api, { GAP: 1 }, 499_500);
    await later(60);
    expect([await sweep(), await stockOf(api.db, "GAP")]).toEqual([1, 5]);
    await later(71 * 60);
    await sweep();
    expect((await track(api, number)).stage).toBe("cancelled");
  });

  it("ends one way when the tap, the end of the hold and another buyer come at the same moment", async () => {
    for (let round = 0; round < 5; round += 1) {
      await clear();
      await putProducts(api.db, [{ sku: "LAMP", price: 100_000, stock: 2 }]);
      const cartId = await cartWith(api, { LAMP: 2 });
      const { number } = await placedOrder(api, { LAMP: 2 }, 7_000);
      await later(60);
      await Promise.all([
        confirmByMail(api, number),
        sweep(),
        sweep(),
        order(api, orderBody(cartId, 7_000)),
        confirmByMail(api, number),
        again(number),
      ]);
      const [sum] = await api.db.query<{ pieces: number; orders: number }>(
        `select coalesce(sum(l.quantity), 0)::int as pieces, count(distinct o.id)::int as orders
         from shop_order o join shop_order_line l on l.order_id = o.id where o.goods = 'held'`,
      );
      expect([await stock(), sum?.pieces]).toEqual([2 - (sum?.pieces ?? 0), sum?.pieces]);
      expect(await stock()).toBeGreaterThanOrEqual(0);
      expect(sum?.orders).toBeLessThanOrEqual(1);
    }
  });

  it("abuse 43: two guests who order the whole catalogue leave everything on sale", async () => {
    const skus = Array.from({ length: 40 }, (_, at) => `ALL-${at}`);
    await putProducts(
      api.db,
      skus.map((sku) => ({ sku, price: 10_000_000, stock: 7 })),
    );
    for (const half of [skus.slice(0, 20), skus.slice(20)]) {
      const pieces = Object.fromEntries(half.map((sku) => [sku, 7]));
      await placedOrder(api, pieces, 14_000_000, { contact: { ...contact, email: "x@y.zz" } });
    }
    const [left] = await api.db.query<{ out: number }>(
      "select count(*)::int as out from product where sku like 'ALL-%' and stock_qty < 7",
    );
    expect(left?.out).toBe(0);
  });

  it("abuse 43: a guest's goods are back on sale within the hour, paid on delivery too", async () => {
    await placedOrder(api, { LAMP: 20 }, 25_000, onDelivery);
    await placedOrder(api, { LAMP: 10 }, 15_000);
    expect(await stock()).toBe(0);
    await later(60);
    expect([await sweep(), await stock()]).toEqual([2, 30]);
  });
});
