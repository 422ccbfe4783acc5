import { describe, expect, it } from "vitest";
import { runPayments } from "./running-payments.ts";

const payments = runPayments();
const paid = async () => {
  const { reference } = await payments.open();
  await payments.control(`transactions/${reference}`, { do: "succeed" });
  payments.received.length = 0;
  return reference;
};
const refund = (transaction: unknown, amount?: unknown) =>
  payments.call("POST", "/refund", { transaction, ...(amount !== undefined && { amount }) });
const idOf = (answer: Awaited<ReturnType<typeof refund>>) => Number(Object(answer.body.data).id);
const statusOf = async (id: number) => (await payments.data("GET", `/refund/${id}`)).status;
const events = () => payments.received.map(({ event }) => event);

describe("a refund", () => {
  it("goes from pending to processing to processed by itself", async () => {
    const reference = await paid();
    const answer = await refund(reference, 100_000);
    expect(answer.body).toMatchObject({
      message: "Refund has been queued for processing",
      data: { status: "pending", amount: 100_000, currency: "NGN", transaction: { reference } },
    });
    const id = idOf(answer);
    await payments.control("clock", { advance_seconds: 60 });
    expect(await statusOf(id)).toBe("processing");
    await payments.control("clock", { advance_seconds: 540 });
    expect(await statusOf(id)).toBe("processed");
    expect(events()).toEqual(["refund.pending", "refund.processing", "refund.processed"]);
    expect(payments.received.map(({ data }) => data.amount)).toEqual(["100000", "100000", "100000"]);
    expect(await payments.data("GET", `/transaction/verify/${reference}`)).toMatchObject({
      status: "success",
    });
  });

  it("may be partial, in text too, and never more than what is left", async () => {
    const reference = await paid();
    expect((await refund(reference, "400000")).status).toBe(200);
    expect(await refund(reference, 200_001)).toMatchObject({ status: 400, body: { code: "invalid_amount" } });
    expect((await refund(reference, 200_000)).status).toBe(200);
    expect(await refund(reference)).toMatchObject({
      status: 400,
      body: { message: "Transaction has been fully reversed" },
    });
  });

  it("of everything turns the payment to reversed once processed", async () => {
    const reference = await paid();
    const { id: transactionId } = await payments.data("GET", `/transaction/verify/${reference}`);
    const answer = await refund(transactionId);
    expect(Object(answer.body.data).amount).toBe(600_000);
    await payments.control(`refunds/${idOf(answer)}`, { do: "processed" });
    expect(await payments.data("GET", `/transaction/verify/${reference}`)).toMatchObject({
      status: "reversed",
    });
  });

  it("that failed leaves its amount to be refunded again", async () => {
    const reference = await paid();
    const id = idOf(await refund(reference));
    await payments.control(`refunds/${id}`, { do: "failed" });
    expect(payments.received.at(-1)).toMatchObject({ event: "refund.failed", data: { amount: 600_000 } });
    expect((await refund(reference)).status).toBe(200);
    expect((await payments.control(`refunds/${id}`, { do: "processed" })).status).toBe(409);
  });

  it("of a payment that was not made is refused", async () => {
    const { reference } = await payments.open();
    expect((await refund(reference)).status).toBe(400);
    expect((await refund("N9-never")).status).toBe(400);
    expect((await payments.call("GET", "/refund/1")).status).toBe(404);
  });

  it("is listed by transaction and time", async () => {
    const reference = await paid();
    const from = new Date().toISOString();
    await refund(reference, 1_000);
    await refund(reference, 2_000);
    await refund(await paid(), 3_000);
    const { body } = await payments.call("GET", `/refund?transaction=${reference}&from=${from}&perPage=1`);
    expect(body).toMatchObject({ data: [{ amount: 2_000 }], meta: { total: 2, pageCount: 2 } });
  });
});

describe("a refund that needs attention", () => {
  const stuck = async () => {
    const id = idOf(await refund(await paid()));
    await payments.control(`refunds/${id}`, { do: "needs_attention" });
    return id;
  };
  const retry = (id: number, account: object) =>
    payments.call("POST", `/refund/retry_with_customer_details/${id}`, { refund_account_details: account });
  const account = { currency: "NGN", account_number: "0123456789", bank_id: "13" };

  it("says so with its number, waits, and goes on with an account", async () => {
    const id = await stuck();
    expect(payments.received.at(-1)).toMatchObject({
      event: "refund.needs-attention",
      data: { id: String(id) },
    });
    await payments.control("clock", { advance_seconds: 86_400 });
    expect(await statusOf(id)).toBe("needs-attention");
    expect(await retry(id, account)).toMatchObject({ status: 200, body: { data: { status: "processing" } } });
    await payments.control("clock", { advance_seconds: 540 });
    expect(await statusOf(id)).toBe("processed");
  });

  it("takes an account of ten digits, and only then", async () => {
    const id = await stuck();
    expect((await retry(id, { ...account, account_number: "123" })).body.message).toBe(
      "account_number must have 10 digits",
    );
    const fresh = idOf(await refund(await paid()));
    expect((await retry(fresh, account)).status).toBe(400);
  });
});
