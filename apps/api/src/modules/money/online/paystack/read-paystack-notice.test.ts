import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readPaystackNotice } from "./read-paystack-notice.ts";

const key = "sk_test_stub_0001";
const charge =
  '{"event":"charge.success","data":{"id":302961,"domain":"test","status":"success","reference":"PL-2026-000001","amount":10500000,"currency":"NGN","metadata":{"order_id":"ord_1"}}}';
const signature =
  "fe068bcd09c0d5ae36bab1a97c3e32f95eae0cea987d71832708f5adffc8747a774034ef0a2cfc7bb3efefb1e41f19557b01436dfbaf3bd983cb49f3961db241";

const bytes = (text: string) => new TextEncoder().encode(text);
const sign = (body: Uint8Array, by = key) => createHmac("sha512", by).update(body).digest("hex");
const readSigned = (text: string) => readPaystackNotice([key], bytes(text), sign(bytes(text)));
const read = (event: string, data: unknown) => readSigned(JSON.stringify({ event, data }));

describe("a notice of Paystack's", () => {
  it("is taken with the signature of its 178 bytes", () => {
    expect(bytes(charge)).toHaveLength(178);
    expect(readPaystackNotice([key], bytes(charge), signature)).toEqual({
      ok: true,
      value: [{ kind: "payment", key: "charge.success:302961", reference: "PL-2026-000001" }],
    });
  });

  it("has another signature for another reference, by one digit", () => {
    const other = sign(bytes(charge.replace("000001", "000002")));
    expect([other.slice(0, 8), other.slice(-6)]).toEqual(["5219d38c", "ed37b0"]);
  });

  it.each([
    ["no header", undefined],
    ["an empty header", ""],
    ["two headers", [signature, signature]],
    ["a list of one", [signature]],
    ["capitals", signature.toUpperCase()],
    ["one capital", signature.replace("f", "F")],
    ["127 digits", signature.slice(1)],
    ["129 digits", `${signature}0`],
    ["something else than digits", `${signature.slice(0, -1)}g`],
    ["a line end behind it", `${signature}\n`],
    ["a blank before it", ` ${signature}`],
    ["another last digit", `${signature.slice(0, -1)}0`],
    ["the signature of another key", sign(bytes(charge), "sk_test_stub_0002")],
    ["the signature of no key", sign(bytes(charge), "")],
  ])("is refused with %s", (_what, header) => {
    expect(readPaystackNotice([key], bytes(charge), header)).toEqual({ ok: false, code: "bad_signature" });
  });

  it("is refused with any one byte changed", () => {
    for (let at = 0; at < 178; at += 1) {
      const body = bytes(charge);
      body[at] = (body[at] ?? 0) ^ 1;
      expect(readPaystackNotice([key], body, signature)).toEqual({ ok: false, code: "bad_signature" });
    }
  });

  it("is taken with the old key while that is accepted, and refused afterwards", () => {
    expect(readPaystackNotice(["sk_test_new", key], bytes(charge), signature).ok).toBe(true);
    expect(readPaystackNotice(["sk_test_new"], bytes(charge), signature).ok).toBe(false);
  });

  it("is signed as it came, escapes and decimals included", () => {
    const body = String.raw`{"event":"charge.success","data":{"amount":10500000.0,"note":"caf\u00e9 \/ x"}}`;
    const again = JSON.stringify(JSON.parse(body));
    expect([sign(bytes(body)).slice(0, 8), sign(bytes(again)).slice(0, 8)]).toEqual(["2f8a5e8f", "59d54b31"]);
    expect(readSigned(body)).toMatchObject({ ok: true, value: [{ kind: "other" }] });
    expect(readPaystackNotice([key], bytes(again), sign(bytes(body))).ok).toBe(false);
    const escaped = String.raw`{"event":"charge.success","data":{"id":7,"reference":"PL\u002d7","note":"\/caf\u00e9"}}`;
    expect(readSigned(escaped)).toMatchObject({ value: [{ key: "charge.success:7", reference: "PL-7" }] });
  });

  it.each(["", "{", "null", "[]", "7", "{}", '{"event":7}', '{"event":""}', '{"data":{}}'])(
    "is not readable as %j",
    (text) => expect(readSigned(text)).toEqual({ ok: false, code: "not_readable" }),
  );

  it("is not readable where it is no UTF-8", () => {
    const body = Uint8Array.from([...bytes('{"event":"x","data":"'), 0xff, ...bytes('"}')]);
    expect(readPaystackNotice([key], body, sign(body))).toEqual({ ok: false, code: "not_readable" });
  });
});

describe("what Paystack reports", () => {
  it("of a rejected transfer names the payment by its number alone", () => {
    const bank_transfer = {
      amount: "30000",
      message: "incorrect amount sent",
      message_type: "INCORRECT_AMOUNT",
      transaction_id: "3103959930",
    };
    expect(read("bank.transfer.rejected", { bank_transfer, customer: { id: 138492368 } })).toEqual({
      ok: true,
      value: [
        {
          kind: "transfer_rejected",
          key: "bank.transfer.rejected:3103959930",
          providerRef: "3103959930",
          sent: 30_000,
        },
      ],
    });
    expect(read("bank.transfer.rejected", { bank_transfer: { transaction_id: 31 } })).toMatchObject({
      value: [{ kind: "transfer_rejected", providerRef: "31", sent: null }],
    });
  });

  it.each([
    ["refund.pending", "10000", null, undefined, "pending", "refund.pending:T1:of 10000", null],
    ["refund.processing", "10000", null, undefined, "processing", "refund.processing:T1:of 10000", null],
    [
      "refund.processed",
      "5000",
      "132013318360",
      undefined,
      "processed",
      "refund.processed:T1:132013318360",
      null,
    ],
    ["refund.failed", 20_000, "TRF_9vgf", undefined, "failed", "refund.failed:T1:TRF_9vgf", null],
    ["refund.needs-attention", "700", null, 55, "needs_account", "refund.needs-attention:T1:55", "55"],
  ] as const)("of a refund: %s of %j", (event, amount, refund_reference, id, state, eventKey, refundRef) => {
    const data = { status: "any", transaction_reference: "T1", refund_reference, amount, id, domain: "live" };
    expect(read(event, data)).toEqual({
      ok: true,
      value: [{ kind: "refund", key: eventKey, reference: "T1", refundRef, state, amount: Number(amount) }],
    });
  });

  it.each([
    ["charge.dispute.create", "awaiting-merchant-feedback", null, "success", "open"],
    ["charge.dispute.remind", "awaiting-merchant-feedback", null, "success", "open"],
    ["charge.dispute.create", "awaiting-merchant-feedback", "declined", "reversed", "open"],
    ["charge.dispute.resolve", "resolved", null, "success", "open"],
    ["charge.dispute.resolve", "resolved", "auto-accepted", "reversed", "accepted"],
    ["charge.dispute.resolve", "resolved", "merchant-accepted", "reversed", "accepted"],
    ["charge.dispute.resolve", "resolved", "declined", "success", "won"],
    ["charge.dispute.resolve", "resolved", "declined", "reversed", "lost"],
    ["charge.dispute.resolve", "resolved", "a-new-word", "success", "open"],
  ])("of a dispute: %s, %s, %s, payment %s: %s", (event, status, resolution, paymentStatus, state) => {
    const transaction = {
      id: 8,
      status: paymentStatus,
      reference: "v3mj",
      amount: 5800,
      metadata: "",
      log: null,
    };
    const data = {
      id: 358950,
      refund_amount: 5700,
      status,
      resolution,
      transaction,
      dueAt: "2020-11-25T18:00:00.000Z",
    };
    expect(read(event, data)).toEqual({
      ok: true,
      value: [
        {
          kind: "dispute",
          key: `${event}:358950:${status}`,
          disputeRef: "358950",
          reference: "v3mj",
          state,
          amount: 5700,
          dueAt: new Date("2020-11-25T18:00:00.000Z"),
        },
      ],
    });
  });

  it("of a customer's account number has the customer in its key", () => {
    expect(read("dedicatedaccount.assign.success", { customer: { customer_code: "CUS_hp05" } })).toEqual({
      ok: true,
      value: [{ kind: "other", key: "dedicatedaccount.assign.success:CUS_hp05" }],
    });
  });

  it.each([
    ["subscription.create", { subscription_code: "SUB_1" }],
    ["charge.success", { id: 302_961 }],
    ["refund.processed", { transaction_reference: "T1", amount: "50.5" }],
    ["refund.toString", { transaction_reference: "T1", amount: 50 }],
    ["toString", { transaction_reference: "T1", amount: 50 }],
    ["charge.dispute.create", { id: 1 }],
    ["bank.transfer.rejected", null],
  ])("of anything else, such as %s of %j, is kept by the hash of its body", (event, data) => {
    const answer = read(event, data);
    expect(answer).toMatchObject({ ok: true, value: [{ kind: "other" }] });
    expect(answer.ok && answer.value[0]?.key).toMatch(new RegExp(`^${event}:[0-9a-f]{64}$`));
    expect(read(event, data)).toEqual(answer);
  });
});
