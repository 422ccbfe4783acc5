import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { runPayments } from "./running-payments.ts";

const payments = runPayments();
const succeed = async (more: object = {}) => {
  const { reference } = await payments.open();
  await payments.control(`transactions/${reference}`, { do: "succeed", ...more });
  return reference;
};
const signedWith = (key: string, raw: string) => createHmac("sha512", key).update(raw).digest("hex");
const logOf = async (reference: string) => {
  const all: unknown = await (await payments.ask("GET", "/control/webhooks")).json();
  return Object.values(Object(all))
    .map((each) => Object(each))
    .filter((each) => each.reference === reference);
};

describe("a notice", () => {
  it("of success is signed over its bytes, in lower-case hex", async () => {
    const reference = await succeed();
    const [notice] = payments.received;
    expect(notice?.data).toMatchObject({ reference, status: "success", amount: 600_000, domain: "test" });
    expect(notice?.signature).toMatch(/^[0-9a-f]{128}$/);
    expect(notice?.signature).toBe(signedWith("sk_test_local", notice?.raw ?? ""));
  });

  it("may be signed with another key", async () => {
    await succeed({ webhook: "bad_signature" });
    const [notice] = payments.received;
    expect(notice?.signature).toMatch(/^[0-9a-f]{128}$/);
    expect(notice?.signature).not.toBe(signedWith("sk_test_local", notice?.raw ?? ""));
  });

  it("may come escaped: other bytes of the same JSON", async () => {
    const { reference } = await payments.open({ metadata: { note: "Adé/Ọbí" } });
    await payments.control(`transactions/${reference}`, { do: "succeed", escaped: true });
    const [notice] = payments.received;
    expect(notice?.raw).toContain("Ad\\u00e9\\/\\u1eccb\\u00ed");
    expect(notice?.data).toMatchObject({ metadata: { note: "Adé/Ọbí" } });
    expect(notice?.signature).toBe(signedWith("sk_test_local", notice?.raw ?? ""));
  });

  it("comes now, twice, late or never", async () => {
    await succeed({ webhook: "twice" });
    expect(payments.received).toHaveLength(2);
    const late = await succeed({ webhook: "late" });
    const never = await succeed({ webhook: "never" });
    expect(payments.received).toHaveLength(2);
    await payments.control("clock", { advance_seconds: 3600 });
    expect(payments.received.slice(2).map(({ data }) => data.reference)).toEqual([late]);
    await payments.control("clock", { advance_seconds: 400_000 });
    expect(payments.received).toHaveLength(3);
    expect((await payments.control("webhooks/resend", { reference: never })).body).toEqual({
      sent: 1,
      answers: [200],
    });
    expect(payments.received.at(-1)?.data.reference).toBe(never);
  });

  it("can be sent many times", async () => {
    const reference = await succeed();
    const { body } = await payments.control("webhooks/resend", { reference, times: 20 });
    expect(body.sent).toBe(20);
    expect(new Set(payments.received.map(({ raw }) => raw)).size).toBe(1);
    expect(payments.received).toHaveLength(21);
    expect((await payments.control("webhooks/resend", { reference: "N9-never" })).status).toBe(400);
  });

  it("is sent for success alone, not for failure, abandonment or reversal", async () => {
    const { reference } = await payments.open();
    for (const name of ["ongoing", "abandon", "fail"]) {
      expect((await payments.control(`transactions/${reference}`, { do: name })).status).toBe(200);
    }
    expect(payments.received).toEqual([]);
    await payments.control(`transactions/${reference}`, { do: "succeed" });
    await payments.control(`transactions/${reference}`, { do: "reverse" });
    expect(payments.received.map(({ event }) => event)).toEqual(["charge.success"]);
  });

  it("of a transfer of another amount has no reference, and leads to the payment by its number", async () => {
    const { reference } = await payments.open();
    await payments.control(`transactions/${reference}`, { do: "reject_transfer", amount: 550_000 });
    const [notice] = payments.received;
    expect(notice?.event).toBe("bank.transfer.rejected");
    expect(notice?.data).not.toHaveProperty("reference");
    const transfer = Object(notice?.data.bank_transfer);
    expect(transfer).toMatchObject({ amount: "550000", message_type: "INCORRECT_AMOUNT" });
    expect(await payments.data("GET", `/transaction/${transfer.transaction_id}`)).toMatchObject({
      reference,
    });
  });
});

describe("a notice that is not taken", () => {
  it("is tried every three minutes for four tries, then hourly for 72 hours, then given up", async () => {
    payments.shop.answers = 500;
    const reference = await succeed();
    const triesAfter = async (seconds: number) => {
      await payments.control("clock", { advance_seconds: seconds });
      return payments.received.length;
    };
    expect(payments.received).toHaveLength(1);
    expect(await triesAfter(180)).toBe(2);
    expect(await triesAfter(360)).toBe(4);
    expect(await triesAfter(180)).toBe(4);
    expect(await triesAfter(3420)).toBe(5);
    expect(await triesAfter(71 * 3600)).toBe(76);
    expect(await triesAfter(1_000_000)).toBe(76);
    expect(await logOf(reference)).toMatchObject([{ event: "charge.success", state: "given-up" }]);
  });

  it("ends with the first 200; another 2xx is none", async () => {
    payments.shop.answers = 202;
    const reference = await succeed();
    payments.shop.answers = 200;
    await payments.control("clock", { advance_seconds: 180 });
    await payments.control("clock", { advance_seconds: 100_000 });
    expect(payments.received).toHaveLength(2);
    expect(await logOf(reference)).toMatchObject([
      { state: "delivered", tries: [{ status: 202 }, { status: 200 }] },
    ]);
  });
});
