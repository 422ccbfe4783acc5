import { kobo } from "@precise/cart-core/money";
import { err, ok } from "@precise/cart-core/result";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { RefundLook } from "#api/modules/money/online/provider-port.ts";
import { bookRefund, runRefund } from "#api/modules/orders/online/run-refund.ts";
import { settleAttempt } from "#api/modules/orders/online/settle-attempt.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { type OnlineShop, openOnlineShop, standingOf, startedOf } from "./online-shop.ts";
import { mailsOf, operatorAt } from "./payment-calls.ts";

interface RefundRow {
  readonly id: number;
  readonly status: string;
  readonly provider_id: string | null;
  readonly checks: number;
  /** Seconds until it is asked about again. */
  readonly next: number | null;
  readonly expected_on: string | null;
}

let lastRef = 900_000;
/** What the service says of a refund of ₦10,000, under a number of its own. */
function lookAt(state: RefundLook["state"], more: Partial<RefundLook> = {}): RefundLook {
  lastRef += 1;
  return { refundRef: String(lastRef), state, amount: kobo(1_000_000), expectedAt: null, ...more };
}

describe("a refund of ₦10,000 by the payment service", () => {
  let shop: OnlineShop;
  let ops: ReturnType<typeof operatorAt>;
  beforeAll(async () => {
    // Twice as long as it takes in the shop.
    shop = await openOnlineShop("pglite", { checkFactor: 2 });
    ops = operatorAt(shop.api, shop.online);
  });
  afterAll(() => shop.close());
  afterEach(() => vi.restoreAllMocks());
  beforeEach(() => putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 1_000 }]));

  /** The service alone is asked about the payment: no refund is due by that. */
  async function became(reference: string, what: "succeed" | "reverse") {
    await shop.act(reference, { do: what, webhook: "never" });
    await settleAttempt(shop.api.db, shop.online, reference);
  }
  const paid = async () => {
    const { number } = await shop.place({ LAMP: 1 }, 63_500);
    const { reference } = startedOf(await shop.press(number, 63_500));
    await became(reference, "succeed");
    return { number, reference };
  };
  const rowsOf = (number: string) =>
    shop.api.db.query<RefundRow>(
      `select f.id, f.status, f.provider_id, f.checks, f.expected_on::text,
         round(extract(epoch from f.next_check_at - now()))::int as next
       from payment_refund f join shop_order o on o.id = f.order_id where o.number = $1 order by f.id`,
      [number],
    );
  const rowOf = async (number: string) => {
    const row = (await rowsOf(number)).at(-1);
    if (!row) throw new Error(`no refund of ${number}`);
    return row;
  };
  /** Promised, and not asked for yet. */
  const promised = async () => {
    const order = await paid();
    await ops.refund(order.number, 10_000);
    const { id } = await rowOf(order.number);
    return { ...order, id };
  };
  const write = (id: number, change: string) =>
    shop.api.db.query(`update payment_refund set ${change} where id = $1`, [id]);
  const book = (id: number, look: RefundLook) => bookRefund(shop.api.db, shop.online, id, look);
  const step = (id: number) => runRefund(shop.api.db, shop.online, id);
  const lastText = async (number: string) => (await shop.track(number)).timeline.at(-1)?.text;
  const ledger = async (number: string) =>
    (await ops.list(number)).payments.map(({ kind, amount, reference }) => `${kind} ${amount} ${reference}`);
  /** Alarms that came while something was done. */
  const alarmsOf = async (act: () => Promise<unknown>) => {
    const before = (await shop.alarms()).length;
    await act();
    return (await shop.alarms()).slice(before);
  };

  it("is asked for once with its payment, sum and reason, and none of its numbers is known", async () => {
    const { number, reference, id } = await promised();
    const [attempt] = await shop.api.db.query<{ provider_ref: string }>(
      "select provider_ref from payment_attempt where reference = $1",
      [reference],
    );
    const look = lookAt("pending", { expectedAt: new Date("2026-12-24T00:00:00Z") });
    const refund = vi.spyOn(shop.online.provider, "refund").mockResolvedValue(ok(look));
    await step(id);
    expect(refund).toHaveBeenCalledExactlyOnceWith({
      providerRef: attempt?.provider_ref,
      amount: 1_000_000,
      note: "It came broken.",
      wasAsked: false,
      since: expect.any(Date),
      known: [],
    });
    expect(await rowOf(number)).toMatchObject({
      ...{ status: "pending", provider_id: look.refundRef, checks: 1, next: 120, expected_on: "2026-12-24" },
    });
    await ops.refund(number, 5_000);
    refund.mockResolvedValue(ok(lookAt("pending")));
    await step((await rowOf(number)).id);
    expect(refund.mock.lastCall?.[0]).toMatchObject({ amount: 500_000, known: [look.refundRef] });
  });

  it.each([
    [9, 2 * 60],
    [10, 30 * 60],
    [39, 30 * 60],
    [40, 12 * 3_600],
  ])("after %i looks is asked about again in %i s", async (checks, seconds) => {
    const { number, id } = await promised();
    await write(id, `checks = ${checks}`);
    await book(id, lookAt("processing"));
    expect(await rowOf(number)).toMatchObject({ status: "processing", checks: checks + 1, next: seconds });
  });

  it.each([
    [89, 0],
    [91, 1],
  ])("that was asked for %i s ago without an answer is asked for %i times", async (seconds, times) => {
    const refund = vi.spyOn(shop.online.provider, "refund").mockResolvedValue(ok(lookAt("pending")));
    const { number, id } = await promised();
    await write(id, `asked_at = now() - interval '${seconds} seconds'`);
    await step(id);
    expect(refund).toHaveBeenCalledTimes(times);
    if (times === 1) expect(refund.mock.lastCall?.[0]).toMatchObject({ wasAsked: true });
    expect(await rowOf(number)).toMatchObject({ status: times === 1 ? "pending" : "requested", next: 120 });
  });

  it("that the service does not answer is asked for again in two minutes", async () => {
    vi.spyOn(shop.online.provider, "refund").mockResolvedValue(err("unavailable"));
    const { number, id } = await promised();
    await write(id, "next_check_at = now()");
    expect(await alarmsOf(() => step(id))).toEqual([]);
    expect(await rowOf(number)).toMatchObject({ status: "requested", provider_id: null, next: 120 });
  });

  it("under way is looked at and never asked for again, and again soon where nothing is known", async () => {
    const { provider } = shop.online;
    const refund = vi.spyOn(provider, "refund");
    const look = vi.spyOn(provider, "lookAtRefund").mockResolvedValueOnce(err("unavailable"));
    const { number, id } = await promised();
    const first = lookAt("pending");
    await book(id, first);
    await write(id, "next_check_at = now()");
    await step(id);
    expect(await rowOf(number)).toMatchObject({ status: "pending", next: 120 });
    look.mockResolvedValueOnce(ok({ ...first, state: "processing" }));
    await step(id);
    expect((await rowOf(number)).status).toBe("processing");
    expect([look.mock.lastCall, refund.mock.calls]).toEqual([[first.refundRef], []]);
  });

  it("that was asked for elsewhere is looked at by its number, and never asked for", async () => {
    const { provider } = shop.online;
    const refund = vi.spyOn(provider, "refund");
    const { number, id } = await promised();
    const known = lookAt("processing", { expectedAt: new Date("2026-12-24T00:00:00Z") });
    vi.spyOn(provider, "lookAtRefund").mockResolvedValue(ok(known));
    await write(id, `provider_id = '${known.refundRef}'`);
    await step(id);
    expect(await rowOf(number)).toMatchObject({ status: "processing", expected_on: "2026-12-24" });
    vi.spyOn(provider, "lookAtRefund").mockResolvedValue(
      ok({ ...known, expectedAt: new Date("2026-12-27T00:00:00Z") }),
    );
    await step(id);
    expect(await rowOf(number)).toMatchObject({ status: "processing", expected_on: "2026-12-27" });
    expect(refund).not.toHaveBeenCalled();
  });

  it("of all that came is booked without an alarm", async () => {
    const { number } = await paid();
    await ops.refund(number, 63_500);
    const look = lookAt("processed", { amount: kobo(6_350_000) });
    expect(await alarmsOf(async () => book((await rowOf(number)).id, look))).toEqual([]);
    expect(standingOf(await shop.track(number)).slice(1)).toEqual(["refunded", 63_500, 63_500]);
  });

  it("that waits for a person is not asked for, nor is one that is not there", async () => {
    const refund = vi.spyOn(shop.online.provider, "refund");
    const { number, id } = await promised();
    await write(id, "status = 'held', next_check_at = null");
    await step(id);
    await step(999_999);
    await book(999_999, lookAt("processed"));
    expect(refund).not.toHaveBeenCalled();
    expect(await rowOf(number)).toMatchObject({ status: "held", next: null });
  });

  it("of a payment whose number the service never told is a fault, and nothing is asked for", async () => {
    const refund = vi.spyOn(shop.online.provider, "refund");
    const { reference, id } = await promised();
    await shop.api.db.query("update payment_attempt set provider_ref = null where reference = $1", [
      reference,
    ]);
    await expect(step(id)).rejects.toThrow(`the payment of refund ${id} has no number at its service`);
    expect(refund).not.toHaveBeenCalled();
  });

  it("that the service refuses has failed: its shopper and the shop read so, and it can be asked for again", async () => {
    vi.spyOn(shop.online.provider, "refund").mockResolvedValue(err("refused"));
    const { number, reference, id } = await promised();
    expect(await alarmsOf(() => step(id))).toEqual([
      `The refund of ₦10,000 (${reference}) failed; pay it back in another way, or ask for it again.`,
    ]);
    expect(await rowOf(number)).toMatchObject({ status: "failed", next: null });
    expect(await lastText(number)).toBe(
      "A refund of ₦10,000 did not go through. We will sort it out and write to you.",
    );
    expect(await ledger(number)).toEqual([`received 63500 ${reference}`]);
    await step(id);
    expect(shop.online.provider.refund).toHaveBeenCalledOnce();
    await ops.refund(number, 63_500);
    expect((await rowsOf(number)).map(({ status }) => status)).toEqual(["failed", "requested"]);
  });

  it("that failed stays so, and is told once", async () => {
    const { number, id } = await promised();
    const look = lookAt("failed");
    await book(id, look);
    const { timeline } = await shop.track(number);
    expect(await alarmsOf(() => book(id, look))).toEqual([]);
    await book(id, { ...look, state: "pending" });
    await book(id, { ...look, state: "processed" });
    expect(await rowOf(number)).toMatchObject({ status: "failed", next: null });
    expect((await shop.track(number)).timeline).toEqual(timeline);
    expect(standingOf(await shop.track(number)).slice(2)).toEqual([63_500, 0]);
  });

  it("that went is booked once with its number, and nothing more is asked", async () => {
    const { number, reference, id } = await promised();
    const look = lookAt("processed");
    const booking = async () => {
      await book(id, look);
      await book(id, look);
      await book(id, { ...look, state: "failed" });
    };
    expect(await alarmsOf(booking)).toEqual([]);
    expect(await rowOf(number)).toMatchObject({ status: "processed", next: null });
    expect(await ledger(number)).toEqual([`received 63500 ${reference}`, `refunded 10000 ${look.refundRef}`]);
    expect((await ops.list(number)).payments.at(-1)?.actor).toBe("Ngozi (shop)");
    expect(await lastText(number)).toBe("We have refunded ₦10,000. It came broken.");
    expect((await mailsOf(shop.api, number)).at(-1)).toBe("refunded 10000");
  });

  it("that staff noted already by its number is not booked twice", async () => {
    const { number, reference, id } = await promised();
    const look = lookAt("processed");
    await book(id, { ...look, state: "pending" });
    await ops.refund(number, 10_000, { provider: "paystack", reference: look.refundRef });
    expect(await alarmsOf(() => book(id, look))).toEqual([]);
    expect((await rowOf(number)).status).toBe("processed");
    expect(await ledger(number)).toEqual([`received 63500 ${reference}`, `refunded 10000 ${look.refundRef}`]);
  });

  it("found under the number of another one is asked about at once, and not booked", async () => {
    const { number, id } = await promised();
    await ops.refund(number, 10_000);
    const second = (await rowOf(number)).id;
    const look = lookAt("pending");
    await book(id, look);
    await write(second, "next_check_at = now() + interval '1 hour'");
    await book(second, { ...look, state: "processed" });
    expect(
      (await rowsOf(number)).map(({ status, next, provider_id }) => [status, next, provider_id]),
    ).toEqual([
      ["pending", 120, look.refundRef],
      ["requested", 0, null],
    ]);
  });

  it("that goes a step back is watched on, and keeps where it stood", async () => {
    const { number, id } = await promised();
    const look = lookAt("processing");
    await book(id, look);
    await write(id, "next_check_at = null");
    await book(id, { ...look, state: "pending" });
    expect(await rowOf(number)).toMatchObject({ status: "processing", next: 120, checks: 2 });
  });

  it("that needs an account is asked for it by mail once, and the shop reads so", async () => {
    const { number, id } = await promised();
    const look = lookAt("needs_account");
    const twice = async () => {
      await book(id, look);
      await book(id, look);
    };
    expect(await alarmsOf(twice)).toEqual([
      expect.stringMatching(
        /^The refund of ₦10,000 \(\S+\) needs the customer's bank account; we asked for it by e-mail\.$/,
      ),
    ]);
    expect(await rowOf(number)).toMatchObject({ status: "needs_account", next: 120 });
    const mails = (await mailsOf(shop.api, number)).filter((mail) => mail.startsWith("refund_needs"));
    expect(mails).toEqual(["refund_needs_account 10000"]);
  });

  describe("of a payment that its bank takes back", () => {
    it("and that fails leaves its part to the bank as well", async () => {
      const { number, reference, id } = await promised();
      await became(reference, "reverse");
      expect(await ledger(number)).toEqual([`received 63500 ${reference}`, `reversed 53500 ${reference}`]);
      await book(id, lookAt("failed"));
      expect((await ledger(number)).slice(2)).toEqual([`reversed 10000 ${reference}-R${id}`]);
      expect(standingOf(await shop.track(number)).slice(2)).toEqual([63_500, 63_500]);
    });

    it("and that went all the same is told to the shop", async () => {
      const { number, reference, id } = await promised();
      await shop.api.db.query("update payment_refund set status = 'failed' where id = $1", [id]);
      await became(reference, "reverse");
      await shop.api.db.query("update payment_refund set status = 'pending' where id = $1", [id]);
      const look = lookAt("processed");
      expect(await alarmsOf(() => book(id, look))).toEqual([
        `₦10,000 went back by ${look.refundRef}, and the order had less than that left: a bank had taken it as well. Check its payments.`,
      ]);
      expect((await ledger(number)).slice(1)).toEqual([
        ...[`reversed 63500 ${reference}`, `refunded 10000 ${look.refundRef}`],
      ]);
    });
  });
});
