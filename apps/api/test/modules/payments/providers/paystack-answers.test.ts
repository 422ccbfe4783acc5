import { kobo } from "@precise/cart-core/money";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openPaystack, samplePayment as payment } from "./paystack-fake.ts";
import { listed } from "./provider-contract.ts";

describe("what Paystack answers", () => {
  let world: Awaited<ReturnType<typeof openPaystack>>;
  beforeEach(async () => {
    world = await openPaystack();
  });
  afterEach(() => world.close());
  const unavailable = { ok: false, code: "unavailable" };

  it("lists what succeeded without saying when", async () => {
    world.books.begin("PL-5-1-JK12", 5_000, new Date("2026-11-19T12:00:00.000Z")).state = "succeeded";
    const [from, to] = [new Date("2026-11-19T00:00:00.000Z"), new Date("2026-11-20T00:00:00.000Z")];
    const found = await listed(world.provider.listSuccesses(from, to));
    expect(found).toMatchObject([{ reference: "PL-5-1-JK12", paidAt: null }]);
  });

  it("says that it gave no list where it gave none", async () => {
    world.books.faults.push({ status: 503 });
    const list = listed(world.provider.listSuccesses(new Date(0), new Date()));
    await expect(list).rejects.toThrow("Paystack gave no list of payments");
  });

  describe("asked again for a refund whose answer was lost", () => {
    const since = new Date("2026-11-20T09:00:00.000Z");
    const again = (transaction: number, known: readonly string[] = []) =>
      world.provider.refund({
        ...{ providerRef: String(transaction), amount: kobo(5_000), note: "Broken.", wasAsked: true },
        ...{ since, known },
      });

    it.each([
      ["08:55:00.000", true],
      ["08:54:59.999", false],
    ])("finds it where it was made at %s of a clock up to five minutes behind: %s", async (at, isFound) => {
      const payment = world.books.put("PL-6-1-MN90", "succeeded");
      const earlier = world.books.giveBack(payment, 5_000, new Date(`2026-11-20T${at}Z`));
      const answer = await again(payment.id);
      if (!answer.ok) throw new Error(answer.code);
      expect(answer.value.refundRef === String(earlier?.id)).toBe(isFound);
      expect(world.books.refunds).toHaveLength(isFound ? 1 : 2);
    });

    it("finds it on a later page of the list", async () => {
      const payment = world.books.put("PL-6-1-MN91", "succeeded");
      for (let count = 0; count < 60; count += 1) world.books.giveBack(payment, 100, since);
      const earlier = world.books.giveBack(payment, 5_000, since);
      expect(await again(payment.id)).toMatchObject({ value: { refundRef: String(earlier?.id) } });
      expect(world.books.refunds).toHaveLength(61);
    });

    it("asks for nothing while the list has no end, or a page of it does not come", async () => {
      const payment = world.books.put("PL-6-1-MN92", "succeeded");
      for (let count = 0; count < 60; count += 1) world.books.giveBack(payment, 100, since);
      world.books.faults.push("none", { status: 503 });
      expect(await again(payment.id)).toEqual(unavailable);
      expect(world.books.refunds).toHaveLength(60);
    });
  });

  it.each([
    [400, "Transaction reference not found", undefined, "unknown"],
    [400, "No luck", "transaction_not_found", "unknown"],
    [404, "No luck", undefined, "unknown"],
    [400, "Invalid parameters", undefined, "unavailable"],
    [400, "No luck", 404, "unavailable"],
  ])("with %i, %s (%s) says that a payment is %s", async (status, message, code, expected) => {
    world.books.faults.push({ status, body: JSON.stringify({ status: false, message, code }) });
    expect(await world.provider.look("PL-1-1-AB12")).toEqual({ ok: false, code: expected });
  });

  it.each([
    ["Duplicate Transaction Reference", undefined, "duplicate"],
    ["No luck", "duplicate_reference", "duplicate"],
    ["No luck", "invalid_params", "refused"],
  ])("with %s (%s) says that a start is %s", async (message, code, expected) => {
    world.books.faults.push({ status: 400, body: JSON.stringify({ status: false, message, code }) });
    expect(await world.provider.start(payment)).toEqual({ ok: false, code: expected });
  });

  it("believes no payment of another number, and asks for none by what is no part of a path", async () => {
    const data = { id: 2, domain: "test", status: "success", reference: "PL-1", amount: 1, currency: "NGN" };
    world.books.faults.push({ status: 200, body: JSON.stringify({ status: true, data }) });
    expect(await world.provider.lookByProviderRef("1")).toEqual(unavailable);
    const { length } = world.books.asked;
    const unknown = { ok: false, code: "unknown" };
    for (const part of ["..", "a/b", ""]) {
      expect(await world.provider.look(part)).toEqual(unknown);
      expect(await world.provider.lookByProviderRef(part)).toEqual(unknown);
      expect(await world.provider.lookAtRefund(part)).toEqual(unknown);
    }
    expect(world.books.asked).toHaveLength(length);
  });

  it("is asked for payments as before after five that it refused, or knew", async () => {
    const no = (more: object) => ({
      status: 400,
      body: JSON.stringify({ status: false, message: "No luck", ...more }),
    });
    for (let refusal = 0; refusal < 5; refusal += 1) {
      world.books.faults.push(no({}), no({ code: "duplicate_reference" }));
      expect(await world.provider.start(payment)).toEqual({ ok: false, code: "refused" });
      expect(await world.provider.start(payment)).toEqual({ ok: false, code: "duplicate" });
    }
    expect(world.circuit.isOpen()).toBe(false);
  });

  it("sends a payer to another address of the service that is encrypted", async () => {
    const authorization_url = "https://checkout.paystack.example/ac1";
    const body = { status: true, data: { authorization_url, reference: payment.reference } };
    world.books.faults.push({ status: 200, body: JSON.stringify(body) });
    expect(await world.provider.start(payment)).toEqual({
      ok: true,
      value: { url: authorization_url, expiresAt: null },
    });
  });

  it("is asked for a refund in whole kobo, in naira, with its note, and for the banks of Nigeria", async () => {
    const { id } = world.books.put("PL-7-1-PQ12", "succeeded");
    const wanted = { amount: kobo(5_000), note: "Broken.", wasAsked: false, since: new Date(), known: [] };
    await world.provider.refund({ providerRef: String(id), ...wanted });
    expect(world.books.calls.at(-1)?.body).toEqual({
      ...{ transaction: String(id), amount: 5_000, currency: "NGN", merchant_note: "Broken." },
    });
    await world.provider.banks();
    expect(world.books.calls.at(-1)?.query.get("country")).toBe("nigeria");
  });

  it("says nothing of a refund whose call was lost and that its list does not have", async () => {
    const { id } = world.books.put("PL-7-1-PQ13", "succeeded");
    const wanted = { amount: kobo(5_000), note: "Broken.", wasAsked: false, since: new Date(), known: [] };
    world.books.faults.push({ status: 503 });
    expect(await world.provider.refund({ providerRef: String(id), ...wanted })).toEqual(unavailable);
    expect(world.books.asked).toEqual(["POST /refund", "GET /refund"]);
    world.books.faults.push({ status: 503 }, { status: 503 });
    expect(await world.provider.refund({ providerRef: String(id), ...wanted })).toEqual(unavailable);
  });

  it("believes no refund of another number", async () => {
    const data = { id: 2, status: "processed", amount: 1, transaction: 1 };
    world.books.faults.push({ status: 200, body: JSON.stringify({ status: true, data }) });
    expect(await world.provider.lookAtRefund("1")).toEqual(unavailable);
  });

  it("has its list at an end where a page brings nothing new, though no end is said", async () => {
    const data = [
      {
        id: 1,
        domain: "test",
        status: "success",
        reference: "PL-1",
        amount: 1,
        currency: "NGN",
        paid_at: null,
      },
    ];
    const page = { status: 200, body: JSON.stringify({ status: true, data, meta: {} }) };
    world.books.faults.push(page, page);
    expect(await listed(world.provider.listSuccesses(new Date(0), new Date()))).toHaveLength(1);
    expect(world.books.asked).toHaveLength(2);
    const refunds = [{ id: 1, status: "pending", amount: 1, transaction: 1 }];
    const refundPage = { status: 200, body: JSON.stringify({ status: true, data: refunds, meta: {} }) };
    world.books.faults.push(refundPage, refundPage);
    const { id } = world.books.put("PL-7-1-PQ14", "succeeded");
    const wanted = { amount: kobo(5_000), note: "Broken.", wasAsked: true, since: new Date(), known: [] };
    expect(await world.provider.refund({ providerRef: String(id), ...wanted })).toMatchObject({ ok: true });
    expect(world.books.asked.slice(2)).toEqual(["GET /refund", "GET /refund", "POST /refund"]);
  });

  it.each([
    [{ status: 502 }, "Paystack answered 502 (GET /transaction)"],
    [{ status: 200, body: "<html>" }, "Paystack answered 200 with something else (GET /transaction)"],
    [{ status: 429, body: "{}" }, "Paystack has had too many calls (GET /transaction)"],
    [
      { status: 200, body: '{"status":true,"data":{}}' },
      "Paystack gave an answer of another form (GET /transaction)",
    ],
  ])("is told an operator with %j in words", async (fault, words) => {
    world.books.faults.push(fault);
    expect(await world.provider.look("PL-1-1-AB12")).toEqual(unavailable);
    expect(world.faults).toEqual([expect.stringContaining(`PaystackFault: ${words}`)]);
  });

  it("reads a time with its distance from Greenwich, and goes by its own name", async () => {
    const paid_at = "2026-11-20T10:59:00.000+01:00";
    const reference = "PL-1-1-AB12";
    const data = { id: 1, domain: "test", status: "success", reference, amount: 1, currency: "NGN", paid_at };
    world.books.faults.push({ status: 200, body: JSON.stringify({ status: true, data }) });
    expect(await world.provider.look(reference)).toMatchObject({
      value: { paidAt: new Date("2026-11-20T09:59:00.000Z") },
    });
    expect(world.provider.name).toBe("paystack");
  });
});
