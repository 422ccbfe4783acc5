import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { failureCircuit } from "#api/modules/money/online/paystack/failure-circuit.ts";
import { paystackProvider } from "#api/modules/money/online/paystack/paystack-provider.ts";
import { openPaystack, samplePayment as payment, paystackFacts, paystackKey } from "./paystack-fake.ts";
import { listed, portContract } from "./provider-contract.ts";

portContract("Paystack", paystackFacts);

describe("Paystack", () => {
  let world: Awaited<ReturnType<typeof openPaystack>>;
  let time: number;
  beforeEach(async () => {
    time = Date.parse("2026-11-20T10:00:00.000Z");
    world = await openPaystack({ now: () => time });
  });
  afterEach(() => world.close());
  const unavailable = { ok: false, code: "unavailable" };

  it("is asked for a payment in whole kobo, in naira, with the ways back", async () => {
    const started = await world.provider.start({ ...payment, channels: ["card", "bank_transfer"] });
    expect(started).toEqual({ ok: true, value: { url: `${world.url}/checkout/ac1`, expiresAt: null } });
    expect(world.books.calls[0]?.headers.authorization).toBe(`Bearer ${paystackKey}`);
    expect(world.books.calls[0]?.body).toEqual({
      reference: "PL-1-1-AB12",
      amount: 10_500_000,
      currency: "NGN",
      email: "ada@example.com",
      callback_url: "https://shop.example/pay/back",
      channels: ["card", "bank_transfer"],
      label: "PL-1-1-AB12",
      metadata: {
        cancel_action: "https://shop.example/pay/PL-1",
        custom_fields: [{ display_name: "Note", variable_name: "note", value: "Order PL-1" }],
      },
    });
    expect(world.books.asked).toEqual(["POST /transaction/initialize"]);
  });

  it("looks before it begins again after a lost answer, and only then", async () => {
    world.books.faults.push({ status: 503 });
    expect((await world.provider.start(payment)).ok).toBe(true);
    expect(world.books.asked).toEqual([
      "POST /transaction/initialize",
      "GET /transaction/verify/PL-1-1-AB12",
      "POST /transaction/initialize",
    ]);
  });

  it("gives up a start that hangs within its time, and takes the same reference the next time", async () => {
    world.books.faults.push("hang");
    expect(await world.providerWith(300).start(payment)).toEqual(unavailable);
    world.books.faults.length = 0;
    expect(await world.provider.start(payment)).toMatchObject({ ok: true });
    expect(world.books.payments).toMatchObject([{ reference: "PL-1-1-AB12" }]);
  });

  it("sends no payer to an address that is neither encrypted nor of the service", async () => {
    for (const authorization_url of ["http://evil.example/pay", "javascript:alert(1)", "not an address"]) {
      const body = { status: true, data: { authorization_url, reference: "PL-1-1-AB12" } };
      world.books.faults.push({ status: 200, body: JSON.stringify(body) });
      world.books.faults.push("cut");
      expect(await world.provider.start(payment)).toEqual(unavailable);
      world.books.faults.length = 0;
    }
  });

  it("is not asked for payments for a minute after five failures in a minute; looking goes on", async () => {
    world.books.put("PL-2-1-CD34", "succeeded");
    for (let failure = 1; failure <= 5; failure += 1) {
      expect(world.circuit.isOpen()).toBe(false);
      world.books.faults.push({ status: 401, body: '{"status":false,"message":"Invalid key"}' });
      expect(await world.provider.start(payment)).toEqual(unavailable);
      time += 14_000;
    }
    expect(world.circuit.isOpen()).toBe(true);
    expect(await world.provider.start(payment)).toEqual(unavailable);
    expect(world.books.asked).toHaveLength(5);
    expect((await world.provider.look("PL-2-1-CD34")).ok).toBe(true);
    time += 46_000;
    expect(world.circuit.isOpen()).toBe(false);
    expect((await world.provider.start(payment)).ok).toBe(true);
  });

  it("is still asked where five failures took longer than a minute", () => {
    const circuit = failureCircuit({ now: () => time });
    for (let failure = 1; failure <= 9; failure += 1) {
      circuit.failed();
      expect(circuit.isOpen()).toBe(false);
      time += 15_000;
    }
  });

  it.each([
    ["30", 30_000],
    ["Fri, 20 Nov 2026 10:00:30 GMT", 30_000],
    ["soon", 60_000],
    ["999999", 600_000],
  ])("waits after 429 with Retry-After %s for %i ms, without asking", async (retryAfter, milliseconds) => {
    world.books.put("PL-2-1-CD34", "succeeded");
    world.books.faults.push({ status: 429, retryAfter, body: '{"status":false,"message":"Too many"}' });
    expect(await world.provider.look("PL-2-1-CD34")).toEqual(unavailable);
    time += milliseconds - 1;
    expect(await world.provider.look("PL-2-1-CD34")).toEqual(unavailable);
    expect(world.books.asked).toHaveLength(1);
    time += 1;
    expect((await world.provider.look("PL-2-1-CD34")).ok).toBe(true);
  });

  it.each([
    ["as its sample has it", {}],
    ["metadata empty", { metadata: "" }],
    ["metadata 0", { metadata: 0 }],
    ["metadata a text", { metadata: '{"order":1}' }],
    ["metadata an object", { metadata: { custom_fields: [] } }],
    ["log null", { log: null }],
    ["amounts as texts", { amount: "10500000", requested_amount: "10500000", fees: "100" }],
    ["its number as a text", { id: "302961" }],
    ["no requested amount", { requested_amount: undefined }],
    ["the requested amount null", { requested_amount: null }],
    ["an authorization that is a list", { authorization: [] }],
    ["no authorization", { authorization: undefined }],
    ["fields that no one knows", { fees_breakdown: [{ a: 1 }], pos_transaction_data: {} }],
  ])("is read with %s", async (_what, more) => {
    const data = {
      id: 302_961,
      domain: "live",
      status: "success",
      reference: "PL-1-1-AB12",
      amount: 10_500_000,
      requested_amount: 10_500_000,
      currency: "NGN",
      fees: 100,
      paid_at: "2026-11-20T09:59:00.000Z",
      ...more,
    };
    world.books.faults.push({ status: 200, body: JSON.stringify({ status: true, data }) });
    expect(await world.provider.look("PL-1-1-AB12")).toMatchObject({
      ok: true,
      value: {
        state: "succeeded",
        requested: 10_500_000,
        paid: 10_500_000,
        isLive: true,
        fees: 100,
        providerRef: "302961",
      },
    });
  });

  it.each([
    ["amount with a fraction", { amount: 1.5 }],
    ["amount below nothing", { amount: -1 }],
    ["amount in words", { amount: "1,000" }],
    ["no amount", { amount: undefined }],
    ["no currency", { currency: undefined }],
    ["another reference", { reference: "PL-1-1-AB13" }],
  ])("is not believed with %s", async (_what, more) => {
    const { reference } = payment;
    const data = { id: 1, domain: "test", status: "success", reference, amount: 1, currency: "NGN", ...more };
    world.books.faults.push({ status: 200, body: JSON.stringify({ status: true, data }) });
    expect(await world.provider.look("PL-1-1-AB12")).toEqual(unavailable);
  });

  it.each([
    ["success", "succeeded"],
    ["reversed", "reversed"],
    ["failed", "failed"],
    ["abandoned", "waiting"],
    ["ongoing", "under_way"],
    ["pending", "under_way"],
    ["processing", "under_way"],
    ["queued", "under_way"],
    ["a-new-word", "under_way"],
  ])("has the word %s for %s", async (status, state) => {
    const { reference } = payment;
    const data = { id: 1, domain: "test", status, reference, amount: 1, currency: "NGN" };
    world.books.faults.push({ status: 200, body: JSON.stringify({ status: true, data }) });
    expect(await world.provider.look("PL-1-1-AB12")).toMatchObject({ value: { state } });
  });

  it("gives the bank's words, and four digits of cards alone", async () => {
    world.books.put("PL-3-1-EF56", "failed");
    const look = await world.provider.look("PL-3-1-EF56");
    expect(look).toMatchObject({ value: { message: "Insufficient Funds", last4: "4081", channel: "card" } });
    const authorization = { last4: "X553" };
    const { reference } = payment;
    const data = {
      id: 1,
      domain: "test",
      status: "success",
      reference,
      amount: 1,
      currency: "NGN",
      authorization,
    };
    world.books.faults.push({ status: 200, body: JSON.stringify({ status: true, data }) });
    expect(await world.provider.look("PL-1-1-AB12")).toMatchObject({ value: { last4: null, message: null } });
  });

  it("is told an operator's fault where it does not take our key, on 400 too", async () => {
    world.books.faults.push({ status: 400, body: '{"status":false,"message":"Invalid key"}' });
    expect(await world.provider.look("PL-1-1-AB12")).toEqual(unavailable);
    expect(world.faults.join()).toContain("does not take our key");
  });

  it("sends a refund to an account by the bank's number there, where it needs one alone", async () => {
    const refund = world.books.giveBack(world.books.put("PL-4-1-GH78", "succeeded"), 5_000);
    const account = { bankCode: "058", accountNumber: "0001234567" };
    expect(await world.provider.sendRefundTo(String(refund?.id), account)).toEqual({
      ok: false,
      code: "refused",
    });
    if (refund) refund.state = "needs_account";
    expect(await world.provider.sendRefundTo(String(refund?.id), account)).toMatchObject({
      value: { state: "processing", amount: 5_000, expectedAt: new Date("2026-12-04T16:02:18.000Z") },
    });
    expect(world.books.calls.at(-1)?.body).toEqual({
      refund_account_details: { currency: "NGN", account_number: "0001234567", bank_id: "9" },
    });
    const nowhere = { bankCode: "999", accountNumber: "0001234567" };
    expect(await world.provider.sendRefundTo(String(refund?.id), nowhere)).toEqual({
      ok: false,
      code: "refused",
    });
    expect(world.books.asked.filter((call) => call === "GET /bank")).toHaveLength(1);
  });

  it("keeps a payment that was begun days before it succeeded in the list of its day", async () => {
    const late = world.books.begin("PL-5-1-JK11", 5_000, new Date("2026-11-16T12:00:00.000Z"));
    late.state = "succeeded";
    late.paidAt = new Date("2026-11-19T23:59:59.999Z");
    const [from, to] = [new Date("2026-11-19T00:00:00.000Z"), new Date("2026-11-20T00:00:00.000Z")];
    const found = await listed(world.provider.listSuccesses(from, to));
    expect(found.map(({ reference }) => reference)).toEqual(["PL-5-1-JK11"]);
  });

  it.each([[[]], [[""]], [["sk_test_contract_0001", ""]], [["sk_test\nx-injected: 1"]], [["sk test 0001"]]])(
    "does not start with the keys %j, and does not show them",
    (secretKeys) => {
      const open = () => paystackProvider({ url: world.url, secretKeys, onFault: () => undefined });
      expect(open).toThrow(/^There is no secret key, or one that is none$/);
    },
  );
});
