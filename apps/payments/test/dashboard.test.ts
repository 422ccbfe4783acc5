import { describe, expect, it } from "vitest";
import { runPayments } from "./running-payments.ts";

const payments = runPayments();
const page = async () => (await fetch(payments.url())).text();
const press = async (path: string, form: Record<string, string> = {}) => {
  const answer = await fetch(`${payments.url()}/dashboard/${path}`, {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
  });
  return { status: answer.status, to: answer.headers.get("location"), text: await answer.text() };
};

describe("the dashboard", () => {
  it("says that nothing has happened yet", async () => {
    expect(await page()).toContain("Nobody has begun to pay yet.");
  });

  it("shows a payment, and does what a bank may do with it", async () => {
    const { reference } = await payments.open();
    expect(await page()).toContain(reference);
    expect(await press(`transactions/${reference}`, { do: "succeed" })).toMatchObject({
      status: 303,
      to: "/#transactions",
    });
    const refused = await press(`transactions/${reference}`, { do: "fail" });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain(`${reference} is success: that cannot happen to it now.`);
    expect((await press(`transactions/${reference}`, { do: "explode" })).status).toBe(400);

    await press(`transactions/${reference}/refund`);
    const [refund] = Object.values(await payments.data("GET", `/refund?transaction=${reference}`));
    const { id } = Object(refund);
    await press(`refunds/${id}`, { do: "needs-attention" });
    expect(await payments.data("GET", `/refund/${id}`)).toMatchObject({ status: "needs-attention" });
    await press(`transactions/${reference}`, { do: "dispute" });
    await press(`transactions/${reference}`, { do: "dispute_lost" });
    const text = await page();
    for (const words of ["needs-attention", "resolved: auto-accepted", "charge.dispute.resolve"]) {
      expect(text).toContain(words);
    }
  });

  it("sends a notice again, and lets time pass", async () => {
    const { reference } = await payments.open();
    payments.shop.answers = 500;
    await press(`transactions/${reference}`, { do: "succeed" });
    const log: unknown = await (await payments.ask("GET", "/control/webhooks")).json();
    const last = Object(Object.values(Object(log)).at(-1));
    payments.shop.answers = 200;
    expect(await press(`webhooks/${last.id}`)).toMatchObject({ status: 303, to: "/#webhook-log" });
    expect(payments.received.map(({ data }) => data.reference)).toEqual([reference, reference]);
    await press("clock", { seconds: "86400" });
    expect(payments.received.filter(({ data }) => data.reference === reference)).toHaveLength(2);
  });

  it("is no place for forms of other sites", async () => {
    const { reference } = await payments.open();
    const answer = await fetch(`${payments.url()}/dashboard/transactions/${reference}`, {
      method: "POST",
      body: new URLSearchParams({ do: "succeed" }),
      headers: { origin: "http://evil.example" },
    });
    expect(answer.status).toBe(403);
  });
});
