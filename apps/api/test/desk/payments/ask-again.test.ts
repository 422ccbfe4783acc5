import {
  allocateDeskPayment,
  confirmDeskPayment,
  moveDeskPayment,
  noteDeskPayment,
} from "@precise/contract/desk/money/payments";
import { dayText, laterDay, todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { putProducts } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { placedOrder } from "../../modules/orders/order-body.ts";
import { operatorAt } from "../../modules/payments/payment-calls.ts";
import { type DeskCaller, staffAs } from "../open-desk.ts";

describe("money in that may be a slip, for an order of ₦63,500 of Ada Obi", () => {
  let api: TestApi;
  let finance: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    finance = await staffAs(api, "finance");
  });
  afterAll(() => api.close());
  beforeEach(() => putProducts(api.db, [{ sku: "LAMP", price: 5_850_000, stock: 100 }]));
  const place = async () => (await placedOrder(api, { LAMP: 1 }, 63_500)).number;
  let references = 0;
  const reference = () => {
    references += 1;
    return `ASK-${references}`;
  };
  const receipts = async () => {
    const [row] = await api.db.query<{ count: number }>("select count(*)::int as count from payment_receipt");
    return row?.count;
  };
  const yesterday = laterDay(todayInLagos(), -1);
  const at = `${yesterday}T12:00:00+01:00`;

  it.each([
    ["amount", { amount: 9_000_000 }, "₦8,936,500 more than the ₦63,500 that"],
    ["at", { at }, `It is booked on ${dayText(yesterday)}, not today.`],
    ["payer", { payer: "CHINEDU OKAFOR" }, "The buyer is Ada Obi, not CHINEDU OKAFOR."],
  ] as const)(
    "asks about its %s, books nothing, and goes once that is meant",
    async (field, wrong, words) => {
      const number = await place();
      const before = await receipts();
      const body = { number, amount: 63_500, ...wrong };
      const answer = await finance.call(confirmDeskPayment, { body });
      expect(answer).toMatchObject({
        status: 409,
        failure: {
          errors: [{ code: "acceptance_required", field, message: expect.stringContaining(words) }],
        },
      });
      expect(await receipts()).toBe(before);
      const { done } = await finance.done(confirmDeskPayment, { body: { ...body, accepted: [field] } });
      expect(done.stage).toBe("confirmed");
    },
  );

  it("asks about all of it at once, and again about what is not accepted", async () => {
    const body = { number: await place(), amount: 63_501, at, payer: "Okafor", reference: reference() };
    const fieldsAsked = async (accepted: ("amount" | "at" | "payer")[]) => {
      const { failure } = await finance.call(noteDeskPayment, { body: { ...body, accepted } });
      return failure?.errors.map(({ field }) => field);
    };
    expect(await fieldsAsked([])).toEqual(["amount", "at", "payer"]);
    expect(await fieldsAsked(["at"])).toEqual(["amount", "payer"]);
    expect(await fieldsAsked(["amount", "at", "payer"])).toBeUndefined();
  });

  it("asks nothing of a sum up to what is owed, of today, from the buyer as banks write them; says what is missing", async () => {
    const number = await place();
    const today = new Date().toISOString();
    const { done } = await finance.done(confirmDeskPayment, {
      body: { number, amount: 40_000, payer: "OBI ADA CHIOMA", at: today, provider: "pos", reference: "T-1" },
    });
    expect(done).toMatchObject({ status: "part_paid", missing: { value: 23_500 } });
    const rest = await finance.done(confirmDeskPayment, { body: { number } });
    expect(rest.done).toMatchObject({ status: "paid", received: { value: 63_500 } });
  });

  it("names a day whose cash is counted", async () => {
    await api.db.query(
      "insert into cash_count (day, expected_kobo, counted_kobo, actor) values ($1, 0, 0, 'Ngozi')",
      [yesterday],
    );
    const { failure } = await finance.call(confirmDeskPayment, { body: { number: await place(), at } });
    expect(failure?.errors[0]?.message).toBe(
      `It is booked on ${dayText(yesterday)}, whose cash is counted already, not today.`,
    );
  });

  it.each([
    ["that is paid", "is paid: nothing is owed, and all of the ₦100 is to be paid back."],
    ["that is cancelled", "is cancelled: nothing is owed, and all of the ₦100 is to be paid back."],
  ])("asks about any money of an order %s", async (which, words) => {
    const number = await place();
    if (which === "that is paid") await finance.done(confirmDeskPayment, { body: { number } });
    else await operatorAt(api).cancel(number);
    const body = { number, amount: 100, reference: reference() };
    const { failure } = await finance.call(noteDeskPayment, { body });
    expect(failure?.errors[0]).toMatchObject({ field: "amount", message: `${number} ${words}` });
  });

  it("asks where more than an order owes is moved or given to it", async () => {
    const [wrong, right] = [await place(), await place()];
    const text = reference();
    await operatorAt(api).note(wrong, 70_000, text);
    const moving = { body: { reference: text, from: wrong, to: right } };
    const answer = await finance.call(moveDeskPayment, moving);
    expect(answer.failure?.errors[0]).toMatchObject({
      code: "acceptance_required",
      field: "amount",
      message: expect.stringContaining("₦6,500 more than the ₦63,500"),
    });
    await finance.done(moveDeskPayment, { body: { reference: text, from: wrong } });
    const giving = { reference: text, to: right };
    expect((await finance.call(allocateDeskPayment, { body: giving })).status).toBe(409);
    const { done } = await finance.done(allocateDeskPayment, { body: { ...giving, accepted: ["amount"] } });
    expect(done.amount.value).toBe(70_000);
  });
});
