import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paystackProvider } from "#api/modules/money/online/paystack/paystack-provider.ts";
import type { PaymentProvider } from "#api/modules/money/online/provider-port.ts";
import { type OnlineShop, openOnlineShop } from "./online-shop.ts";

const path = "/api/payments/paystack/webhook";
const body = JSON.stringify({
  event: "charge.success",
  data: { id: 302961, domain: "test", status: "success", reference: "PR-NOT0OURS-1-ZZZZ", amount: 10_000 },
});
const sign = (text: string, key: string) => createHmac("sha512", key).update(text).digest("hex");

describe("the webhook of the payment service", () => {
  let shop: OnlineShop;
  const rows = async () => (await shop.api.db.query("select 1 from payment_event")).length;
  const post = async (text: string, headers: Record<string, string>) =>
    (await fetch(shop.api.url + path, { method: "POST", body: text, headers })).status;
  beforeAll(async () => {
    const keys = { secretKeys: ["sk_test_local", "sk_test_old"], onFault: () => undefined };
    const provider: PaymentProvider = paystackProvider({ url: "http://localhost:9", ...keys });
    shop = await openOnlineShop("pglite", { provider });
  });
  afterAll(() => shop.close());

  it.each([
    ["no signature", {}],
    ["a wrong one", { "x-paystack-signature": sign(`${body} `, "sk_test_local") }],
    ["one of another key", { "x-paystack-signature": sign(body, "sk_test_stolen") }],
    ["one in capitals", { "x-paystack-signature": sign(body, "sk_test_local").toUpperCase() }],
    ["a short one", { "x-paystack-signature": sign(body, "sk_test_local").slice(0, 127) }],
    ["one that is no hexadecimal", { "x-paystack-signature": "z".repeat(128) }],
  ] as const)("abuse 19: answers 401 to %s, and keeps nothing", async (_name, headers) => {
    const all = { ...headers, "content-type": "application/json" };
    const answer = await fetch(shop.api.url + path, { method: "POST", body, headers: all });
    expect([answer.status, await answer.json()]).toMatchObject([
      401,
      { errors: [{ code: "session_required", message: "The signature does not fit the body." }] },
    ]);
    expect(await rows()).toBe(0);
  });

  it("answers 413 to more than 256 KiB, and keeps nothing", async () => {
    const large = " ".repeat(256 * 1024 + 1);
    expect(await post(large, { "x-paystack-signature": sign(large, "sk_test_local") })).toBe(413);
    expect(await rows()).toBe(0);
  });

  it("answers 400 to a signed body that is no JSON", async () => {
    const headers = { "x-paystack-signature": sign("{", "sk_test_local") };
    const answer = await fetch(shop.api.url + path, { method: "POST", body: "{", headers });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { errors: [{ code: "malformed_json", message: "The body is no JSON." }] },
    ]);
  });

  it("takes what another site's browser would be refused for, because its signature says who writes", async () => {
    const signed = {
      "x-paystack-signature": sign(body, "sk_test_local"),
      origin: "https://paystack.example",
    };
    expect(await post(body, { ...signed, "sec-fetch-site": "cross-site" })).toBe(200);
    expect(await rows()).toBe(1);
  });

  it("takes the key of before while it is configured", async () => {
    const other = body.replace("302961", "302962");
    expect(await post(other, { "x-paystack-signature": sign(other, "sk_test_old") })).toBe(200);
    expect(await rows()).toBe(2);
  });

  it("keeps the bytes as they came", async () => {
    const escaped = '{"event":"other.event","data":{"name":"Ren\\u00e9 A\\/B"}}';
    expect(await post(escaped, { "x-paystack-signature": sign(escaped, "sk_test_local") })).toBe(200);
    const again = await fetch(shop.api.url + path, {
      method: "POST",
      body: escaped,
      headers: { "x-paystack-signature": sign(escaped, "sk_test_local") },
    });
    expect(again.headers.get("cache-control")).toBe("private, no-store");
    expect(await again.json()).toMatchObject({ data: { received: true } });
    const [row] = await shop.api.db.query<{ text: string }>(
      "select convert_from(body, 'UTF8') as text from payment_event where event->>'kind' = 'other'",
    );
    expect(row?.text).toBe(escaped);
  });
});
