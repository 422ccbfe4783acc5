import { kobo } from "@precise/cart-core/money";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { movePayment } from "#api/modules/orders/money/move-payment.ts";
import { bookDispute } from "#api/modules/orders/online/book-dispute.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { move } from "../orders/order-acts-calls.ts";
import { sendDispute } from "./dispute-events.ts";
import { type OnlineShop, openOnlineShop, standingOf, startedOf } from "./online-shop.ts";
import { operatorAt } from "./payment-calls.ts";

describe("a dispute of a payment of ₦63,500 whose events state other figures", () => {
  let shop: OnlineShop;
  beforeAll(async () => {
    shop = await openOnlineShop("pglite");
  });
  afterAll(() => shop.close());
  beforeEach(() => putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 10 }]));

  let disputes = 4_000;
  const pressed = async () => {
    disputes += 1;
    const { number } = await shop.place({ LAMP: 1 }, 63_500);
    const { reference } = startedOf(await shop.press(number, 63_500));
    return { number, reference, id: disputes };
  };
  const paid = async () => {
    const payment = await pressed();
    await shop.act(payment.reference, { do: "succeed" });
    await shop.work();
    return payment;
  };
  /** @param refundAmount kobo, as the event states it */
  const notify = async (
    { reference, id }: { reference: string; id: number },
    event: "create" | "resolve",
    refundAmount: number | null,
    resolution: string | null = null,
    paymentStatus = "success",
  ) => {
    const status = await sendDispute(shop, {
      event,
      id,
      reference,
      stated: refundAmount,
      paid: 6_350_000,
      resolution,
      paymentStatus,
    });
    expect(status).toBe(200);
    await shop.work();
  };
  const moneyOf = async (number: string) => standingOf(await shop.track(number)).slice(1);
  const pack = (number: string) => move(shop.api, number, { to: "packed" });

  it.each([0, null])("is about the whole payment where its opening states %s", async (stated) => {
    const payment = await paid();
    await notify(payment, "create", stated);
    expect(await moneyOf(payment.number)).toEqual(["disputed", 63_500, 63_500]);
    expect((await pack(payment.number)).ok).toBe(false);
  });

  it("is about the whole payment where the service names no sum", async () => {
    const { number, reference, id } = await paid();
    const named = { disputeRef: `${id}`, reference, amount: kobo(0), dueAt: null };
    await bookDispute(shop.api.db, shop.online, {
      kind: "dispute",
      key: `none:${id}`,
      state: "open",
      ...named,
    });
    expect(await moneyOf(number)).toEqual(["disputed", 63_500, 63_500]);
  });

  it("takes from each order that has its money up to its part, the largest first", async () => {
    const payment = await paid();
    const { number: other } = await shop.place({ LAMP: 1 }, 63_500);
    const part = { from: payment.number, to: other, amount: kobo(2_350_000), actor: "Ngozi" };
    const { reference } = payment;
    const moved = await shop.api.db.transaction((tx) =>
      movePayment(tx, { ...part, provider: "paystack", reference }, 72),
    );
    expect(moved.ok).toBe(true);
    await notify(payment, "create", 5_000_000);
    expect(await moneyOf(payment.number)).toEqual(["disputed", 40_000, 40_000]);
    expect((await moneyOf(other)).slice(1)).toEqual([23_500, 10_000]);
  });

  it("takes no more than the payment", async () => {
    const payment = await paid();
    await notify(payment, "create", 7_000_000);
    expect(await moneyOf(payment.number)).toEqual(["disputed", 63_500, 63_500]);
  });

  it.each([0, null, 10_000, 6_350_000])(
    "gives back all that its opening took when it is won with %s",
    async (stated) => {
      const payment = await paid();
      await notify(payment, "create", 6_000_000);
      expect(await moneyOf(payment.number)).toEqual(["disputed", 63_500, 60_000]);
      await notify(payment, "resolve", stated, "declined");
      expect(await moneyOf(payment.number)).toEqual(["paid", 63_500, 0]);
      expect((await shop.alarms()).at(-1)).toContain("disputes ₦60,000");
      expect((await pack(payment.number)).ok).toBe(true);
    },
  );

  it.each([0, null, 6_350_000])(
    "takes what its opening states, though that is heard after it was lost with %s",
    async (stated) => {
      const payment = await paid();
      await notify(payment, "resolve", stated, "merchant-accepted");
      await notify(payment, "create", 1_000_000);
      expect(await moneyOf(payment.number)).toEqual(["part_refunded", 63_500, 10_000]);
    },
  );

  it.each([
    ["declined", "paid", 0],
    ["merchant-accepted", "refunded", 63_500],
  ])(
    "stays as it was decided (%s), whatever comes late, and nobody is told again",
    async (resolution, ...standing) => {
      const payment = await paid();
      await notify(payment, "create", 6_350_000);
      await notify(payment, "resolve", 6_350_000, resolution);
      const decided = [standing[0], 63_500, standing[1]];
      expect(await moneyOf(payment.number)).toEqual(decided);
      const alarms = await shop.alarms();
      for (const [event, status, late] of [
        ["resolve", "late", "declined"],
        ["resolve", "later", "merchant-accepted"],
        ["create", "latest", null],
      ] as const) {
        const { id, reference } = payment;
        const told = { id, reference, stated: 6_350_000, paid: 6_350_000 };
        await sendDispute(shop, { ...told, event, status, resolution: late });
        await shop.work();
      }
      expect(await moneyOf(payment.number)).toEqual(decided);
      expect(await shop.alarms()).toEqual(alarms);
    },
  );

  it("is lost before the payment was heard of: nothing came, and nothing went", async () => {
    const payment = await pressed();
    await shop.act(payment.reference, { do: "succeed", webhook: "never" });
    await shop.act(payment.reference, { do: "dispute", webhook: "never" });
    await shop.act(payment.reference, { do: "dispute_lost", webhook: "never" });
    await notify(payment, "create", 6_350_000);
    await notify(payment, "resolve", 6_350_000, "merchant-accepted");
    expect(await moneyOf(payment.number)).toEqual(["pending", 0, 0]);
  });

  it("is opened before the payment was heard of: the payment is booked, and held", async () => {
    const payment = await pressed();
    await shop.act(payment.reference, { do: "succeed", webhook: "never" });
    await notify(payment, "create", 6_350_000);
    expect(await moneyOf(payment.number)).toEqual(["disputed", 63_500, 63_500]);
  });

  it("takes nothing that the bank reversed before: what went back went once", async () => {
    const payment = await paid();
    await shop.act(payment.reference, { do: "reverse" });
    await shop.work();
    await notify(payment, "create", 6_350_000);
    await notify(payment, "resolve", 6_350_000, "merchant-accepted");
    expect((await moneyOf(payment.number)).slice(1)).toEqual([63_500, 63_500]);
  });

  it("takes once what a refund had promised, where the bank took all and the refund then failed", async () => {
    const payment = await paid();
    await operatorAt(shop.api, shop.online).refund(payment.number, 10_000);
    await shop.work();
    await notify(payment, "create", 6_350_000);
    await shop.act(payment.reference, { do: "dispute", webhook: "never" });
    await shop.act(payment.reference, { do: "dispute_lost", webhook: "never" });
    await notify(payment, "resolve", 6_350_000, "merchant-accepted");
    await shop.passTime();
    const [refund] = (await shop.control("/refunds")) as readonly { readonly id: number }[];
    await shop.control(`/refunds/${refund?.id}`, { do: "failed", webhook: "never" });
    await shop.passTime();
    expect((await moneyOf(payment.number)).slice(1)).toEqual([63_500, 63_500]);
  });

  it("beside a refund that went as well is told to the shop: more went back than came", async () => {
    const payment = await paid();
    await operatorAt(shop.api, shop.online).refund(payment.number, 10_000);
    await shop.work();
    await notify(payment, "create", 6_350_000);
    const refund = ((await shop.control("/refunds")) as readonly { readonly id: number }[]).at(-1);
    await shop.control(`/refunds/${refund?.id}`, { do: "processed", webhook: "never" });
    await shop.passTime();
    expect((await shop.alarms()).at(-1)).toMatch(/^₦10,000 went back by .* Check its payments\.$/);
    expect((await moneyOf(payment.number)).slice(1)).toEqual([63_500, 73_500]);
  });

  it("gives back what it was lost with less than its opening took", async () => {
    const payment = await paid();
    await notify(payment, "create", 6_350_000);
    await notify(payment, "resolve", 1_000_000, "merchant-accepted");
    expect(await moneyOf(payment.number)).toEqual(["part_refunded", 63_500, 10_000]);
    expect((await shop.alarms()).at(-1)).toContain("disputes ₦10,000");
  });
});
