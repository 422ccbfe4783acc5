import { fromWireValue } from "@precise/cart-core/money";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { promiseBack } from "#api/modules/money/money.ts";
import { lockOrder } from "#api/modules/orders/locked-order.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { givingUpSoon } from "../../fixtures/giving-up-soon.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { type OnlineShop, openOnlineShop, standingOf, startedOf } from "./online-shop.ts";
import { by, mailsOf, operatorAt } from "./payment-calls.ts";

interface StandInRefund {
  readonly id: number;
  readonly amount: number;
  readonly status: string;
}

describe.each(allDatabaseKinds)("refunds of an order of ₦63,500 that was paid online, on %s", (kind) => {
  let shop: OnlineShop;
  let ops: ReturnType<typeof operatorAt>;
  beforeAll(async () => {
    shop = await openOnlineShop(kind, { ownRefundLimit: fromWireValue(50_000) });
    ops = operatorAt(shop.api, shop.online);
  });
  afterAll(() => shop.close());
  beforeEach(() => putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 100 }]));

  const paid = async () => {
    const { number } = await shop.place({ LAMP: 1 }, 63_500);
    const { reference } = startedOf(await shop.press(number, 63_500));
    await shop.act(reference, { do: "succeed" });
    await shop.work();
    return { number, reference };
  };
  const refunds = async () => (await shop.control("/refunds")) as readonly StandInRefund[];
  const newest = async () => (await refunds()).at(-1);
  const take = async (what: string, webhook = "never") =>
    shop.control(`/refunds/${(await newest())?.id}`, { do: what, webhook });
  const standing = async (number: string) => standingOf(await shop.track(number));
  const noteOf = async (number: string) => (await shop.track(number)).payment.refunds;

  it("go in part by the service, and are booked when it says that they went", async () => {
    const { number } = await paid();
    const alarms = await shop.alarms();
    await ops.refund(number, 10_000);
    expect((await shop.track(number)).timeline.at(-1)?.text).toBe(
      "₦10,000 goes back to you. It came broken.",
    );
    expect(await standing(number)).toEqual(["confirmed", expect.any(String), 63_500, 0]);
    await shop.work();
    expect(await newest()).toMatchObject({ amount: 1_000_000, status: "pending" });
    await take("processed");
    await shop.passTime();
    expect((await standing(number)).slice(2)).toEqual([63_500, 10_000]);
    expect(await mailsOf(shop.api, number)).toContain("refund_started 10000");
    expect(await shop.alarms()).toEqual(alarms);
  });

  it("stay processed when the event that they are pending comes late", async () => {
    const { number, reference } = await paid();
    await ops.refund(number, 10_000);
    await shop.work();
    await take("processed", "now");
    await shop.passTime();
    const event = "refund.pending";
    await shop.control("/webhooks/resend", { reference, event });
    await shop.passTime();
    expect((await standing(number)).slice(2)).toEqual([63_500, 10_000]);
    expect(await noteOf(number)).toMatchObject([{ status: "processed" }]);
  });

  it.each(["lost", "hang", "cut", "500"])(
    "are asked for once, though the call got the answer: %s",
    async (answer) => {
      const { number } = await paid();
      const before = (await refunds()).length;
      await shop.fault("refund", answer);
      await ops.refund(number, 10_000);
      await (answer === "hang" ? givingUpSoon(shop.work) : shop.work());
      await shop.passTime();
      await shop.passTime();
      expect((await refunds()).length - before).toBe(1);
      await take("processed");
      await shop.passTime();
      expect((await standing(number)).slice(2)).toEqual([63_500, 10_000]);
    },
  );

  it("are refused above what was received, and never go above it by ten at a time", async () => {
    const { number } = await paid();
    const before = (await refunds()).length;
    await expect(ops.refund(number, 63_501)).rejects.toThrow("₦63,500 left");
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => ops.refund(number, 20_000)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    await Promise.all([shop.work(), shop.work()]);
    expect((await refunds()).slice(before).map(({ amount }) => amount)).toEqual([
      2_000_000, 2_000_000, 2_000_000,
    ]);
  });

  it("go by the service up to what came online, where a part came by transfer", async () => {
    const { number } = await shop.place({ LAMP: 1 }, 63_500);
    await ops.note(number, 20_000, `TRF-${number}`, { provider: "bank" });
    const { reference } = startedOf(await shop.press(number, 43_500));
    await shop.act(reference, { do: "succeed" });
    await shop.work();
    expect(await standing(number)).toEqual(["confirmed", "paid", 63_500, 0]);
    await expect(ops.refund(number, 43_501)).rejects.toThrow("₦43,500 left to refund online");
    expect(await noteOf(number)).toBeUndefined();
    await ops.refund(number, 43_500);
    await shop.work();
    expect(await newest()).toMatchObject({ amount: 4_350_000, status: "pending" });
  });

  it("go by the service up to what is left, where a part was paid back by hand", async () => {
    const { number } = await paid();
    await ops.refund(number, 40_000, { provider: "bank", reference: `OUT-${number}` });
    await expect(ops.refund(number, 23_501)).rejects.toThrow("₦23,500 left to refund online");
    await ops.refund(number, 23_500);
    await shop.work();
    expect(await newest()).toMatchObject({ amount: 2_350_000, status: "pending" });
    await take("processed");
    await shop.passTime();
    expect((await standing(number)).slice(2)).toEqual([63_500, 63_500]);
  });

  it("go from the newest payment on, past one of which nothing is left", async () => {
    const { number } = await shop.place({ LAMP: 1 }, 63_500);
    const older = startedOf(await shop.press(number, 63_500));
    await shop.api.db.query(
      "update shop_order set delivery_fee_kobo = delivery_fee_kobo + 100000, payable_kobo = payable_kobo + 100000 where number = $1",
      [number],
    );
    await shop.act(older.reference, { do: "succeed" });
    await shop.work();
    const newer = startedOf(await shop.press(number, 1_000));
    await shop.act(newer.reference, { do: "succeed" });
    await shop.work();
    for (const naira of [600, 900, 100]) await ops.refund(number, naira);
    const named = { amount: fromWireValue(1), reason: "It broke.", by, reference: newer.reference };
    const promised = await shop.api.db.transaction(async (tx) => {
      const order = await lockOrder(tx, number);
      return order && promiseBack(tx, order, named, fromWireValue(0));
    });
    expect(promised).toEqual({ ok: false, most: 0 });
    expect((await ops.list(number)).refunds.map(({ reference, amount }) => [reference, amount])).toEqual([
      [newer.reference, 600],
      [newer.reference, 400],
      [older.reference, 500],
      [older.reference, 100],
    ]);
  });

  it.each([
    ["system", 50_000, { ok: true, isHeld: false }, ["requested"]],
    ["system", 50_000.01, { ok: true, isHeld: true }, ["held"]],
    ["Ngozi", 63_500, { ok: true, isHeld: false }, ["requested"]],
    ["Ngozi", 63_500.01, { ok: false, most: 6_350_000 }, undefined],
    ["Ngozi", 0, { ok: false, most: 6_350_000 }, undefined],
  ])(
    "that %s asks for, of ₦%s, are promised, wait for a person or are refused: %j",
    async (by, naira, ...ends) => {
      const { number } = await paid();
      const plan = { amount: fromWireValue(naira), reason: "It broke.", by };
      const promised = await shop.api.db.transaction(async (tx) => {
        const order = await lockOrder(tx, number);
        return order && promiseBack(tx, order, plan, shop.online.ownRefundLimit);
      });
      expect([promised, (await noteOf(number))?.map(({ status }) => status)]).toEqual(ends);
    },
  );

  it("are booked by the account of ours that its money came by, and by none unnamed where it came by two", async () => {
    const place = async (more = {}) => (await shop.place({ LAMP: 1 }, 63_500, more)).number;
    const [one, two] = [await place(), await place()];
    const byBank = await place({ payment: { method: "bank_transfer" } });
    await ops.note(byBank, 63_500, `CASH-${byBank}`, { provider: "cash" });
    await ops.refund(byBank, 1_000);
    await ops.note(one, 63_500, `CASH-${one}`, { provider: "cash" });
    await ops.note(two, 20_000, `CASH-${two}`, { provider: "cash" });
    await ops.note(two, 43_500, `TRF-${two}`, { provider: "bank" });
    await ops.refund(one, 1_000);
    await expect(ops.refund(two, 1_000)).rejects.toThrow("Say how the money went back");
    await ops.refund(two, 1_000, { reference: `OUT-${two}` });
    const back = async (number: string) =>
      (await ops.list(number)).payments.flatMap((each) =>
        each.kind === "refunded" ? `${each.provider} ${each.amount}` : [],
      );
    expect([await back(one), await back(two), await back(byBank)]).toEqual([
      ...[["cash 1000"], ["bank 1000"], ["bank 1000"]],
    ]);
  });

  it("that fail are told to the shopper and mailed to the shop, and may be asked for again", async () => {
    const { number } = await paid();
    await ops.refund(number, 63_500);
    await shop.work();
    await take("failed");
    await shop.passTime();
    expect((await standing(number)).slice(2)).toEqual([63_500, 0]);
    expect((await shop.alarms()).at(-1)).toContain("failed");
    expect((await shop.track(number)).timeline.at(-1)?.text).toContain("did not go through");
    await ops.refund(number, 63_500);
    await shop.work();
    await take("processed");
    await shop.passTime();
    expect((await standing(number)).slice(2)).toEqual([63_500, 63_500]);
  });

  it("above the shop's own limit wait for a person, and go once one lets them", async () => {
    const { number } = await shop.place({ LAMP: 1 }, 63_500);
    const first = startedOf(await shop.press(number, 63_500));
    await shop.act(first.reference, { do: "fail" });
    await shop.look(number, first.reference);
    const second = startedOf(await shop.press(number, 63_500));
    for (const { reference } of [second, first]) await shop.act(reference, { do: "succeed" });
    await shop.work();
    const before = (await refunds()).length;
    await shop.passTime();
    expect((await refunds()).length).toBe(before);
    expect((await shop.alarms()).at(-1)).toContain("Release or decline it at the desk.");
    expect((await shop.track(number)).timeline.at(-1)?.text).toBe(
      "₦63,500 goes back to you. You paid twice.",
    );
    expect(await mailsOf(shop.api, number)).not.toContain("payment_over 63500");
    await ops.ask("payments.release", { number, by });
    await shop.work();
    expect(await newest()).toMatchObject({ amount: 6_350_000, status: "pending" });
    await expect(ops.ask("payments.release", { number, by })).rejects.toThrow("waits for a person");
  });
});
