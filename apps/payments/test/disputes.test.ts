import { describe, expect, it } from "vitest";
import { runPayments } from "./running-payments.ts";

const payments = runPayments();
const act = (reference: string, name: string) => payments.control(`transactions/${reference}`, { do: name });
const disputed = async () => {
  const { reference } = await payments.open();
  await act(reference, "succeed");
  await act(reference, "dispute");
  const id = Number(payments.received.at(-1)?.data.id);
  return { reference, id };
};
const statusOf = async (reference: string) =>
  (await payments.data("GET", `/transaction/verify/${reference}`)).status;

describe("a dispute", () => {
  it("is told with the payment, its amount and when an answer is due", async () => {
    const { reference, id } = await disputed();
    const notice = payments.received.at(-1);
    expect(notice).toMatchObject({
      event: "charge.dispute.create",
      data: {
        status: "awaiting-merchant-feedback",
        refund_amount: 600_000,
        resolution: null,
        transaction: { reference, status: "success" },
      },
    });
    const hours = (Date.parse(String(notice?.data.dueAt)) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
    expect(await payments.data("GET", `/dispute/${id}`)).toMatchObject({ id });
    expect((await payments.call("GET", "/dispute/1")).status).toBe(404);
  });

  it("reminds every four hours, and silence ends with the money gone", async () => {
    const { reference, id } = await disputed();
    payments.received.length = 0;
    await payments.control("clock", { advance_seconds: 86_400 });
    const own = payments.received.filter(({ data }) => data.id === id);
    expect(own.map(({ event }) => event)).toEqual([
      ...Array.from({ length: 5 }, () => "charge.dispute.remind"),
      "charge.dispute.resolve",
    ]);
    expect(own.at(-1)?.data).toMatchObject({ resolution: "auto-accepted", status: "resolved" });
    expect(await statusOf(reference)).toBe("reversed");
  });

  it.each([
    ["dispute_won", "declined", "success"],
    ["dispute_lost", "auto-accepted", "reversed"],
  ])("%s resolves it as %s and leaves the payment %s", async (name, resolution, status) => {
    const { reference } = await disputed();
    expect((await act(reference, "dispute")).status).toBe(409);
    await act(reference, name);
    expect(payments.received.at(-1)).toMatchObject({ event: "charge.dispute.resolve", data: { resolution } });
    expect(await statusOf(reference)).toBe(status);
    expect((await act(reference, name)).status).toBe(409);
  });

  it("takes evidence, and the merchant's answer", async () => {
    const { reference, id } = await disputed();
    const evidence = {
      customer_email: "ada.obi@example.com",
      customer_name: "Ada Obi",
      customer_phone: "08030000000",
      service_details: "Two pendants, delivered",
      delivery_address: "1 Marina, Lagos",
    };
    const { customer_phone: _left, ...incomplete } = evidence;
    expect((await payments.call("POST", `/dispute/${id}/evidence`, incomplete)).body.message).toBe(
      "customer_phone is required",
    );
    expect(await payments.data("POST", `/dispute/${id}/evidence`, evidence)).toMatchObject(evidence);
    const answer = {
      message: "Delivered and signed for",
      refund_amount: 600_000,
      uploaded_filename: "a.pdf",
    };
    const declined = await payments.data("PUT", `/dispute/${id}/resolve`, {
      ...answer,
      resolution: "declined",
    });
    expect(declined).toMatchObject({ status: "awaiting-bank-feedback", resolution: null });
    await act(reference, "dispute_won");
    expect((await payments.call("POST", `/dispute/${id}/evidence`, evidence)).status).toBe(400);
    const other = await disputed();
    await payments.data("PUT", `/dispute/${other.id}/resolve`, {
      ...answer,
      resolution: "merchant-accepted",
    });
    expect(await statusOf(other.reference)).toBe("reversed");
  });
});
