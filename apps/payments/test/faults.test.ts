import { describe, expect, it } from "vitest";
import { runPayments } from "./running-payments.ts";

const payments = runPayments();
const plan = (call: string, answer: string, count = 1) => payments.control("faults", { call, answer, count });
const verify = (reference: string) => payments.ask("GET", `/transaction/verify/${reference}`);

describe("a planned fault", () => {
  it("happens as often as planned, and on its call alone", async () => {
    const { reference } = await payments.open();
    await plan("verify", "500", 2);
    expect((await payments.call("GET", "/transaction")).status).toBe(200);
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await verify(reference)).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it("says too many requests with how long to wait", async () => {
    await plan("list", "429");
    const answer = await payments.ask("GET", "/transaction");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "30"]);
  });

  it("is a page of HTML", async () => {
    await plan("refund", "html");
    const answer = await payments.ask("POST", "/refund", {});
    expect([answer.status, answer.headers.get("content-type")]).toEqual([502, "text/html; charset=UTF-8"]);
  });

  it("cuts the answer in the middle", async () => {
    const { reference } = await payments.open();
    await plan("verify", "cut");
    const answer = await verify(reference);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });

  it("does the work and loses the answer", async () => {
    await plan("initialize", "lost");
    const body = { email: "ada.obi@example.com", amount: 600_000, reference: "N8000-1" };
    await expect(payments.ask("POST", "/transaction/initialize", body)).rejects.toThrow();
    expect((await payments.call("POST", "/transaction/initialize", body)).body.code).toBe(
      "duplicate_reference",
    );
  });

  it("hangs without doing anything until the caller gives up", async () => {
    await plan("initialize", "hang");
    const body = { email: "ada.obi@example.com", amount: 600_000, reference: "N8001-1" };
    const answer = fetch(`${payments.url()}/transaction/initialize`, {
      method: "POST",
      headers: { authorization: "Bearer sk_test_local", "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(100),
    });
    await expect(answer).rejects.toThrow();
    expect((await verify("N8001-1")).status).toBe(400);
  });

  it("can be called off", async () => {
    await plan("verify", "500", 5);
    expect((await payments.ask("DELETE", "/control/faults")).status).toBe(200);
    expect(await (await payments.ask("GET", "/control/faults")).json()).toEqual([]);
  });
});
