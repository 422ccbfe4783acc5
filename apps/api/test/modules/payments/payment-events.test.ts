import { kobo } from "@precise/cart-core/money";
import { err, ok } from "@precise/cart-core/result";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { DisputeState, ProviderEvent, RefundState } from "#api/modules/money/online/provider-port.ts";
import { applyEvent } from "#api/modules/orders/online/apply-event.ts";
import { settleAttempt } from "#api/modules/orders/online/settle-attempt.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { type OnlineShop, openOnlineShop, startedOf } from "./online-shop.ts";
import { mailsOf, operatorAt } from "./payment-calls.ts";

let events = 0;
const newKey = () => `event-${++events}`;

describe("an event of the payment service about an order of ₦63,500", () => {
  let shop: OnlineShop;
  let ops: ReturnType<typeof operatorAt>;
  beforeAll(async () => {
    shop = await openOnlineShop("pglite", { checkFactor: 2 });
    ops = operatorAt(shop.api, shop.online);
  });
  afterAll(() => shop.close());
  afterEach(() => vi.restoreAllMocks());
  beforeEach(() => putProducts(shop.api.db, [{ sku: "LAMP", price: 5_850_000, stock: 1_000 }]));

  const begun = async () => {
    const { number } = await shop.place({ LAMP: 1 }, 63_500);
    return { number, reference: startedOf(await shop.press(number, 63_500)).reference };
  };
  const paid = async () => {
    const order = await begun();
    await shop.act(order.reference, { do: "succeed", webhook: "never" });
    await settleAttempt(shop.api.db, shop.online, order.reference);
    return order;
  };
  const apply = (event: ProviderEvent) => applyEvent(shop.api.db, shop.online, event);
  /** What became of an event, and the alarms that it raised. */
  const applied = async (event: ProviderEvent) => {
    const before = (await shop.alarms()).length;
    const outcome = await apply(event);
    return [outcome, ...(await shop.alarms()).slice(before)];
  };
  const lastText = async (number: string) => (await shop.track(number)).timeline.at(-1)?.text;
  const refundsOf = async (number: string) =>
    (await ops.list(number)).refunds.map(({ amount, status, reason }) => [amount, status, reason]);
  const noneOfOurs = (reference: string) =>
    `The payment service reports ${reference}, which belongs to no order. Nothing was booked.`;

  it("of another kind is let be", async () => {
    expect(await applied({ kind: "other", key: newKey() })).toEqual(["ignored"]);
  });

  describe("that a payment changed", () => {
    it("books it by what the service answers", async () => {
      const { number, reference } = await begun();
      await shop.act(reference, { do: "succeed", webhook: "never" });
      expect(await applied({ kind: "payment", key: newKey(), reference })).toEqual(["applied"]);
      expect((await shop.track(number)).stage).toBe("confirmed");
    });

    it("is applied later where the service does not answer", async () => {
      const { reference } = await begun();
      vi.spyOn(shop.online.provider, "look").mockResolvedValueOnce(err("unavailable"));
      expect(await applied({ kind: "payment", key: newKey(), reference })).toEqual(["unavailable"]);
      const [row] = await shop.api.db.query(
        "select round(extract(epoch from next_check_at - now()))::int as next from payment_attempt where reference = $1",
        [reference],
      );
      expect(row).toEqual({ next: 120 });
    });

    it("of which we know nothing is told to the shop", async () => {
      const reference = `PR-NONE-${newKey()}`;
      expect(await applied({ kind: "payment", key: newKey(), reference })).toEqual([
        ...["unknown", noneOfOurs(reference)],
      ]);
    });
  });

  describe("that a transfer of another sum went back", () => {
    const rejected = (sent: number | null): ProviderEvent => ({
      kind: "transfer_rejected",
      key: newKey(),
      providerRef: "4711",
      sent: sent === null ? null : kobo(sent),
    });
    const sees = async (reference: string, more: object = {}) => {
      const look = await shop.online.provider.look(reference);
      if (!look.ok) throw new Error("the stand-in does not know it");
      vi.spyOn(shop.online.provider, "lookByProviderRef").mockResolvedValue(ok({ ...look.value, ...more }));
    };

    it.each([
      [6_000_000, "₦60,000", "payment_rejected 60000"],
      [null, "another amount", "payment_rejected"],
    ] as const)("(%s kobo) is told to its payer, as far as the bank says it", async (sent, words, mail) => {
      const { number, reference } = await begun();
      await sees(reference);
      expect(await applied(rejected(sent))).toEqual(["applied"]);
      expect(await lastText(number)).toBe(
        `Your bank sent ${words}; the order costs ₦63,500. It goes back to you.`,
      );
      expect((await mailsOf(shop.api, number)).at(-1)).toBe(mail);
      const [attempt] = (await shop.track(number)).payment.attempts ?? [];
      expect(attempt?.sent?.value).toBe(sent === null ? undefined : 60_000);
    });

    it("says nothing of one that was paid since", async () => {
      const { number, reference } = await paid();
      const text = await lastText(number);
      await sees(reference);
      expect(await applied(rejected(6_000_000))).toEqual(["applied"]);
      expect(await lastText(number)).toBe(text);
    });

    it.each(["unavailable", "unknown"] as const)("is %s where the service answers so", async (code) => {
      vi.spyOn(shop.online.provider, "lookByProviderRef").mockResolvedValue(err(code));
      expect(await applied(rejected(1))).toEqual([code]);
    });

    it("of a payment of which we know nothing is told to the shop", async () => {
      const { reference } = await begun();
      const other = `PR-NONE-${newKey()}`;
      await sees(reference, { reference: other });
      expect(await applied(rejected(1))).toEqual(["unknown", noneOfOurs(other)]);
    });
  });

  describe("of a refund", () => {
    const refund = (
      reference: string,
      more: { refundRef?: string | null; state?: RefundState; naira?: number } = {},
    ): ProviderEvent => ({
      kind: "refund",
      key: newKey(),
      reference,
      refundRef: more.refundRef ?? null,
      state: more.state ?? "processed",
      amount: kobo((more.naira ?? 10_000) * 100),
    });
    const sees = (refundRef: string, naira: number, state: RefundState = "processed") =>
      vi
        .spyOn(shop.online.provider, "lookAtRefund")
        .mockResolvedValue(ok({ refundRef, state, amount: kobo(naira * 100), expectedAt: null }));
    const nextOf = async (number: string) =>
      (
        await shop.api.db.query<{ next: number }>(
          `select round(extract(epoch from f.next_check_at - now()))::int as next
           from payment_refund f join shop_order o on o.id = f.order_id where o.number = $1 order by f.id`,
          [number],
        )
      ).map(({ next }) => next);

    it("without a number has ours of that sum asked about now, and no other", async () => {
      const { number, reference } = await paid();
      await ops.refund(number, 10_000);
      await ops.refund(number, 20_000);
      await shop.api.db.query(
        `update payment_refund set next_check_at = now() + interval '1 hour'
         where attempt_id = (select id from payment_attempt where reference = $1)`,
        [reference],
      );
      expect(await applied(refund(reference))).toEqual(["applied"]);
      expect(await nextOf(number)).toEqual([0, 3_600]);
    });

    it("without a number says nothing new of one that ended", async () => {
      const { number, reference } = await paid();
      await ops.refund(number, 10_000);
      await shop.api.db.query(
        `update payment_refund set status = 'processed', next_check_at = null
         where attempt_id = (select id from payment_attempt where reference = $1)`,
        [reference],
      );
      expect(await applied(refund(reference))).toEqual(["ignored"]);
    });

    it("without a number that nobody here asked for is told to the shop, unless it failed", async () => {
      const { reference } = await paid();
      expect(await applied(refund(reference, { state: "failed" }))).toEqual(["ignored"]);
      expect(await applied(refund(reference))).toEqual([
        "applied",
        `₦10,000 of ${reference} goes back, and we did not ask for it. Once it went, record it with pnpm ops payments refund --provider paystack, with its number as the reference.`,
      ]);
    });

    it("with a number is booked where we asked for it, and once", async () => {
      const { number, reference } = await paid();
      await ops.refund(number, 10_000);
      const refundRef = newKey();
      await shop.api.db.query(
        `update payment_refund set provider_id = $2, status = 'pending'
         where attempt_id = (select id from payment_attempt where reference = $1)`,
        [reference, refundRef],
      );
      sees(refundRef, 10_000);
      for (const _time of [1, 2])
        expect(await applied(refund(reference, { refundRef }))).toEqual(["applied"]);
      expect(await refundsOf(number)).toEqual([[10_000, "processed", "It came broken."]]);
    });

    it.each([
      ["is that of one we asked for and got no number of", true, 10_000, 1],
      ["is none that was not asked for yet", false, 10_000, 2],
      ["is none of another sum", true, 20_000, 2],
    ])("with a number that nobody knows %s", async (_what, wasAsked, naira, count) => {
      const { number, reference } = await paid();
      await ops.refund(number, 10_000);
      if (wasAsked)
        await shop.api.db.query(
          `update payment_refund set asked_at = now()
           where attempt_id = (select id from payment_attempt where reference = $1)`,
          [reference],
        );
      const refundRef = newKey();
      sees(refundRef, naira);
      expect(await applied(refund(reference, { refundRef, naira }))).toEqual(["applied"]);
      const refunds = await refundsOf(number);
      expect(refunds).toHaveLength(count);
      expect(refunds).toContainEqual([
        ...[naira, "processed"],
        count === 1 ? "It came broken." : "Refunded by us at the payment service.",
      ]);
      const { payments } = await ops.list(number);
      expect(payments.at(-1)).toMatchObject({
        ...{ kind: "refunded", amount: naira, actor: count === 1 ? "Ngozi (shop)" : "payment service" },
      });
    });

    it.each(["unavailable", "unknown"] as const)(
      "with a number is %s where the service answers so",
      async (code) => {
        const { reference } = await paid();
        vi.spyOn(shop.online.provider, "lookAtRefund").mockResolvedValue(err(code));
        expect(await applied(refund(reference, { refundRef: newKey() }))).toEqual([code]);
      },
    );

    it("of a payment of which we know nothing is told to the shop", async () => {
      const reference = `PR-NONE-${newKey()}`;
      expect(await applied(refund(reference))).toEqual(["unknown", noneOfOurs(reference)]);
    });
  });

  describe("of a dispute", () => {
    const dispute = (reference: string, state: DisputeState, disputeRef: string, dueAt: Date | null = null) =>
      ({ kind: "dispute", key: newKey(), disputeRef, reference, state, amount: kobo(0), dueAt }) as const;
    const due = new Date("2026-12-24T11:00:00Z");

    it.each([
      ["open", null, "Answer it in the payment service's dashboard."],
      [
        ...(["open", due] as const),
        "Answer it in the payment service's dashboard by Thursday, 24 December 2026, 12:00 pm: silence counts as a yes.",
      ],
      ["won", due, "It was decided for us: the money stays ours."],
      ["lost", due, "It was decided against us: the money is gone."],
      ["accepted", null, "It was accepted, or no one answered: the money is gone."],
    ] as const)("that is %s (until %s) tells the shop what to do", async (state, dueAt, words) => {
      const { number, reference } = await paid();
      const ref = newKey();
      expect(await applied(dispute(reference, state, ref, dueAt))).toEqual([
        ...["applied", `A customer's bank disputes ₦63,500 (${ref}). ${words}`],
      ]);
      const [mail] = await shop.api.db.query(
        "select content->>'number' as number, content->>'due_at' as due from mail_outbox where content->>'text' like $1",
        [`%(${ref})%`],
      );
      const answerBy = state === "open" && dueAt !== null ? "2026-12-24T11:00:00.000Z" : null;
      expect(mail).toEqual({ number, due: answerBy });
    });

    it("that was decided is not told again by an event that comes late, and asks nothing of its payment", async () => {
      const { reference } = await paid();
      const look = vi.spyOn(shop.online.provider, "look");
      const ref = newKey();
      await apply(dispute(reference, "lost", ref));
      expect(await applied(dispute(reference, "won", ref))).toEqual(["applied"]);
      expect(await applied(dispute(reference, "open", ref))).toEqual(["applied"]);
      expect(look).not.toHaveBeenCalled();
    });

    it("books its payment first, whose event has not come yet", async () => {
      const { number, reference } = await begun();
      await shop.act(reference, { do: "succeed", webhook: "never" });
      expect((await applied(dispute(reference, "open", newKey()))).length).toBe(2);
      const { payments } = await ops.list(number);
      expect(payments.map(({ kind }) => kind)).toEqual(["received", "chargeback"]);
    });

    it("is applied later where its payment cannot be asked about, and nothing is booked", async () => {
      const { number, reference } = await begun();
      vi.spyOn(shop.online.provider, "look").mockResolvedValueOnce(err("unavailable"));
      expect(await applied(dispute(reference, "open", newKey()))).toEqual(["unavailable"]);
      expect((await ops.list(number)).payments).toEqual([]);
    });

    it("of a payment of which we know nothing is told to the shop", async () => {
      const reference = `PR-NONE-${newKey()}`;
      expect(await applied(dispute(reference, "open", newKey()))).toEqual(["unknown", noneOfOurs(reference)]);
    });
  });
});
