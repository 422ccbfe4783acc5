import { changeDeskOrder } from "@precise/contract/desk/orders/order-changes";
import { moveDeskOrder, readDeskOrder } from "@precise/contract/desk/orders/orders";
import { decideReturn, receiveReturn, settleReturn } from "@precise/contract/desk/returns";
import { readToday } from "@precise/contract/desk/today";
import { acceptOrderChange } from "@precise/contract/shop/orders/order-changes";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orderChangePath } from "#api/modules/orders/changes/change-link.ts";
import { type DeskCaller, staffAs } from "../../desk/open-desk.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { failureOf } from "../../fixtures/start-test-api.ts";
import { move, track } from "../orders/order-acts-calls.ts";
import { placedOrder } from "../orders/order-body.ts";
import { ask, claimBody, claimIn } from "../returns/return-calls.ts";
import { type OnlineShop, openOnlineShop, standingOf, startedOf } from "./online-shop.ts";
import { operatorAt } from "./payment-calls.ts";

describe("the money of an order of ₦63,500 that becomes one of ₦58,500, collected at the showroom", () => {
  let shop: OnlineShop;
  let sales: DeskCaller;
  beforeAll(async () => {
    shop = await openOnlineShop("pglite");
    sales = await staffAs(shop.api, "sales");
  });
  afterAll(() => shop.close());
  beforeEach(() => putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 10 }]));

  const operator = () => operatorAt(shop.api, shop.online);
  const change = async (number: string) => {
    const { change: applied } = await sales.done(changeDeskOrder, {
      params: { number },
      body: {
        delivery: { method: "pickup", showroom: "lagos" },
        reason: "You collect it yourself.",
        accepted_total: 58_500,
      },
    });
    return applied.new_number ?? "";
  };
  const pressed = async () => {
    const { number } = await shop.place({ LAMP: 1 }, 63_500);
    return { old: number, reference: startedOf(await shop.press(number, 63_500)).reference };
  };
  /** Paid online, then changed. */
  const changed = async () => {
    const { old, reference } = await pressed();
    await shop.act(reference, { do: "succeed" });
    await shop.work();
    return { old, reference, number: await change(old) };
  };
  const ledger = async (number: string) =>
    (await operator().list(number)).payments
      .filter((payment) => payment.undone_at === null)
      .map(({ kind, provider, amount }) => `${kind} ${provider} ${amount}`);
  const standing = async (number: string) => standingOf(await shop.track(number));
  const refundsAtTheService = async (reference: string) =>
    ((await shop.control("/refunds")) as { transaction_reference: string; amount: number }[])
      .filter((refund) => refund.transaction_reference === reference)
      .map(({ amount }) => amount);

  it("goes back by the service that took it, when the new order is cancelled", async () => {
    const { number, reference } = await changed();
    await operator().cancel(number);
    await operator().refund(number, 63_500);
    expect(await ledger(number)).toEqual(["received paystack 63500"]);
    expect(
      (await operator().list(number)).refunds.map((refund) => [refund.reference, refund.amount]),
    ).toEqual([[reference, 63_500]]);
    await shop.work();
    expect(await refundsAtTheService(reference)).toEqual([6_350_000]);
  });

  it("goes back in part where the new order costs less, and no more than the rest after that", async () => {
    const { number, reference } = await changed();
    await operator().refund(number, 5_000);
    await shop.work();
    expect(await refundsAtTheService(reference)).toEqual([500_000]);
    await expect(operator().refund(number, 58_501)).rejects.toThrow("less than the ₦58,501");
  });

  it("goes back by the service when goods of the new order come back", async () => {
    const { number, reference } = await changed();
    for (const to of ["packed", "delivered"] as const) await move(shop.api, number, { to });
    const lines = [{ sku: "LAMP", quantity: 1, reason: "faulty" }];
    const claim = claimIn(await ask(shop.api, claimBody(number, "LAMP", { lines }))).number;
    const owner = await staffAs(shop.api, "owner");
    const params = { number: claim };
    await owner.done(decideReturn, { params, body: { decision: "approve" } });
    await owner.done(receiveReturn, {
      params,
      body: { lines: [{ sku: "LAMP", condition: "faulty_confirmed", quantity: 1, restock: false }] },
    });
    await owner.done(settleReturn, { params, body: { as: "refund", reason: "The driver had failed." } });
    await shop.work();
    expect(await refundsAtTheService(reference)).toEqual([5_850_000]);
  });

  it("that comes late, on the page of the order that was changed, is the new order's, and the excess goes back", async () => {
    const { old, reference } = await pressed();
    const number = await change(old);
    await shop.act(reference, { do: "succeed" });
    await shop.work();
    expect((await shop.track(old)).stage).toBe("cancelled");
    expect((await standing(number)).slice(0, 3)).toEqual(["confirmed", "refunding", 63_500]);
    expect((await operator().list(number)).refunds.map(({ amount }) => amount)).toEqual([5_000]);
    expect((await shop.look(old, reference)).number).toBe(old);
  });

  it("that a bank brings for the old number is the new order's; the old one is not reopened", async () => {
    const { number: old } = await placedOrder(shop.api, { LAMP: 1 }, 63_500);
    const number = await change(old);
    await expect(operator().reopen(old)).rejects.toThrow(`${number} took its place`);
    const paid = await operator().confirm(old, { amount: 63_500, reference: "FT-1" });
    expect([paid.number, paid.stage, paid.payment.status]).toEqual([number, "confirmed", "over_paid"]);
    await operator().note(old, 1_000, "FT-2");
    expect(await ledger(old)).toEqual([]);
    expect(await ledger(number)).toEqual(["received bank 63500", "received bank 1000"]);
    expect((await shop.track(old)).stage).toBe("cancelled");
    await expect(operator().moveMoney("FT-2", { from: number, to: old })).rejects.toThrow(
      `${number} took the place of ${old}. Nothing was changed.`,
    );
  });

  it("that a customer's bank disputes holds the new order", async () => {
    const { old, number, reference } = await changed();
    await shop.act(reference, { do: "dispute" });
    await shop.work();
    expect(await ledger(old)).toEqual([]);
    expect(await ledger(number)).toEqual(["received paystack 63500", "chargeback paystack 63500"]);
    expect((await operator().list(number)).payments.at(-1)?.actor).toBe("system");
    expect((await standing(number))[1]).toBe("disputed");
    expect(await move(shop.api, number, { to: "packed" })).toEqual({ ok: false, code: "money-taken-back" });
  });

  it("that a bank takes back is missing from the new order", async () => {
    const { old, number, reference } = await changed();
    await shop.act(reference, { do: "reverse" });
    await shop.passTime();
    expect(await ledger(old)).toEqual([]);
    expect(await ledger(number)).toEqual(["received paystack 63500", "reversed paystack 63500"]);
    expect((await operator().list(number)).payments.at(-1)?.actor).toBe("system");
    expect(await move(shop.api, number, { to: "packed" })).toEqual({ ok: false, code: "money-taken-back" });
  });

  describe("keeps the order from being changed", () => {
    const refusal = async (number: string) => {
      const { status, failure } = await sales.call(changeDeskOrder, {
        params: { number },
        body: {
          delivery: { method: "pickup", showroom: "lagos" },
          reason: "You collect it yourself.",
          accepted_total: 58_500,
        },
      });
      return [status, failure?.errors[0]?.code, failure?.errors[0]?.message];
    };
    const notChangeable = (message: string) => [409, "order_not_changeable", message];

    it.each([
      ["while it is promised back", (number: string) => operator().refund(number, 1_000)],
      [
        "while a bank disputes it",
        (_number: string, reference: string) => shop.act(reference, { do: "dispute" }),
      ],
    ])("%s", async (_when, happens) => {
      const { old: number, reference } = await pressed();
      await shop.act(reference, { do: "succeed" });
      await shop.work();
      await happens(number, reference);
      await shop.work();
      const message = `Money of ${number} went back or is disputed. Settle that first.`;
      expect(await refusal(number)).toEqual(notChangeable(message));
    });

    it("while a payment of it is looked at", async () => {
      const { old: number, reference } = await pressed();
      await shop.act(reference, { do: "succeed", amount: 6_349_999 });
      await shop.work();
      const message = `A payment of ${number} waits for a person to look at it. Settle that first.`;
      expect(await refusal(number)).toEqual(notChangeable(message));
    });

    it("while the service cannot be asked whether it came, also by its buyer's yes", async () => {
      const { old: number } = await pressed();
      const { change: open } = await sales.done(changeDeskOrder, {
        params: { number },
        body: {
          lines: [{ sku: "LAMP", quantity: 2 }],
          reason: "You asked for two.",
          accepted_total: 132_000,
        },
      });
      const token = orderChangePath(shop.api.links, { number, id: open.id }, new Date()).split("/").at(-1);
      await shop.fault("verify", "500", 100);
      const answer = await shop.api.post(acceptOrderChange.path, { token, accepted_total: 132_000 });
      const message =
        "Paystack cannot be asked at the moment whether this order is paid. Nothing was changed. Try again in ten minutes.";
      expect(failureOf(answer)).toEqual({ status: 503, errors: [{ code: "unavailable" }] });
      expect((await refusal(number))[2]).toBe(message);
      await shop.control("/faults", { call: "verify", answer: "500", count: 0 });
      expect((await shop.track(number)).stage).toBe("awaiting_payment");
    });
  });

  it("is booked as gone by one of our own accounts only where someone names it", async () => {
    const { number, reference } = await changed();
    await shop.api.db.query("update payment_attempt set status = 'reversed' where reference = $1", [
      reference,
    ]);
    await expect(operator().refund(number, 63_500)).rejects.toThrow("Say how the money went back");
    await operator().refund(number, 63_500, { provider: "bank", reference: "FT-3" });
    expect(await ledger(number)).toEqual(["received paystack 63500", "refunded bank 63500"]);
  });

  describe("while an order waits to be packed", () => {
    let warehouse: DeskCaller;
    beforeAll(async () => {
      warehouse = await staffAs(shop.api, "warehouse");
    });
    const paidOrder = async () => {
      const { old: number, reference } = await pressed();
      await shop.act(reference, { do: "succeed" });
      await shop.work();
      return number;
    };
    const toPack = async () =>
      (await warehouse.done(readToday)).today.find(({ kind }) => kind === "orders_to_pack")?.count ?? 0;
    const pack = async (number: string, more: object = {}) =>
      (await warehouse.call(moveDeskOrder, { params: { number }, body: { to: "packed", ...more } })).failure
        ?.errors[0]?.message ?? "packed";

    it("holds it once all of it is promised back", async () => {
      const number = await paidOrder();
      const before = await toPack();
      await operator().refund(number, 63_500);
      expect(await pack(number, { despite_refund: "She wants it." })).toBe(
        `${number} is held: its money goes back, or went back. Cancel it. Nothing was changed.`,
      );
      expect(await toPack()).toBe(before - 1);
    });

    it("holds it once a part of it went back, until someone says why it is sent all the same", async () => {
      const number = await paidOrder();
      await operator().refund(number, 10_000);
      const { order } = await warehouse.done(readDeskOrder, { params: { number } });
      expect(order.moves.map(({ to, is_held }) => [to, is_held])).toEqual([
        ["packed", true],
        ["cancelled", undefined],
      ]);
      expect(await pack(number)).toContain("₦53,500 is left. To send it all the same, say why.");
      expect(await pack(number, { despite_refund: "A scratch: ₦10,000 off." })).toBe("packed");
      expect(await move(shop.api, number, { to: "shipped" })).toMatchObject({ ok: true });
    });

    it("holds it again once it was cancelled after that, and reopened", async () => {
      const number = await paidOrder();
      await operator().refund(number, 10_000);
      expect(await pack(number, { despite_refund: "A scratch: ₦10,000 off." })).toBe("packed");
      await operator().cancel(number);
      await operator().reopen(number);
      expect(await pack(number)).toContain("To send it all the same, say why.");
    });

    it("holds it again when more goes back after that", async () => {
      const number = await paidOrder();
      await operator().refund(number, 10_000);
      await pack(number, { despite_refund: "A scratch: ₦10,000 off." });
      await operator().refund(number, 1);
      const sent = { number, to: { carrier: "GIG Logistics" }, by: "Ngozi" };
      await expect(operator().ask("deliveries.dispatch", sent)).rejects.toThrow(
        "To send it all the same, say why.",
      );
      await operator().ask("deliveries.dispatch", { ...sent, despiteRefund: "The customer knows." });
      expect((await track(shop.api, number)).stage).toBe("shipped");
    });
  });
});
