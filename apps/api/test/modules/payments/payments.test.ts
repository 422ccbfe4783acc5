import { fromWireValue } from "@precise/cart-core/money";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { giveBack } from "#api/modules/money/money.ts";
import { expireOrders } from "#api/modules/orders/expire-orders.ts";
import { lockOrder } from "#api/modules/orders/locked-order.ts";
import { refundOrder } from "#api/modules/orders/money/refund-order.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { putProducts, stockOf } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { coupon, putCode } from "../coupons/coupon-calls.ts";
import { move, track } from "../orders/order-acts-calls.ts";
import { cartWith, contact, order, orderBody, orderOf, placedOrder } from "../orders/order-body.ts";
import { by, mailsOf, moneyOf, operatorAt } from "./payment-calls.ts";

describe.each(allDatabaseKinds)("money of an order of ₦63,500 on %s", (kind) => {
  let api: TestApi;
  let ops: ReturnType<typeof operatorAt>;
  beforeAll(async () => {
    api = await startTestApi(kind);
    ops = operatorAt(api);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await putProducts(api.db, [{ sku: "LAMP", price: 5_850_000, stock: 10 }]);
    // Each test may use the references that it likes.
    await api.db.query("update payment_receipt set provider_ref = 'EARLIER ' || id");
  });
  const place = async (changes: Record<string, unknown> = {}) =>
    (await placedOrder(api, { LAMP: 1 }, 63_500, changes)).number;
  let references = 0;
  const reference = () => {
    references += 1;
    return `FT26-${references}`;
  };

  it("that is a part of it is noted, waits for the rest, and is not cancelled by the clock", async () => {
    const number = await place();
    await api.db.query("update shop_order set respond_by = now() + interval '1 hour' where number = $1", [
      number,
    ]);
    const noted = await ops.note(number, 62_500, reference(), {
      payer: "ADA OBI",
      at: "2026-11-20T16:05:00+01:00",
    });
    expect(noted.stage).toBe("awaiting_payment");
    const shown = await track(api, number);
    expect(moneyOf(shown)).toEqual({ status: "part_paid", received: 62_500, refunded: 0, missing: 1_000 });
    expect(shown.timeline.at(-1)?.text).toBe("We have received ₦62,500. ₦1,000 is left to pay.");
    expect(Date.parse(shown.payment.pay_by ?? "") - Date.now()).toBeGreaterThan(71 * 3_600_000);
    await api.db.query("update shop_order set respond_by = now() - interval '1 hour' where number = $1", [
      number,
    ]);
    await expireOrders(api.db);
    expect((await track(api, number)).stage).toBe("awaiting_payment");
    expect((await ops.confirm(number, { reference: reference() })).stage).toBe("confirmed");
    const paid = await track(api, number);
    expect(moneyOf(paid)).toEqual({ status: "paid", received: 63_500, refunded: 0 });
    expect(paid.invoice?.number).toMatch(/^INV-/);
    expect(await mailsOf(api, number)).toEqual(["order_placed", "payment_part 62500", "payment_confirmed"]);
    expect(await ops.acts(number)).toEqual(["payments.note", "payments.confirm"]);
  });

  it("that went back leaves the order to the clock again", async () => {
    const number = await place();
    await ops.note(number, 10_000, reference());
    await ops.refund(number, 10_000);
    await api.db.query("update shop_order set respond_by = now() - interval '1 hour' where number = $1", [
      number,
    ]);
    await expireOrders(api.db);
    expect((await track(api, number)).stage).toBe("cancelled");
  });

  it("that is noted in full confirms it, however it was noted", async () => {
    const number = await place();
    expect((await ops.note(number, 63_500, reference())).stage).toBe("confirmed");
    await expect(ops.confirm(number)).rejects.toThrow(`${number} is already paid (₦63,500 by bank, FT26-`);
  });

  it("that is more than it costs confirms it, and what is too much is paid back without a credit note", async () => {
    const number = await place();
    const confirmed = await ops.confirm(number, { amount: 64_500, reference: reference() });
    expect([confirmed.stage, moneyOf(confirmed)]).toEqual([
      "confirmed",
      { status: "over_paid", received: 64_500, refunded: 0, excess: 1_000 },
    ]);
    expect(confirmed.timeline.at(-1)?.text).toBe(
      "You have paid ₦1,000 more than this order costs. We will pay it back.",
    );
    const refunded = await ops.refund(number, 1_000, { reason: "You paid more than the order costs." });
    expect(moneyOf(refunded)).toEqual({ status: "paid", received: 64_500, refunded: 1_000 });
    expect([refunded.stage, refunded.credit_notes]).toEqual(["confirmed", undefined]);
    expect(await mailsOf(api, number)).toEqual([
      "order_placed",
      "payment_confirmed",
      "payment_over 1000",
      "refunded 1000",
    ]);
  });

  it("that goes back is credited but for what of it was paid too much", async () => {
    const number = await place();
    await ops.confirm(number, { amount: 64_500, reference: reference() });
    const credited = async (naira: number) =>
      (await ops.refund(number, naira)).credit_notes?.map(({ amount }) => amount.value);
    expect(await credited(1_500)).toEqual([500]);
    expect(await credited(2_000)).toEqual([500, 2_000]);
  });

  it("comes once under one reference, however it is typed, and the refusal names the order", async () => {
    const [first, second] = [await place(), await place()];
    await ops.note(first, 10_000, "Ft 26/x-1");
    await expect(ops.note(second, 10_000, " ft  26/X-1 ")).rejects.toThrow(
      `The reference FT 26/X-1 is already recorded, for ${first}. Nothing was changed.`,
    );
    expect(moneyOf(await track(api, second)).status).toBe("pending");
    expect(await ops.acts(second)).toEqual([]);
  });

  it("that comes after it was cancelled is noted, and reopens it while its goods are there", async () => {
    const code = await coupon(api);
    const cartId = await cartWith(api, { LAMP: 1 });
    await putCode(api, cartId, code);
    const { number } = orderOf(await order(api, orderBody(cartId, 58_500)));
    await ops.cancel(number);
    expect(await stockOf(api.db, "LAMP")).toBe(10);
    const noted = await ops.note(number, 58_500, reference());
    expect([noted.stage, moneyOf(noted)]).toEqual([
      "cancelled",
      { status: "review", received: 58_500, refunded: 0, excess: 58_500 },
    ]);
    expect(noted.timeline.at(-1)?.text).toBe(
      "We have received ₦58,500 after this order had ended. We will sort it out and write to you.",
    );
    const confirmed = await ops.confirm(number);
    expect([confirmed.stage, moneyOf(confirmed).status]).toEqual(["confirmed", "paid"]);
    expect(confirmed.timeline.at(-1)?.text).toBe(
      "We have received your payment. Your order is open again and confirmed.",
    );
    expect(await stockOf(api.db, "LAMP")).toBe(9);
    const [used] = await api.db.query<{ uses: number }>("select uses from coupon where code = $1", [code]);
    expect(used?.uses).toBe(1);
    expect(await mailsOf(api, number)).toEqual([
      "order_placed",
      "cancelled",
      "payment_late 58500",
      "order_reopened",
    ]);
  });

  it("does not bring goods back that are gone: the command names them and changes nothing", async () => {
    const number = await place();
    await ops.cancel(number);
    await putProducts(api.db, [{ sku: "LAMP", price: 5_850_000, stock: 0 }]);
    await expect(ops.confirm(number, { amount: 63_500, reference: "GONE-1" })).rejects.toThrow(
      `${number} stays cancelled; nothing was changed. Not enough in stock: Lamp LAMP.`,
    );
    expect((await ops.list(number)).payments).toEqual([]);
    const noted = await ops.note(number, 63_500, "GONE-1");
    expect(moneyOf(noted).status).toBe("review");
    expect(moneyOf(await ops.refund(number, 63_500))).toEqual({
      status: "refunded",
      received: 63_500,
      refunded: 63_500,
    });
  });

  it("does not reopen a cancelled order with less than it costs", async () => {
    const number = await place();
    await ops.cancel(number);
    await expect(ops.confirm(number, { amount: 63_499, reference: reference() })).rejects.toThrow(
      `${number} is cancelled and costs ₦63,500; ₦63,499 would be received.`,
    );
    const again = await ops.reopen(number);
    expect([again.stage, moneyOf(again).status]).toEqual(["awaiting_payment", "pending"]);
    expect(again.payment.pay_by).toBeDefined();
    expect(await stockOf(api.db, "LAMP")).toBe(9);
    await expect(ops.reopen(number)).rejects.toThrow(
      `${number} is awaiting_payment; only cancelled orders can be reopened.`,
    );
    // What ends a second time is mailed a second time.
    await ops.cancel(number);
    expect(await mailsOf(api, number)).toEqual(["order_placed", "cancelled", "order_reopened", "cancelled"]);
  });

  it("that cannot be paid back leaves its order as it was, though what asked for it goes on", async () => {
    const [number, other] = [await place(), await place()];
    const back = reference();
    await ops.confirm(other, { reference: reference() });
    await ops.refund(other, 1_000, { reference: back });
    await ops.confirm(number, { reference: reference() });
    await ops.cancel(number);
    const before = [await track(api, number), await mailsOf(api, number)];
    // Committed: a job that books what a payment service says rolls nothing back.
    const refused = await api.db.transaction(async (tx) => {
      const locked = await lockOrder(tx, number);
      if (!locked) throw new Error("no such order");
      const amount = fromWireValue(63_500);
      return refundOrder(tx, locked, { amount, reason: "It broke.", actor: "system", reference: back });
    });
    expect(refused).toEqual({ ok: false, code: "known-reference", reference: back, orders: [other] });
    expect([await track(api, number), await mailsOf(api, number)]).toEqual(before);
    expect((await ops.refund(number, 63_500)).stage).toBe("refunded");
  });

  it("is paid back in parts, never above what came, and its order is refunded when nothing is left", async () => {
    const number = await place();
    await expect(ops.refund(number, 1)).rejects.toThrow(
      `${number} has ₦0 left, less than the ₦1 to refund. Nothing was changed.`,
    );
    await ops.confirm(number, { reference: reference() });
    await ops.cancel(number);
    expect(moneyOf(await track(api, number))).toMatchObject({ status: "refunding", excess: 63_500 });
    const part = await ops.refund(number, 13_500);
    expect([part.stage, moneyOf(part).status]).toEqual(["cancelled", "part_refunded"]);
    expect(part.timeline.at(-1)?.text).toBe("We have refunded ₦13,500. It came broken.");
    await expect(ops.refund(number, 50_001)).rejects.toThrow(`${number} has ₦50,000 left`);
    const all = await ops.refund(number, 50_000, { reference: "BACK-1" });
    expect([all.status, all.stage, moneyOf(all).status]).toEqual(["cancelled", "refunded", "refunded"]);
    expect(all.timeline.at(-1)?.text).toBe("We have refunded ₦50,000. It came broken.");
    expect(
      (await ops.list(number)).payments.map((each) => `${each.kind} ${each.reference} ${each.amount}`),
    ).toEqual([
      expect.stringMatching(/^received FT26-\d+ 63500$/),
      `refunded ${number}/2 13500`,
      "refunded BACK-1 50000",
    ]);
  });

  it("that was another order's moves there: one waits again, the other is confirmed, both timelines say so", async () => {
    const [wrong, right] = [await place(), await place()];
    await ops.confirm(wrong, { reference: "MIXED-UP" });
    expect(await ops.moveMoney("mixed-up", { from: wrong, to: right })).toMatchObject({ amount: 63_500 });
    const [lost, got] = [await track(api, wrong), await track(api, right)];
    expect([lost.stage, moneyOf(lost)]).toEqual([
      "awaiting_payment",
      { status: "pending", received: 0, refunded: 0 },
    ]);
    expect([lost.payment.paid_at, lost.timeline.at(-1)?.text]).toEqual([
      undefined,
      `We are waiting for your bank transfer again. ₦63,500 of what you paid now counts for your order ${right}.`,
    ]);
    expect([got.stage, moneyOf(got).status]).toEqual(["confirmed", "paid"]);
    expect(await ops.acts(right)).toEqual(["payments.move"]);
    expect((await ops.list(wrong)).payments.map((each) => each.undone_at !== null)).toEqual([true]);
    await expect(ops.moveMoney("MIXED-UP", { from: wrong, to: right })).rejects.toThrow(
      `${wrong} has nothing of MIXED-UP. Nothing was changed.`,
    );
  });

  it("that was another buyer's leaves their order unnamed", async () => {
    const theirs = { ...contact, email: "bola@example.com", phone: "+2348031112233" };
    const [wrong, right] = [await place(), await place({ contact: theirs })];
    await ops.confirm(wrong, { reference: "BOLAS" });
    await ops.moveMoney("BOLAS", { from: wrong, to: right });
    expect((await track(api, wrong)).timeline.at(-1)?.text).toBe(
      "We are waiting for your bank transfer again. ₦63,500 that was recorded here was paid for another order.",
    );
  });

  it("that is moved away from an order that is packed holds its goods, until its own has come", async () => {
    const [wrong, right] = [await place(), await place()];
    await ops.confirm(wrong, { reference: "TOO-SOON" });
    await move(api, wrong, { to: "packed" });
    await ops.moveMoney("TOO-SOON", { from: wrong, to: right, amount: 40_000 });
    expect(await move(api, wrong, { to: "shipped" })).toEqual({ ok: false, code: "money-given-back" });
    await ops.moveMoney("TOO-SOON", { from: wrong, to: right });
    const ship = ops.ask("orders.move", {
      number: wrong,
      to: "shipped",
      restocks: false,
      withoutDelivery: "By the owner.",
      by,
    });
    await expect(ship).rejects.toThrow("its money was moved away. Record what comes for it, or cancel it.");
    const { timeline } = await ops.note(wrong, 63_500, "ITS-OWN");
    expect(timeline.at(-1)?.text).toBe("We have received your payment.");
    expect((await mailsOf(api, wrong)).at(-1)).toBe("payment_confirmed");
    expect(await move(api, wrong, { to: "shipped" })).toMatchObject({ ok: true });
  });

  it("of one transfer pays two orders, and never more than came", async () => {
    const [first, second] = [await place(), await place()];
    await ops.note(first, 127_000, "BOTH");
    await ops.moveMoney("BOTH", { from: first, to: second, amount: 63_500 });
    expect([moneyOf(await track(api, first)).status, moneyOf(await track(api, second)).status]).toEqual([
      "paid",
      "paid",
    ]);
    // What is taken from it was too much: it stays paid, and nothing is waited for.
    expect(await track(api, first)).toMatchObject({
      stage: "confirmed",
      payment: { paid_at: expect.any(String) },
    });
    await ops.moveMoney("BOTH", { from: second });
    expect((await track(api, second)).timeline.at(-1)?.text).toBe(
      "We are waiting for your bank transfer again. A payment of ₦63,500 was recorded here by mistake.",
    );
    expect(await ops.ask("payments.reviews", {})).toMatchObject({
      free: expect.arrayContaining([expect.objectContaining({ reference: "BOTH", free: 63_500 })]),
    });
    await expect(ops.moveMoney("BOTH", { to: second, amount: 63_501 })).rejects.toThrow(
      "Only ₦63,500 of BOTH is without an order.",
    );
    await ops.moveMoney("BOTH", { to: second });
    expect(moneyOf(await track(api, second)).status).toBe("paid");
  });

  it("moves as far as it is there: what is refused says why, and nothing moves", async () => {
    const [from, to] = [await place(), await place()];
    const text = reference();
    await ops.note(from, 63_500, text);
    await ops.refund(from, 13_500);
    const rows = [
      ["NOWHERE", { from, to }, "No payment is recorded with the reference NOWHERE (bank)."],
      [text, { to }, `All of ${text} belongs to orders: give --from.`],
      [text, { from, to, amount: 63_501 }, `${from} has only ₦63,500 of ${text}.`],
      [text, { from, to }, `Only ₦50,000 of ${from} is left: the rest was refunded.`],
      [text, { from, to: from }, "Name two different orders."],
      [text, { from, to: "PR-7K3M9QX1" }, "There is no order PR-7K3M9QX1."],
    ] as const;
    for (const [named, plan, why] of rows) await expect(ops.moveMoney(named, plan)).rejects.toThrow(why);
    expect(moneyOf(await track(api, from))).toMatchObject({ received: 63_500, refunded: 13_500 });
    expect(moneyOf(await track(api, to)).received).toBe(0);
    expect(await ops.moveMoney(text, { from, to, amount: 50_000 })).toMatchObject({ amount: 50_000 });
  });

  it("goes back by a payment service with its number alone, and never above what came", async () => {
    const number = await place();
    await ops.confirm(number, { reference: reference() });
    const back = (naira: number, provider: "bank" | "paystack") =>
      api.db.transaction(async (tx) => {
        const locked = await lockOrder(tx, number);
        if (!locked) throw new Error("no such order");
        const amount = fromWireValue(naira);
        return giveBack(tx, locked, { amount, reason: "It broke.", actor: "system", provider });
      });
    await expect(back(1, "paystack")).rejects.toThrow("by a payment service without its number");
    const net = fromWireValue(63_500);
    expect(await back(63_501, "bank")).toEqual({ ok: false, code: "above-received", net });
    expect(await back(63_500, "bank")).toEqual({ ok: true, bought: net });
  });

  it("that is handed over at the door is booked with the delivery", async () => {
    const number = await place({ payment: { method: "pay_on_delivery" } });
    await ops.ask("orders.confirm-by-phone", { number, by: "Ngozi" });
    await move(api, number, { to: "packed" });
    await ops.ask("deliveries.dispatch", { number, to: { carrier: "GIG" }, by: "Ngozi" });
    const at = { outcome: "delivered", receiver: "The gateman", reason: "No phone with her.", cash: 63_500 };
    await ops.ask("deliveries.attempt", { number, ...at, by: "Ngozi" });
    expect(moneyOf(await track(api, number))).toEqual({ status: "paid", received: 63_500, refunded: 0 });
    expect((await ops.list(number)).payments).toMatchObject([{ kind: "received", provider: "cash" }]);
  });

  it("of a buyer who has not confirmed the order proves it", async () => {
    const number = await place();
    await api.db.query("update shop_order set proved_at = null, proved_by = null where number = $1", [
      number,
    ]);
    await ops.note(number, 1_000, reference());
    const [row] = await api.db.query("select proved_by from shop_order where number = $1", [number]);
    expect(row).toEqual({ proved_by: "payment" });
  });

  it.each([
    ["amount must be", { amount: 0 }],
    ["reference must", { reference: " " }],
    ["at is in the future", { at: "2099-01-01T00:00:00Z" }],
    ["provider must be", { provider: "cheque" }],
  ])("is refused where a value is wrong: %s", async (field, wrong) => {
    const number = await place();
    await expect(ops.note(number, 1_000, reference(), wrong)).rejects.toThrow(field);
  });
});
