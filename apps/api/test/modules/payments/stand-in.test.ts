import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { kobo } from "@precise/cart-core/money";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { paystackProvider } from "#api/modules/money/online/paystack/paystack-provider.ts";
import type { PaymentProvider } from "#api/modules/money/online/provider-port.ts";
import { type RunningPayments, startPayments } from "../../paystack-stand-in.ts";
import { listed } from "./providers/provider-contract.ts";

// The adapter before the stand-in that a laptop runs: what is tried by hand there must be what production does.
let standIn: RunningPayments;
let provider: PaymentProvider;
const notices: { readonly body: Buffer; readonly signature: string | string[] | undefined }[] = [];
const shop = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  notices.push({ body: Buffer.concat(chunks), signature: request.headers["x-paystack-signature"] });
  response.end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
  // A server that listens on an address has one with a port.
  const { port } = shop.address() as AddressInfo;
  standIn = await startPayments({ webhookUrl: `http://127.0.0.1:${port}/` });
  provider = providerWith(60_000);
});
const providerWith = (timeoutMilliseconds: number) =>
  paystackProvider({
    url: standIn.url,
    secretKeys: ["sk_test_local"],
    timeoutMilliseconds,
    onFault: () => undefined,
  });
beforeEach(() => {
  notices.length = 0;
});
afterAll(async () => {
  await standIn.close();
  shop.close();
});

const control = async (path: string, body: object) => {
  const answer = await fetch(`${standIn.url}/control/${path}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
};
let count = 0;
const begin = async (by = provider) => {
  count += 1;
  const reference = `PL-${count}-1-AB12`;
  const payment = {
    reference,
    amount: kobo(10_500_050),
    email: "ada@example.com",
    returnUrl: "https://shop.example/pay/back",
    cancelUrl: "https://shop.example/pay/PL-1",
    note: "Order PL-1",
  };
  return { payment, reference, started: await by.start(payment) };
};
const succeeded = async () => {
  const { reference } = await begin();
  await control(`transactions/${reference}`, { do: "succeed" });
  const look = await provider.look(reference);
  if (!look.ok) throw new Error(look.code);
  return look.value;
};
const lastEvent = () => {
  const { body, signature } = notices.at(-1) ?? {};
  return provider.readWebhook(body ?? Buffer.of(), { "x-paystack-signature": signature });
};
const refundRequest = (providerRef: string, amount: number) => ({
  providerRef,
  amount: kobo(amount),
  note: "Paid twice",
  wasAsked: false,
  since: new Date(Date.now() - 60_000),
  known: [],
});

describe("the stand-in for Paystack", () => {
  it("begins a payment on its own checkout, once", async () => {
    const { payment, reference, started } = await begin();
    expect(started).toMatchObject({ ok: true });
    expect(started.ok && started.value.url).toContain(`${standIn.url}/checkout/`);
    expect(await provider.start(payment)).toEqual({ ok: false, code: "duplicate" });
    expect(await provider.look(reference)).toMatchObject({
      value: { state: "waiting", requested: 10_500_050, currency: "NGN", isLive: false, paidAt: null },
    });
    expect(await provider.look("PL-9-9-ZZ99")).toEqual({ ok: false, code: "unknown" });
  });

  it("has the payment where its answer was lost, and none where it never answered", async () => {
    await control("faults", { call: "initialize", answer: "lost" });
    const lost = await begin();
    expect(lost.started).toEqual({ ok: false, code: "duplicate" });
    await control("faults", { call: "initialize", answer: "hang" });
    const { payment, started } = await begin(providerWith(300));
    expect(started).toEqual({ ok: false, code: "unavailable" });
    await control("faults", { call: "initialize", answer: "hang", count: 0 });
    expect(await provider.start(payment)).toMatchObject({ ok: true });
  });

  it.each(["500", "html", "cut", "lost"])("is unavailable with the fault %s", async (answer) => {
    const { reference } = await begin();
    await control("faults", { call: "verify", answer });
    expect(await provider.look(reference)).toEqual({ ok: false, code: "unavailable" });
    expect(await provider.look(reference)).toMatchObject({ ok: true });
  });

  it("tells a success by a notice that is signed, escaped or not", async () => {
    for (const escaped of [false, true]) {
      const { reference } = await begin();
      await control(`transactions/${reference}`, { do: "succeed", amount: 10_700_000, escaped });
      expect(lastEvent()).toMatchObject({ ok: true, value: [{ kind: "payment", reference }] });
      expect(await provider.look(reference)).toMatchObject({
        value: { state: "succeeded", requested: 10_500_050, paid: 10_700_000, last4: "4081" },
      });
    }
    const { reference } = await begin();
    await control(`transactions/${reference}`, { do: "succeed", webhook: "bad_signature" });
    expect(lastEvent()).toEqual({ ok: false, code: "bad_signature" });
  });

  it.each([
    ["ongoing", "under_way"],
    ["fail", "failed"],
    ["abandon", "waiting"],
  ])("after %s a payment is %s", async (act, state) => {
    const { reference } = await begin();
    await control(`transactions/${reference}`, { do: act });
    expect(await provider.look(reference)).toMatchObject({ value: { state } });
  });

  it("leads from a rejected transfer to its payment", async () => {
    const { reference } = await begin();
    await control(`transactions/${reference}`, { do: "reject_transfer", amount: 9_000_000 });
    const read = lastEvent();
    expect(read).toMatchObject({ ok: true, value: [{ kind: "transfer_rejected", sent: 9_000_000 }] });
    const event = read.ok ? read.value[0] : undefined;
    if (event?.kind !== "transfer_rejected") throw new Error("no rejection");
    expect(await provider.lookByProviderRef(event.providerRef)).toMatchObject({ value: { reference } });
  });

  it("gives money back, in steps that are told", async () => {
    const { providerRef, reference } = await succeeded();
    const refunded = await provider.refund(refundRequest(providerRef, 5_000));
    expect(refunded).toMatchObject({ ok: true, value: { state: "pending", amount: 5_000 } });
    const refundRef = refunded.ok ? refunded.value.refundRef : "";
    await control("clock", { advance_seconds: 600 });
    expect(await provider.lookAtRefund(refundRef)).toMatchObject({ value: { state: "processed" } });
    expect(lastEvent()).toMatchObject({
      value: [{ kind: "refund", reference, state: "processed", amount: 5_000 }],
    });
    expect(await provider.refund(refundRequest(providerRef, 10_500_050))).toEqual({
      ok: false,
      code: "refused",
    });
  });

  it("has one refund where the answer was lost", async () => {
    const { providerRef } = await succeeded();
    await control("faults", { call: "refund", answer: "lost" });
    expect(await provider.refund(refundRequest(providerRef, 6_000))).toMatchObject({ ok: true });
    const again = await provider.refund({ ...refundRequest(providerRef, 6_000), wasAsked: true });
    expect(again).toMatchObject({ ok: true });
    expect((await provider.refund(refundRequest(providerRef, 10_494_051))).ok).toBe(false);
  });

  it("asks for an account where a refund needs one, and names whose it is", async () => {
    const { providerRef } = await succeeded();
    const refunded = await provider.refund(refundRequest(providerRef, 7_000));
    const refundRef = refunded.ok ? refunded.value.refundRef : "";
    await control(`refunds/${refundRef}`, { do: "needs_attention" });
    expect(lastEvent()).toMatchObject({ value: [{ kind: "refund", refundRef, state: "needs_account" }] });
    const account = { bankCode: "057", accountNumber: "0123456789" };
    expect(await provider.accountName(account)).toEqual({ ok: true, value: "WILLIAMS TERSOO OLUWASEUN" });
    expect(await provider.accountName({ ...account, accountNumber: "0123456799" })).toEqual({
      ok: false,
      code: "unknown",
    });
    expect(await provider.sendRefundTo(refundRef, account)).toMatchObject({ value: { state: "processing" } });
  });

  it.each([
    ["dispute_won", "won", "succeeded"],
    ["dispute_lost", "accepted", "reversed"],
  ])("tells a dispute and its end: %s is %s", async (act, end, state) => {
    const { reference } = await succeeded();
    await control(`transactions/${reference}`, { do: "dispute" });
    expect(lastEvent()).toMatchObject({ value: [{ kind: "dispute", reference, state: "open" }] });
    await control(`transactions/${reference}`, { do: act });
    expect(lastEvent()).toMatchObject({ value: [{ kind: "dispute", reference, state: end }] });
    expect(await provider.look(reference)).toMatchObject({ value: { state } });
  });

  it("lists each success once", async () => {
    const from = new Date();
    const references = [(await succeeded()).reference, (await succeeded()).reference];
    await begin();
    const found = await listed(provider.listSuccesses(from, new Date(Date.now() + 60_000)));
    expect(found.map(({ reference }) => reference).sort()).toEqual(references.sort());
  });
});
