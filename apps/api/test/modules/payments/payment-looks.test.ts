import { kobo } from "@precise/cart-core/money";
import { err, ok } from "@precise/cart-core/result";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { PaymentLook, PaymentState } from "#api/modules/money/online/provider-port.ts";
import { settleAttempt } from "#api/modules/orders/online/settle-attempt.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { move } from "../orders/order-acts-calls.ts";
import { type OnlineShop, openOnlineShop, standingOf, startedOf } from "./online-shop.ts";
import { mailsOf, operatorAt } from "./payment-calls.ts";

describe("what the payment service answers about a payment of ₦63,500", () => {
  let shop: OnlineShop;
  let ops: ReturnType<typeof operatorAt>;
  beforeAll(async () => {
    shop = await openOnlineShop("pglite", { ownRefundLimit: kobo(7_000_000) });
    ops = operatorAt(shop.api, shop.online);
  });
  afterAll(() => shop.close());
  afterEach(() => vi.restoreAllMocks());
  beforeEach(() => putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 1_000 }]));

  const begun = async () => {
    const { number } = await shop.place({ LAMP: 1 }, 63_500);
    return { number, reference: startedOf(await shop.press(number, 63_500)).reference };
  };
  /** The service is asked, and answers so. @returns the alarms that it raised */
  async function sees(reference: string, state: PaymentState, more: Partial<PaymentLook> = {}) {
    const known = await shop.online.provider.look(reference);
    if (!known.ok) throw new Error("the stand-in does not know it");
    const answer: PaymentLook = {
      ...known.value,
      ...{ state, paid: kobo(6_350_000), channel: "card", last4: "4081", paidAt: null, message: null },
      ...more,
    };
    vi.spyOn(shop.online.provider, "look").mockResolvedValueOnce(ok(answer));
    const before = (await shop.alarms()).length;
    await settleAttempt(shop.api.db, shop.online, reference);
    return (await shop.alarms()).slice(before);
  }
  const attemptOf = async (number: string) => (await ops.list(number)).attempts[0];
  const write = (reference: string, change: string) =>
    shop.api.db.query(`update payment_attempt set ${change} where reference = $1`, [reference]);
  const ledger = async (number: string) =>
    (await ops.list(number)).payments.map(({ kind, amount, actor }) => `${kind} ${amount} ${actor}`);
  const refundsOf = async (number: string) =>
    (await ops.list(number)).refunds.map(({ amount, status, reason }) => `${status} ${amount} ${reason}`);
  const texts = async (number: string) => (await shop.track(number)).timeline.map(({ text }) => text);
  const cancelled = async () => {
    const order = await begun();
    await move(shop.api, order.number, { to: "cancelled" });
    return order;
  };
  const paid = async () => {
    const order = await begun();
    await sees(order.reference, "succeeded");
    return order;
  };

  describe("that it waits", () => {
    it.each([
      ["waiting", "1 second", "open"],
      ["waiting", "-1 second", "abandoned"],
      ["under_way", "-1 second", "open"],
    ] as const)("(%s, its page ends in %s) leaves it %s", async (state, left, status) => {
      const { number, reference } = await begun();
      await write(reference, `expires_at = now() + interval '${left}'`);
      expect(await sees(reference, state)).toEqual([]);
      expect((await attemptOf(number))?.status).toBe(status);
      expect(await ledger(number)).toEqual([]);
    });

    it.each(["failed", "succeeded"] as const)("says nothing new of one that %s", async (status) => {
      const { number, reference } = await begun();
      await sees(reference, status);
      await write(reference, "expires_at = now() - interval '1 second'");
      await sees(reference, "waiting");
      expect((await attemptOf(number))?.status).toBe(status);
    });
  });

  describe("nothing, for it was never reached with it,", () => {
    it.each([
      ["1 second", "created"],
      ["-1 second", "abandoned"],
    ])("leaves it while its page would last (%s): %s", async (left, status) => {
      const { number, reference } = await begun();
      await write(reference, `status = 'created', url = null, expires_at = now() + interval '${left}'`);
      vi.spyOn(shop.online.provider, "look").mockResolvedValueOnce(err("unknown"));
      expect(await settleAttempt(shop.api.db, shop.online, reference)).toBe("settled");
      expect((await attemptOf(number))?.status).toBe(status);
    });
  });

  describe("that it failed", () => {
    it("is shown with the bank's words", async () => {
      const { number, reference } = await begun();
      expect(await sees(reference, "failed", { message: "Insufficient Funds" })).toEqual([]);
      expect((await shop.track(number)).payment.attempts).toMatchObject([
        { status: "failed", message: "Insufficient Funds", channel: "card", last4: "4081" },
      ]);
    });

    it("is watched for four days from its end, and no longer for being asked about again", async () => {
      const { reference } = await begun();
      const watched = async () =>
        (
          await shop.api.db.query<{ hours: number }>(
            `select round(extract(epoch from watched_until - now()) / 3600)::int as hours from payment_attempt
             where reference = $1`,
            [reference],
          )
        )[0]?.hours;
      await sees(reference, "failed");
      expect(await watched()).toBe(96);
      await write(reference, "watched_until = now() + interval '3 hours'");
      await sees(reference, "failed");
      expect(await watched()).toBe(3);
    });

    it("changes nothing of one that succeeded", async () => {
      const { number, reference } = await paid();
      await sees(reference, "failed", { message: "Insufficient Funds" });
      expect(standingOf(await shop.track(number))).toEqual(["confirmed", "paid", 63_500, 0]);
      expect((await attemptOf(number))?.status).toBe("succeeded");
    });
  });

  describe("that it succeeded", () => {
    it("is booked once, at the service's time, by the system", async () => {
      const { number, reference } = await begun();
      const paidAt = new Date("2026-11-02T09:30:00Z");
      for (const _time of [1, 2]) expect(await sees(reference, "succeeded", { paidAt })).toEqual([]);
      expect(await ledger(number)).toEqual(["received 63500 system"]);
      const [receipt] = await shop.api.db.query("select at from payment_receipt where provider_ref = $1", [
        reference,
      ]);
      expect(receipt).toEqual({ at: paidAt });
    });

    it("brings a cancelled order back, which says why", async () => {
      const { number, reference } = await cancelled();
      expect(await sees(reference, "succeeded")).toEqual([]);
      expect(standingOf(await shop.track(number))).toEqual(["confirmed", "paid", 63_500, 0]);
      expect((await texts(number)).join("\n")).toContain(
        "Your payment came after the order was cancelled. Everything was still there, so the order stands.",
      );
    });

    it("goes back where the order had ended and its goods are gone", async () => {
      const { number, reference } = await cancelled();
      await putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 0 }]);
      expect(await sees(reference, "succeeded")).toEqual([]);
      expect(await refundsOf(number)).toEqual([
        "requested 63500 Your payment came after this order had ended.",
      ]);
      expect((await texts(number)).at(-1)).toBe(
        "₦63,500 goes back to you. Your payment came after this order had ended.",
      );
      expect((await mailsOf(shop.api, number)).at(-1)).toBe("refund_started 63500");
    });

    it("goes back where the goods came back to us before, and the order does not stand again", async () => {
      const { number, reference } = await begun();
      await shop.api.db.query(
        "update shop_order set status = 'returned', respond_by = null where number = $1",
        [number],
      );
      await sees(reference, "succeeded");
      expect((await shop.track(number)).stage).toBe("returned");
      expect(await refundsOf(number)).toEqual([
        "requested 63500 Your payment came after this order had ended.",
      ]);
    });

    it("goes back where it was paid twice, and its buyer reads so", async () => {
      const { number, reference } = await begun();
      await ops.note(number, 63_500, `TRF-${number}`, { provider: "bank" });
      expect(await sees(reference, "succeeded")).toEqual([]);
      expect(await refundsOf(number)).toEqual(["requested 63500 You paid twice."]);
      expect((await mailsOf(shop.api, number)).at(-1)).toBe("payment_over 63500");
    });

    it("goes back in part where a part was more than the order costs", async () => {
      const { number, reference } = await begun();
      await ops.note(number, 10_000, `TRF-${number}`, { provider: "bank" });
      expect(await sees(reference, "succeeded")).toEqual([]);
      expect(await refundsOf(number)).toEqual(["requested 10000 You paid more than the order costs."]);
      expect((await mailsOf(shop.api, number)).at(-1)).toBe("refund_started 10000");
    });

    it("promises nothing back that is promised already", async () => {
      const { number, reference } = await begun();
      await sees(reference, "failed");
      const second = startedOf(await shop.press(number, 63_500));
      await sees(second.reference, "succeeded");
      await ops.refund(number, 63_500);
      await sees(reference, "succeeded");
      expect(await refundsOf(number)).toEqual(["requested 63500 It came broken."]);
    });

    it("waits for a person where more goes back than the shop pays by itself", async () => {
      const { number } = await shop.place({ LAMP: 2 }, 132_000);
      const { reference } = startedOf(await shop.press(number, 132_000));
      await ops.note(number, 132_000, `TRF-${number}`, { provider: "bank" });
      expect(await sees(reference, "succeeded", { paid: kobo(13_200_000) })).toEqual([
        `₦132,000 of ${reference} should go back: You paid twice. It is more than the shop pays back by itself. Release or decline it at the desk.`,
      ]);
      expect(await refundsOf(number)).toEqual(["held 132000 You paid twice."]);
      expect((await mailsOf(shop.api, number)).at(-1)).not.toMatch(/^(payment_over|refund_started)/);
    });
  });

  it("that it succeeded after the order had ended waits for a person above what the shop pays back by itself", async () => {
    const { number } = await shop.place({ LAMP: 2 }, 132_000);
    const { reference } = startedOf(await shop.press(number, 132_000));
    await move(shop.api, number, { to: "cancelled" });
    await putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 0 }]);
    expect(await sees(reference, "succeeded", { paid: kobo(13_200_000) })).toHaveLength(1);
    expect(await refundsOf(number)).toEqual(["held 132000 Your payment came after this order had ended."]);
  });

  describe("that it does not match", () => {
    it("is told once with what does not, and nothing is booked", async () => {
      const { number, reference } = await begun();
      const short = { paid: kobo(6_349_900) };
      expect(await sees(reference, "succeeded", short)).toEqual([
        `A payment with the reference ${reference} does not match. ₦63,499 came, less than the ₦63,500 asked for. Nothing was booked or sent. It is under “To review” at the desk.`,
      ]);
      expect(await sees(reference, "succeeded", short)).toEqual([]);
      expect(standingOf(await shop.track(number))).toEqual(["awaiting_payment", "review", 0, 0]);
    });

    it("changes nothing of one that is booked", async () => {
      const { number, reference } = await paid();
      expect(await sees(reference, "succeeded", { currency: "USD" })).toEqual([]);
      expect(standingOf(await shop.track(number))).toEqual(["confirmed", "paid", 63_500, 0]);
    });
  });

  describe("that a bank took it back", () => {
    it.each([
      [[], "The order is held: it cannot be packed or sent before it is paid again."],
      [["packed"], "The order is held: it cannot be packed or sent before it is paid again."],
      [["packed", "shipped"], "The goods are out already: call the customer."],
      [["packed", "shipped", "delivered"], "The goods are out already: call the customer."],
    ] as const)(
      "(after %j) is booked once, told to the buyer, and mailed to the shop",
      async (stages, words) => {
        const { number, reference } = await paid();
        for (const to of stages) await move(shop.api, number, { to });
        expect(await sees(reference, "reversed")).toEqual([
          `The payment ${reference} of ₦63,500 was reversed by the bank. ${words}`,
        ]);
        expect(await sees(reference, "reversed")).toEqual([]);
        expect(await ledger(number)).toEqual(["received 63500 system", "reversed 63500 system"]);
        expect((await texts(number)).at(-1)).toBe("Your bank took back ₦63,500 of your payment.");
      },
    );

    it("books nothing where our own refund explains all of it", async () => {
      const { number, reference } = await paid();
      await ops.refund(number, 63_500);
      expect(await sees(reference, "reversed")).toEqual([]);
      expect(await ledger(number)).toEqual(["received 63500 system"]);
      expect((await attemptOf(number))?.status).toBe("reversed");
    });

    it("before it was booked has failed", async () => {
      const { number, reference } = await begun();
      expect(await sees(reference, "reversed")).toEqual([]);
      expect((await shop.track(number)).payment.attempts).toMatchObject([
        { status: "failed", message: "Your bank reversed the payment." },
      ]);
      await sees(reference, "reversed");
      expect(await ledger(number)).toEqual([]);
    });
  });
});
