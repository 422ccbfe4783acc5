import { kobo } from "@precise/cart-core/money";
import { err } from "@precise/cart-core/result";
import { listBanks } from "@precise/contract/shop/orders/order-payments";
import { failureBody } from "@precise/contract/wire/envelope";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { keepEvents } from "#api/modules/money/online-events.ts";
import { lookAtOrder } from "#api/modules/orders/online/look-at-order.ts";
import { applyDueEvents, checkDueAttempts } from "#api/modules/orders/online/payment-jobs.ts";
import { settleAttempt } from "#api/modules/orders/online/settle-attempt.ts";
import { sweepPayments } from "#api/modules/orders/online/sweep-payments.ts";
import { verifyOverdue } from "#api/modules/orders/online/verify-overdue.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { contact } from "../orders/order-body.ts";
import { type OnlineShop, openOnlineShop, startedOf } from "./online-shop.ts";

let keys = 0;

describe("what is done with the payments of an order of ₦63,500 without its buyer", () => {
  let shop: OnlineShop;
  beforeAll(async () => {
    shop = await openOnlineShop("pglite", { checkFactor: 1 });
  });
  afterAll(() => shop.close());
  afterEach(() => vi.restoreAllMocks());
  beforeEach(() => putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 1_000 }]));

  const begun = async () => {
    const { number } = await shop.place({ LAMP: 1 }, 63_500);
    return { number, reference: startedOf(await shop.press(number, 63_500)).reference };
  };
  const never = () => false;

  describe("events", () => {
    /** Kept as a webhook brings it. @returns its row's id */
    async function kept(reference: string) {
      keys += 1;
      const key = `kept-${keys}`;
      await keepEvents(shop.api.db, "paystack", [{ kind: "payment", key, reference }], new Uint8Array());
      const [row] = await shop.api.db.query<{ id: number }>(
        "select id from payment_event where dedupe_key = $1",
        [key],
      );
      return { id: row?.id ?? 0, key };
    }
    const rowOf = async (id: number) =>
      (
        await shop.api.db.query(
          `select outcome, tries, applied_at is not null as applied,
             round(extract(epoch from next_try_at - now()))::int between 1 and 3600 as again
           from payment_event where id = $1`,
          [id],
        )
      )[0];
    const work = () => applyDueEvents(shop.api.db, shop.online, never);

    it("are applied once, each for itself, and counted", async () => {
      const [one, other] = [await begun(), await begun()];
      const ids = [await kept(one.reference), await kept(other.reference)];
      expect(await work()).toBe(2);
      expect(await work()).toBe(0);
      for (const { id } of ids)
        expect(await rowOf(id)).toEqual({ outcome: "applied", tries: 1, applied: true, again: null });
    });

    it.each([
      [null, "dashboard."],
      [
        new Date("2026-12-24T11:00:00Z"),
        "dashboard by Thursday, 24 December 2026, 12:00 pm: silence counts as a yes.",
      ],
    ])("of a dispute keep until when it is to be answered: %s", async (dueAt, words) => {
      const { reference } = await begun();
      await shop.act(reference, { do: "succeed", webhook: "never" });
      keys += 1;
      const disputeRef = `dispute-${keys}`;
      const dispute = {
        kind: "dispute",
        key: disputeRef,
        disputeRef,
        reference,
        state: "open",
        amount: kobo(0),
        dueAt,
      } as const;
      await keepEvents(shop.api.db, "paystack", [dispute, dispute], new Uint8Array());
      expect(await work()).toBe(1);
      expect((await shop.alarms()).at(-1)).toBe(
        `A customer's bank disputes ₦63,500 (${disputeRef}). Answer it in the payment service's ${words}`,
      );
    });

    it("that the service does not answer about are tried again later", async () => {
      const { id } = await kept((await begun()).reference);
      vi.spyOn(shop.online.provider, "look").mockResolvedValueOnce(err("unavailable"));
      await work();
      expect(await rowOf(id)).toEqual({ outcome: "unavailable", tries: 1, applied: false, again: true });
    });

    it("that fail hold up no others, are tried again, and are told at the end", async () => {
      const [bad, good] = [await kept((await begun()).reference), await kept((await begun()).reference)];
      vi.spyOn(shop.online.provider, "look").mockRejectedValueOnce(new Error("a fault of ours"));
      await expect(work()).rejects.toThrow("1 of the payments that are due failed");
      expect(await rowOf(bad.id)).toEqual({ outcome: "failed", tries: 1, applied: false, again: true });
      expect(await rowOf(good.id)).toMatchObject({ outcome: "applied" });
    });

    it.each([
      [19, "unavailable", true],
      [20, "dead", null],
    ])("are given up with the try %i: %s", async (tries, outcome, again) => {
      const { id, key } = await kept((await begun()).reference);
      await shop.api.db.query("update payment_event set tries = $2 where id = $1", [id, tries - 1]);
      vi.spyOn(shop.online.provider, "look").mockResolvedValueOnce(err("unavailable"));
      const before = (await shop.alarms()).length;
      await work();
      expect(await rowOf(id)).toEqual({ outcome, tries, applied: false, again });
      expect((await shop.alarms()).slice(before)).toEqual(
        outcome === "dead"
          ? [`An event of the payment service could not be applied after 20 tries (${key}).`]
          : [],
      );
    });

    it("are left where the process is about to stop", async () => {
      const { id } = await kept((await begun()).reference);
      expect(await applyDueEvents(shop.api.db, shop.online, () => true)).toBe(0);
      expect(await rowOf(id)).toMatchObject({ tries: 0, applied: false });
      await work();
    });
  });

  it("attempts that are due are asked about, and counted", async () => {
    const { reference } = await begun();
    await shop.api.db.query("update payment_attempt set next_check_at = null");
    await shop.api.db.query("update payment_attempt set next_check_at = now() where reference = $1", [
      reference,
    ]);
    const look = vi.spyOn(shop.online.provider, "look");
    expect(await checkDueAttempts(shop.api.db, shop.online, never)).toBe(1);
    expect(look.mock.calls).toEqual([[reference]]);
  });

  describe("a buyer's look at an order", () => {
    const orderOf = async (number: string) => {
      const [row] = await shop.api.db.query<{ id: number }>("select id from shop_order where number = $1", [
        number,
      ]);
      return { id: row?.id ?? 0, number };
    };
    const lookedAt = (reference: string, ago: string | null) =>
      shop.api.db.query("update payment_attempt set looked_at = now() - $2::interval where reference = $1", [
        reference,
        ago,
      ]);
    const asks = async (number: string, reference?: string) => {
      const look = vi.spyOn(shop.online.provider, "look");
      const isKnown = await lookAtOrder(shop.api.db, shop.online, await orderOf(number), reference);
      return [isKnown, look.mock.calls.length];
    };

    it.each([
      ["never asked about", null, 1],
      ["asked about a moment ago", "0.5 seconds", 0],
      ["asked about a while ago", "1.1 seconds", 1],
    ])("asks the service about a payment that was %s: %s", async (_what, ago, times) => {
      const { number, reference } = await begun();
      await lookedAt(reference, ago);
      expect(await asks(number)).toEqual([true, times]);
      vi.restoreAllMocks();
      await lookedAt(reference, ago);
      expect(await asks(number, reference)).toEqual([true, times]);
    });

    it.each(["succeeded", "reversed"])("asks nothing of one that %s", async (status) => {
      const { number, reference } = await begun();
      await shop.api.db.query("update payment_attempt set status = $2 where reference = $1", [
        reference,
        status,
      ]);
      expect(await asks(number, reference)).toEqual([true, 0]);
    });

    it("asks about one that failed where the page names it, and not of itself", async () => {
      const { number, reference } = await begun();
      await shop.api.db.query("update payment_attempt set status = 'failed' where reference = $1", [
        reference,
      ]);
      expect(await asks(number)).toEqual([true, 0]);
      expect(await asks(number, reference)).toEqual([true, 1]);
    });

    it("knows no payment of another order", async () => {
      const [{ number }, { reference }] = [await begun(), await begun()];
      expect(await asks(number, reference)).toEqual([false, 0]);
      expect(await asks(number, "PR-NONE-1-ZZZZ")).toEqual([false, 0]);
    });

    it("asks nobody where the shop has no payment service", async () => {
      const { number, reference } = await begun();
      expect(await lookAtOrder(shop.api.db, undefined, await orderOf(number), reference)).toBe(true);
    });
  });

  describe("an order whose time is over", () => {
    const respondIn = async (number: string) =>
      (
        await shop.api.db.query<{ minutes: number }>(
          "select round(extract(epoch from respond_by - now()) / 60)::int as minutes from shop_order where number = $1",
          [number],
        )
      )[0]?.minutes;
    const overdue = async () => {
      const order = await begun();
      await shop.api.db.query(
        "update shop_order set respond_by = now() - interval '5 minutes' where number = $1",
        [order.number],
      );
      return order;
    };

    it("waits ten minutes more while the service cannot be asked about its payment", async () => {
      const { number } = await overdue();
      vi.spyOn(shop.online.provider, "look").mockResolvedValue(err("unavailable"));
      await verifyOverdue(shop.api.db, shop.online);
      expect(await respondIn(number)).toBe(10);
    });

    it("is paid where its payment came, and waits no longer where it did not", async () => {
      const [paid, unpaid] = [await overdue(), await overdue()];
      await shop.act(paid.reference, { do: "succeed", webhook: "never" });
      await verifyOverdue(shop.api.db, shop.online);
      expect((await shop.track(paid.number)).stage).toBe("confirmed");
      expect(await respondIn(unpaid.number)).toBe(-5);
      expect((await shop.track(unpaid.number)).stage).toBe("awaiting_payment");
    });
  });

  describe("the nightly sweep", () => {
    it("counts what the service has, and asks only about what has no receipt", async () => {
      const [known, missed] = [await begun(), await begun()];
      for (const { reference } of [known, missed])
        await shop.act(reference, { do: "succeed", webhook: "never" });
      await settleAttempt(shop.api.db, shop.online, known.reference);
      const look = vi.spyOn(shop.online.provider, "look");
      const swept = await sweepPayments(shop.api.db, shop.online, 2, never);
      expect(swept).toMatchObject({ booked: [missed.reference], missing: [], reversed: [] });
      expect(swept.seen).toBeGreaterThanOrEqual(2);
      expect(look.mock.calls[0]).toEqual([missed.reference]);
      expect((await shop.track(missed.number)).stage).toBe("confirmed");
    });

    it("tells the shop of each payment that no order has, with its sum", async () => {
      keys += 1;
      const reference = `PR-SWEPT-${keys}-ZZZZ`;
      await fetch(`${shop.url()}/transaction/initialize`, {
        method: "POST",
        headers: { authorization: "Bearer sk_test_local", "content-type": "application/json" },
        body: JSON.stringify({ email: contact.email, amount: "5000000", reference }),
      });
      await shop.act(reference, { do: "succeed", webhook: "never" });
      await sweepPayments(shop.api.db, shop.online, 2, never);
      expect(await shop.alarms()).toContain(
        `₦50,000 came at the payment service under ${reference}, and no order of ours has it.`,
      );
    });

    it("looks at nothing where the process is about to stop", async () => {
      const { reference } = await begun();
      await shop.act(reference, { do: "succeed", webhook: "never" });
      const swept = await sweepPayments(shop.api.db, shop.online, 2, () => true);
      expect(swept).toEqual({ seen: 0, booked: [], missing: [], reversed: [] });
      await settleAttempt(shop.api.db, shop.online, reference);
    });
  });

  it("the list of banks is refused while the service cannot be asked", async () => {
    vi.spyOn(shop.online.provider, "banks").mockResolvedValueOnce(err("unavailable"));
    const { status, json, headers } = await shop.api.get(listBanks.path);
    expect([status, failureBody.parse(json).errors, headers.get("retry-after")]).toEqual([
      503,
      [{ code: "unavailable", message: "Paystack does not answer at the moment. Try again in a moment." }],
      "5",
    ]);
  });
});
