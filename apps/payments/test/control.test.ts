import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { BadEnvironment, readEnv } from "../src/env.ts";
import { startPayments } from "../src/start-payments.ts";
import { runPayments } from "./running-payments.ts";

const dataFolder = mkdtempSync(join(tmpdir(), "precise-payments-"));
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));
const payments = runPayments({ dataFolder });
const act = (reference: string, body: object) => payments.control(`transactions/${reference}`, body);

describe("the switches", () => {
  it("list every payment in kobo", async () => {
    const { reference } = await payments.open();
    const list: unknown = await (await payments.ask("GET", "/control/transactions")).json();
    expect(list).toContainEqual(
      expect.objectContaining({
        reference,
        amount: 600_000,
        requested_amount: 600_000,
        status: "abandoned",
        currency: "NGN",
        callback_url: "http://localhost:3000/pay/back",
      }),
    );
  });

  it("forget every payment with what came of it", async () => {
    const { reference } = await payments.open();
    await act(reference, { do: "succeed" });
    await payments.ask("DELETE", "/control/transactions");
    for (const list of ["transactions", "refunds", "webhooks"])
      expect(await (await payments.ask("GET", `/control/${list}`)).json(), list).toEqual([]);
    expect((await act(reference, { do: "reverse" })).status).toBe(400);
  });

  it("let a payment succeed with another amount, currency or mode", async () => {
    const { reference } = await payments.open();
    const { body } = await act(reference, {
      do: "succeed",
      amount: 610_000,
      currency: "USD",
      domain: "live",
    });
    expect(body).toMatchObject({
      amount: 610_000,
      requested_amount: 600_000,
      currency: "USD",
      domain: "live",
      status: "success",
    });
  });

  it("let a failed payment succeed after all", async () => {
    const { reference } = await payments.open();
    expect((await act(reference, { do: "fail" })).body.status).toBe("failed");
    expect((await act(reference, { do: "succeed" })).body.status).toBe("success");
  });

  it("keep money that came: it can only be reversed or disputed", async () => {
    const { reference } = await payments.open();
    expect((await act(reference, { do: "reverse" })).status).toBe(409);
    expect((await act(reference, { do: "dispute" })).status).toBe(409);
    await act(reference, { do: "succeed" });
    for (const name of ["fail", "abandon", "ongoing"]) {
      expect([name, (await act(reference, { do: name })).status]).toEqual([name, 409]);
    }
    expect((await act(reference, { do: "reverse" })).body.status).toBe("reversed");
    expect((await act(reference, { do: "succeed" })).status).toBe(409);
  });

  it.each([
    ["transactions/x", { do: "succeed" }, "Transaction reference not found."],
    ["faults", { call: "verify", answer: "explode" }, /^answer: /],
    ["faults", { call: "verify", answer: "500", count: -1 }, /^count: /],
    ["clock", { advance_seconds: -1 }, /^advance_seconds: /],
    ["clock", { seconds: 1 }, /advance_seconds|seconds/],
  ])("refuse %s %j by name", async (path, body, message) => {
    const answer = await payments.control(path, body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(message);
  });

  it("refuse what they do not know of a payment", async () => {
    const { reference } = await payments.open();
    expect((await act(reference, { do: "vanish" })).body.message).toMatch(/^do: /);
    expect((await act(reference, { do: "succeed", amount: 1.5 })).body.message).toMatch(/^amount: /);
    expect((await act(reference, { do: "succeed", price: 1 })).status).toBe(400);
  });
});

it("a restart keeps payments, and what was still to be done", async () => {
  payments.shop.answers = 500;
  const { reference } = await payments.open();
  await act(reference, { do: "succeed" });
  await payments.restart();
  payments.shop.answers = 200;
  expect(await payments.data("GET", `/transaction/verify/${reference}`)).toMatchObject({ status: "success" });
  await payments.control("clock", { advance_seconds: 180 });
  expect(payments.received.map(({ data }) => data.reference)).toEqual([reference, reference]);
});

it("a restart sends what was just being sent", async () => {
  const { reference } = await payments.open();
  const { promise: called, resolve } = Promise.withResolvers<void>();
  payments.shop.beforeAnswer = () => {
    resolve();
    return new Promise(() => undefined);
  };
  const sending = act(reference, { do: "succeed" }).catch(() => undefined);
  await called;
  payments.shop.beforeAnswer = async () => undefined;
  await payments.restart();
  await sending;
  await expect.poll(() => payments.received).toHaveLength(2);
});

describe("where the stand-in runs", () => {
  it("starts with SHOP_ENV=local alone", () => {
    expect(() => readEnv({})).toThrow(/^SHOP_ENV must be local/);
    expect(() => readEnv({ SHOP_ENV: "production" })).toThrow(BadEnvironment);
    expect(readEnv({ SHOP_ENV: "local" })).toMatchObject({
      port: 9339,
      secretKey: "sk_test_local",
      webhookUrl: "http://localhost:3000/api/payments/paystack/webhook",
    });
  });

  it("takes no real key, and sends nothing out of this computer", () => {
    const local = { SHOP_ENV: "local" };
    expect(() => readEnv({ ...local, PAYSTACK_SECRET_KEY: "sk_live_1" })).toThrow(
      /^PAYSTACK_SECRET_KEY must be a test key/,
    );
    expect(() => readEnv({ ...local, WEBHOOK_URL: "https://shop.example/webhook" })).toThrow(
      /^WEBHOOK_URL is/,
    );
    expect(() => startPayments({ webhookUrl: "https://shop.example/webhook" })).toThrow(BadEnvironment);
  });

  it("answers under its own name alone, and no page of another site", async () => {
    const statusFor = (headers: Record<string, string>) =>
      new Promise((resolve, reject) => {
        const { port } = new URL(payments.url());
        request({ port, host: "127.0.0.1", path: "/control/transactions", headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .on("error", reject)
          .end();
      });
    const { host } = new URL(payments.url());
    expect(await statusFor({ host })).toBe(200);
    expect(await statusFor({ host: "evil.example" })).toBe(421);
    expect(await statusFor({ host, origin: "http://evil.example" })).toBe(403);
    expect(await statusFor({ host, origin: "null", "sec-fetch-site": "cross-site" })).toBe(403);
  });
});
