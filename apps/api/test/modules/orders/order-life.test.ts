import { kobo } from "@precise/cart-core/money";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deliveryFeePath } from "#api/modules/orders/mail/delivery-fee-link.ts";
import { databaseKinds } from "../../fixtures/database.ts";
import { putProducts, stockOf } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { coupon, putCode } from "../coupons/coupon-calls.ts";
import { confirmByMail, mailsFor, move, orderIn, proposeFee, track } from "./order-acts-calls.ts";
import { cartWith, contact, order, orderBody, orderOf, placedOrder } from "./order-body.ts";

describe.each(databaseKinds)("the life of an order on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
  });
  afterAll(() => api.close());
  beforeEach(() =>
    putProducts(api.db, [
      { sku: "LAMP", price: 100_000, stock: 100 },
      { sku: "GAP", price: 49_950_000, stock: 100 },
    ]),
  );
  const place = (changes: Record<string, unknown> = {}) => placedOrder(api, { LAMP: 2 }, 7_000, changes);
  const placeInGap = () => placedOrder(api, { GAP: 1 }, 499_500);
  const cancel = (number: string, email = contact.email) => api.post("/api/orders/cancel", { number, email });
  const accept = (key: object, total: number) =>
    api.post("/api/orders/fee-proposal/accept", { order: key, accepted_total: total });

  it("goes from placed to delivered, records each step, and mails those that matter", async () => {
    const { number, payment, stage, shopper_may } = await place();
    expect([stage, shopper_may]).toEqual(["awaiting_payment", { cancel: true, accept_fee: false }]);
    expect(Date.parse(payment.pay_by ?? "") - Date.now()).toBeGreaterThan(71 * 3_600_000);
    await move(api, number, { to: "confirmed" });
    await move(api, number, { to: "packed" });
    await move(api, number, { to: "shipped", detail: "GIG Logistics, number 4711." });
    await move(api, number, { to: "delivered" });
    const done = await track(api, number);
    expect([done.status, done.stage, done.shopper_may?.cancel]).toEqual(["confirmed", "delivered", false]);
    expect(done.payment.paid_at).toBeDefined();
    expect(done.payment.pay_by).toBeUndefined();
    expect(done.timeline.map((entry) => `${entry.stage}: ${entry.text}`)).toEqual([
      "placed: We have received your order.",
      "awaiting_payment: We are waiting for your bank transfer.",
      "confirmed: We have received your payment. Your order is confirmed.",
      "packed: Your order is packed.",
      "shipped: Your order is on its way. GIG Logistics, number 4711.",
      "delivered: Your order was delivered.",
    ]);
    expect(await mailsFor(api, number)).toEqual([
      "order_placed",
      "payment_confirmed",
      "shipped",
      "delivered",
    ]);
    expect(await stockOf(api.db, "LAMP")).toBe(98);
  });

  it("makes no move that its table does not name, and changes nothing by trying", async () => {
    const { number } = await place();
    expect(await move(api, number, { to: "delivered" })).toEqual({ ok: false, code: "no-such-move" });
    expect(await move(api, number, { to: "shipped" })).toEqual({ ok: false, code: "no-such-move" });
    expect((await track(api, number)).stage).toBe("awaiting_payment");
  });

  it("is collected when it is packed, where it is for pick-up", async () => {
    const pickup = { method: "pickup", showroom: "lagos" };
    const body = orderBody(await cartWith(api, { LAMP: 2 }), 2_000, {
      delivery: pickup,
      payment: { method: "pay_on_delivery" },
    });
    const { number } = orderOf(await order(api, body));
    await confirmByMail(api, number);
    await move(api, number, { to: "packed" });
    expect(await move(api, number, { to: "shipped" })).toMatchObject({ ok: false });
    await move(api, number, { to: "delivered" });
    expect((await track(api, number)).timeline.map(({ text }) => text)).toEqual([
      "We have received your order.",
      "Your order is confirmed. You pay when you collect it.",
      "Your order is packed and ready to collect.",
      "You have collected your order.",
    ]);
  });

  it("waits for a fee, is shown with it, and goes on when the shopper accepts by the mail's link", async () => {
    const { number, prices } = await placeInGap();
    expect([prices.delivery_fee, prices.payable.value]).toEqual([null, 499_500]);
    await proposeFee(api, number, 25_000);
    const path = deliveryFeePath(
      api.links,
      { orderNumber: number, fee: kobo(2_500_000) },
      new Date(Date.now() + 60_000),
    );
    const token = path.split("/").at(-1) ?? "";
    const read = orderIn(await api.post("/api/orders/fee-proposal", { token }));
    expect(read.fee_proposal).toMatchObject({ delivery_fee: { value: 25_000 }, payable: { value: 524_500 } });
    expect([read.status, read.stage, read.payment.bank]).toEqual(["fee_pending", "fee_proposed", undefined]);
    expect(read.prices.delivery_fee).toBeNull();
    const accepted = orderIn(await accept({ token }, 524_500));
    expect(accepted.prices).toMatchObject({
      delivery_fee: { value: 25_000 },
      payable: { value: 524_500 },
      vat: { value: 36_593.02 },
    });
    expect([accepted.stage, accepted.fee_proposal]).toEqual(["awaiting_payment", undefined]);
    expect(accepted.payment.bank).toBeDefined();
    // A second acceptance answers with the order as it is.
    expect(orderIn(await accept({ token }, 524_500)).timeline).toHaveLength(accepted.timeline.length);
    expect(await mailsFor(api, number)).toEqual(["order_placed", "fee_proposed", "fee_accepted"]);
  });

  it("is accepted by number and e-mail too, once its buyer has confirmed it", async () => {
    const { number } = await placeInGap();
    await proposeFee(api, number, 500);
    const early = await accept({ number, email: contact.email }, 500_000);
    expect(failureOf(early)).toEqual({ status: 409, errors: [{ code: "order_not_confirmed" }] });
    expect((await track(api, number)).shopper_may?.accept_fee).toBe(false);
    expect((await confirmByMail(api, number)).shopper_may?.accept_fee).toBe(true);
    const accepted = orderIn(await accept({ number, email: contact.email.toUpperCase() }, 500_000));
    expect([accepted.stage, accepted.timeline.at(-1)?.text]).toEqual([
      "awaiting_payment",
      "You accepted ₦500 for delivery. We are waiting for your bank transfer.",
    ]);
  });

  it("abuse 35: accepts only the fee that was seen: a fee proposed later needs an acceptance of its own", async () => {
    const { number } = await placeInGap();
    expect(failureOf(await accept({ number, email: contact.email }, 524_500)).errors[0]?.code).toBe(
      "fee_not_open",
    );
    await proposeFee(api, number, 25_000);
    const old = deliveryFeePath(
      api.links,
      { orderNumber: number, fee: kobo(2_500_000) },
      new Date(Date.now() + 60_000),
    );
    await proposeFee(api, number, 20_000);
    expect(failureOf(await accept({ number, email: contact.email }, 524_500))).toEqual({
      status: 409,
      errors: [{ code: "fee_not_open", field: "accepted_total" }],
    });
    const byOldLink = await accept({ token: old.split("/").at(-1) }, 519_500);
    expect(failureOf(byOldLink).errors[0]?.code).toBe("fee_not_open");
    expect((await track(api, number)).stage).toBe("fee_proposed");
    expect(await mailsFor(api, number)).toEqual(["order_placed", "fee_proposed", "fee_proposed"]);
  });

  it.each(["made-up", "a.b", "WyJQUi0xIDEiLDFd.c2lnbmVk"])(
    "abuse 35: opens nothing for the token %s",
    async (token) => {
      expect(failureOf(await api.post("/api/orders/fee-proposal", { token })).status).toBe(404);
      expect(failureOf(await accept({ token }, 1)).status).toBe(404);
    },
  );

  it("gives goods and code back when the shopper cancels, once", async () => {
    const code = await coupon(api, { maxUses: 1, benefit: { kind: "percent", percent: 50 } });
    const cartId = await cartWith(api, { LAMP: 2 });
    await putCode(api, cartId, code);
    const { number } = orderOf(await order(api, orderBody(cartId, 6_000)));
    const uses = async () => (await api.db.query("select uses from coupon where code = $1", [code]))[0];
    expect([await stockOf(api.db, "LAMP"), await uses()]).toEqual([98, { uses: 1 }]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(number)));
    for (const answer of answers) expect(orderIn(answer).stage).toBe("cancelled");
    expect([await stockOf(api.db, "LAMP"), await uses()]).toEqual([100, { uses: 0 }]);
    expect(await mailsFor(api, number)).toEqual(["order_placed", "cancelled"]);
    expect((await track(api, number)).timeline.at(-1)?.text).toBe("You cancelled the order.");
    // The code works again.
    const again = await cartWith(api, { LAMP: 2 });
    expect((await putCode(api, again, code)).status).toBe(200);
  });

  it("is not cancelled by strangers, nor by its shopper once it is paid or packed", async () => {
    const paid = await place();
    expect(failureOf(await cancel(paid.number, "eve@example.com")).status).toBe(404);
    await move(api, paid.number, { to: "confirmed" });
    const refused = { status: 409, errors: [{ code: "order_not_cancellable", field: "number" }] };
    expect(failureOf(await cancel(paid.number))).toEqual(refused);
    const later = await place({ payment: { method: "pay_on_delivery" } });
    await confirmByMail(api, later.number);
    await move(api, later.number, { to: "packed" });
    expect(failureOf(await cancel(later.number))).toEqual(refused);
  });

  it("is refunded only when it was paid, and returned goods are sold again only when they can be", async () => {
    const { number } = await place();
    await move(api, number, { to: "confirmed" });
    for (const to of ["packed", "shipped", "delivered"] as const) await move(api, number, { to });
    await move(api, number, { to: "returned", restocks: true });
    expect(await stockOf(api.db, "LAMP")).toBe(100);
    await move(api, number, { to: "refunded" });
    expect((await track(api, number)).timeline.at(-1)?.text).toBe("We have refunded ₦7,000.");
    const unpaid = await place();
    await cancel(unpaid.number);
    expect(await move(api, unpaid.number, { to: "refunded" })).toMatchObject({ ok: false });
  });
});
