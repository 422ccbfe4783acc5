import {
  confirmDeskPayment,
  listDeskPayments,
  moveDeskPayment,
  readOrderLedger,
  refundDeskPayment,
} from "@precise/contract/desk/money/payments";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { placedOrder } from "../../modules/orders/order-body.ts";
import { operatorAt } from "../../modules/payments/payment-calls.ts";
import { type DeskCaller, staffAs } from "../open-desk.ts";

describe.each(allDatabaseKinds)("payments at the desk on %s", (kind) => {
  let api: TestApi;
  let finance: DeskCaller;
  let owner: DeskCaller;
  let manager: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi(kind);
    finance = await staffAs(api, "finance", { name: "Ngozi Eze" });
    owner = await staffAs(api, "owner");
    manager = await staffAs(api, "manager");
  });
  afterAll(() => api.close());
  beforeEach(() => putProducts(api.db, [{ sku: "LAMP", price: 15_000_000, stock: 100 }]));
  const place = async () => (await placedOrder(api, { LAMP: 1 }, 165_000)).number;
  let references = 0;
  const reference = () => {
    references += 1;
    return `FT26-${references}`;
  };

  it("confirms a transfer, names who did it, and shows its row", async () => {
    const number = await place();
    const text = reference();
    const { done } = await finance.done(confirmDeskPayment, {
      body: { number, amount: 165_000, reference: text },
    });
    expect(done).toMatchObject({ number, stage: "confirmed", status: "paid", received: { value: 165_000 } });
    const { rows } = await finance.done(readOrderLedger, { params: { number } });
    expect(rows).toMatchObject([{ kind: "received", reference: text, actor: "Ngozi Eze" }]);
  });

  it("does a change once for its key, and refuses the key for another", async () => {
    const number = await place();
    const key = { idempotencyKey: `refund-of-${number}-1` };
    await owner.done(confirmDeskPayment, { body: { number, reference: reference() } });
    const body = { number, amount: 10_000, reason: "The box was open." };
    const first = await owner.done(refundDeskPayment, { body, ...key });
    expect(await owner.done(refundDeskPayment, { body, ...key })).toEqual(first);
    expect(first.done?.refunded).toEqual({ value: 10_000 });
    const other = await owner.call(refundDeskPayment, { body: { ...body, amount: 5_000 }, ...key });
    expect([other.status, other.failure?.errors[0]?.code]).toEqual([422, "idempotency_key_reused"]);
    const { money } = await owner.done(readOrderLedger, { params: { number } });
    expect(money.refunded).toEqual({ value: 10_000 });
  });

  it("leaves the key free where it was refused", async () => {
    const number = await place();
    const key = { idempotencyKey: `confirm-of-${number}` };
    await owner.done(confirmDeskPayment, { body: { number, reference: reference() } });
    const body = { number, reference: reference() };
    const again = await owner.call(confirmDeskPayment, { body, ...key });
    expect([again.status, again.failure?.errors[0]?.code]).toEqual([409, "refused"]);
    const other = await place();
    const free = await owner.done(confirmDeskPayment, {
      body: { number: other, reference: reference() },
      ...key,
    });
    expect(free.done.number).toBe(other);
  });

  it.each([
    ["manager", 100_000, 200],
    ["owner", 150_000, 200],
  ] as const)("lets a %s refund ₦%i at once", async (role, amount, status) => {
    const number = await place();
    await owner.done(confirmDeskPayment, { body: { number, reference: reference() } });
    const caller = role === "owner" ? owner : manager;
    const refunded = await caller.call(refundDeskPayment, {
      body: { number, amount, reason: "It came broken." },
    });
    expect([refunded.status, refunded.data?.done?.refunded.value]).toEqual([status, amount]);
  });

  it.each([
    ["manager", 100_001, "A refund above ₦100,000 takes a second person."],
    ["finance", 1_000, "Someone else approves each refund."],
  ] as const)(
    "asks a second person where a %s refunds ₦%i, and changes nothing yet",
    async (role, amount, reason) => {
      const number = await place();
      await owner.done(confirmDeskPayment, { body: { number, reference: reference() } });
      const caller = role === "manager" ? manager : finance;
      const answer = await caller.done(refundDeskPayment, {
        body: { number, amount, reason: "It came broken." },
      });
      expect(answer).toEqual({ approval: { id: expect.any(String), reason } });
      const { money } = await owner.done(readOrderLedger, { params: { number } });
      expect(money.refunded).toEqual({ value: 0 });
    },
  );

  it.each([
    ["a code that is older than ten minutes", "owner", 11, "second_factor_required"],
    ["a role that may not refund", "sales", 0, "not_allowed"],
  ] as const)("refuses a refund with %s", async (_, role, minutesSinceCode, code) => {
    const caller = await staffAs(api, role, { minutesSinceCode });
    const body = { number: "PR-7K3M9QX1", amount: 1, reason: "It came broken." };
    const refused = await caller.call(refundDeskPayment, { body });
    expect([refused.status, refused.failure?.errors[0]?.code]).toEqual([403, code]);
  });

  it("lists what waits by queue, with the counts of all", async () => {
    const number = await place();
    const text = reference();
    const ops = operatorAt(api);
    await ops.note(number, 100_000, text);
    const { rows, counts } = await finance.done(listDeskPayments, { query: { queue: "reviews" } });
    const row = rows.find((each) => each.number === number);
    expect(row).toMatchObject({ kind: "order", status: "part_paid", amount: { value: 65_000 } });
    const moved = await finance.done(moveDeskPayment, { body: { reference: text, from: number } });
    expect(moved.done).toEqual({ reference: text, amount: { value: 100_000 }, from: number, to: null });
    const after = await finance.done(listDeskPayments, { query: { queue: "unmatched" } });
    expect(after.rows.find((each) => each.reference === text)).toMatchObject({ kind: "free", number: null });
    expect(after.counts.unmatched).toBe(counts.unmatched + 1);
    expect(after.counts.reviews).toBe(counts.reviews - 1);
  });
});
