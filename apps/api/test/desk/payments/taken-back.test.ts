import { readCashUp } from "@precise/contract/desk/money/cash-up";
import { confirmDeskPayment, readOrderLedger, undoDeskPayment } from "@precise/contract/desk/money/payments";
import { moveDeskOrder } from "@precise/contract/desk/orders/orders";
import { todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { putProducts } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { confirmByMail, move, track } from "../../modules/orders/order-acts-calls.ts";
import { placedOrder } from "../../modules/orders/order-body.ts";
import { operatorAt } from "../../modules/payments/payment-calls.ts";
import { type DeskCaller, staffAs } from "../open-desk.ts";

const reason = "Typed twice.";

describe("money that was booked by mistake", () => {
  let api: TestApi;
  let finance: DeskCaller;
  let ops: ReturnType<typeof operatorAt>;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    finance = await staffAs(api, "finance", { name: "Ngozi Eze" });
    ops = operatorAt(api);
  });
  afterAll(() => api.close());
  beforeEach(() => putProducts(api.db, [{ sku: "LAMP", price: 5_850_000, stock: 100 }]));
  const place = async () => (await placedOrder(api, { LAMP: 1 }, 63_500)).number;
  let references = 0;
  const reference = () => {
    references += 1;
    return `UNDO-${references}`;
  };
  const booked = async (text: string, more: object = {}) => {
    const number = await place();
    await finance.done(confirmDeskPayment, { body: { number, reference: text, ...more } });
    return number;
  };
  const undo = (number: string, text: string, more: object = {}) =>
    finance.call(undoDeskPayment, { body: { number, reference: text, reason, ...more } });

  it("is taken back as if it never was: the order waits again, the day and the reference are free", async () => {
    const text = reference();
    const bank = async () => {
      const { cash_up } = await finance.done(readCashUp, { params: { day: todayInLagos() } });
      return cash_up.rows.find(({ provider }) => provider === "bank")?.received.value ?? 0;
    };
    const before = await bank();
    const number = await booked(text, { amount: 9_000_000, accepted: ["amount"] });
    const { data } = await undo(number, text);
    expect(data?.done).toMatchObject({
      stage: "awaiting_payment",
      status: "pending",
      received: { value: 0 },
    });
    expect(await bank()).toBe(before);
    expect((await finance.done(readOrderLedger, { params: { number } })).rows).toEqual([]);
    expect((await track(api, number)).timeline.at(-1)?.text).toBe(
      "We are waiting for your bank transfer again. A payment of ₦9,000,000 was recorded here by mistake.",
    );
    const [entry] = await api.db.query(
      "select actor, before, after from audit_list where subject = $1 and act = 'payments.undo'",
      [number],
    );
    expect(entry).toEqual({
      actor: "Ngozi Eze",
      before: { reference: text, provider: "bank", amount: 9_000_000 },
      after: { reason },
    });
    const right = await booked(text);
    expect((await track(api, right)).payment.status).toBe("paid");
  });

  it.each([
    [
      "more than 30 minutes ago",
      (_number: string, text: string) =>
        api.db.query(
          "update payment_receipt set noted_at = noted_at - interval '31 minutes' where provider_ref = $1",
          [text],
        ),
    ],
    ["went on since", (number: string) => move(api, number, { to: "packed" })],
    ["booked or promised back after", (number: string) => ops.note(number, 1, reference())],
    ["booked or promised back after", (number: string) => ops.refund(number, 1)],
    [
      "was counted since",
      () =>
        api.db.query(
          "insert into cash_count (day, expected_kobo, counted_kobo, actor) values ($1, 0, 0, 'N')",
          [todayInLagos()],
        ),
    ],
    [
      "stands on a statement of the bank",
      (_number: string, text: string) =>
        api.db.query(
          `with statement as (insert into bank_statement (name, sha256, actor) values ('a.csv', $1, 'N') returning id)
           insert into bank_credit (statement_id, digest, day, amount_kobo, narration, state, receipt_id, decided_at, decided_by)
           select s.id, r.provider_ref, now(), r.amount_kobo, '', 'known', r.id, now(), 'N'
           from statement s, payment_receipt r where r.provider_ref = $1`,
          [text],
        ),
    ],
  ] as const)("stays where something followed: %s", async (words, happens) => {
    const text = reference();
    const number = await booked(text);
    await happens(number, text);
    const refused = await undo(number, text);
    expect(refused).toMatchObject({
      status: 409,
      failure: { errors: [{ message: expect.stringContaining(words) }] },
    });
    expect((await track(api, number)).payment.received?.value).toBeGreaterThanOrEqual(63_500);
    await api.db.query("delete from cash_count");
  });

  it("stays where it is another order's too", async () => {
    const text = reference();
    const [first, second] = [await place(), await place()];
    await ops.note(first, 127_000, text);
    await ops.moveMoney(text, { from: first, to: second, amount: 63_500 });
    expect((await undo(first, text)).failure?.errors[0]?.message).toContain(
      `was given to ${[first, second].toSorted().join(" and ")}: move it.`,
    );
    expect((await undo("PR-7K3M9QX1", text)).failure?.errors[0]?.message).toContain(
      "There is no order PR-7K3M9QX1.",
    );
    const third = await place();
    for (const named of [text, "NOWHERE"])
      expect((await undo(third, named)).failure?.errors[0]?.message).toContain(
        `${third} has nothing of ${named}.`,
      );
  });

  it("at a hand-over is taken back, and the goods are still to be paid", async () => {
    const { number } = await placedOrder(api, { LAMP: 1 }, 58_500, {
      address: undefined,
      delivery: { method: "pickup", showroom: "lagos" },
      payment: { method: "pay_on_delivery" },
    });
    await confirmByMail(api, number);
    await move(api, number, { to: "packed" });
    const showroom = await staffAs(api, "showroom");
    const paid = { by: "pos", reference: "T-77" } as const;
    await showroom.done(moveDeskOrder, { params: { number }, body: { to: "delivered", paid } });
    const { data } = await undo(number, "T-77", { provider: "pos" });
    expect(data?.done).toMatchObject({ stage: "delivered", missing: { value: 58_500 } });
    const cash = { number, provider: "cash" } as const;
    expect((await finance.done(confirmDeskPayment, { body: cash })).done.status).toBe("paid");
  });
});
