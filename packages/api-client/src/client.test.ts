import { addToCart } from "@precise/contract/shop/cart";
import { getProductByPath, suggestProducts } from "@precise/contract/shop/catalogue";
import { getCategoryById, listCategories } from "@precise/contract/shop/category";
import { describe, expect, it } from "vitest";
import { fetchCategoriesOrEmptyObject } from "./categories.ts";
import { type ApiClient, call, createApiClient } from "./client.ts";

interface Seen {
  url: string;
  method: string;
  body: string | null;
  headers: Record<string, string>;
}

function clientOf(answers: (Response | Error)[], timeoutMs = 1000): { client: ApiClient; seen: Seen[] } {
  const seen: Seen[] = [];
  const client = createApiClient({
    baseUrl: "http://shop.test",
    timeoutMs,
    fetch: (url, init) => {
      seen.push({
        url,
        method: init.method ?? "",
        body: typeof init.body === "string" ? init.body : null,
        headers: Object.fromEntries(new Headers(init.headers)),
      });
      const answer = answers.shift() ?? new Error("no answer left");
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  });
  return { client, seen };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

describe("a call", () => {
  it("fills the path and encodes what it puts there", async () => {
    const { client, seen } = clientOf([
      json({ data: null, errors: [{ message: "No.", code: "not_found" }] }, 404),
    ]);
    await call(client, getProductByPath, { params: { path: "a b/ọ-1" } });
    expect(seen[0]?.url).toBe("http://shop.test/api/product/by-path/a%20b%2F%E1%BB%8D-1");
  });

  it("sends its body as JSON", async () => {
    const { client, seen } = clientOf([json({})]);
    await call(client, addToCart, { body: { items: [{ sku: "A", quantity: 2 }] } });
    expect(seen[0]).toMatchObject({
      method: "POST",
      body: '{"items":[{"sku":"A","quantity":2}]}',
      headers: { "content-type": "application/json" },
    });
  });

  it("gives what the call yields of what stands under data", async () => {
    const { client } = clientOf([json({ data: { categoryList: [] } })]);
    expect(await call(client, listCategories, {})).toEqual({ ok: true, value: [] });
  });

  it("tells the API's sentence, code, field and when to come back", async () => {
    const errors = [{ message: "Slow down.", code: "rate_limited", field: "name" }];
    const { client } = clientOf([json({ data: null, errors }, 429, { "retry-after": "7" })]);
    const result = await call(client, getCategoryById, { params: { id: 1 } });
    expect(result).toMatchObject({
      ok: false,
      failure: { kind: "http", status: 429, code: "rate_limited", field: "name", retryAfterSeconds: 7 },
    });
  });

  it("tells the sentence of a failure whose code is of a later release", async () => {
    const errors = [{ message: "The shop is on holiday.", code: "on_holiday" }];
    const { client } = clientOf([json({ data: null, errors }, 409)]);
    expect(await call(client, listCategories, {})).toMatchObject({
      ok: false,
      failure: { kind: "http", status: 409, code: undefined, message: "The shop is on holiday.", errors: [] },
    });
  });

  it("that gets no answer in time is a time-out", async () => {
    const client = createApiClient({
      baseUrl: "http://shop.test",
      timeoutMs: 20,
      fetch: (_url, init) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener("abort", () => reject(new Error("aborted")));
        }),
    });
    expect(await call(client, listCategories, {})).toMatchObject({ ok: false, failure: { kind: "timeout" } });
  });

  it("calls a page that is not of this contract a bad answer", async () => {
    const { client } = clientOf([new Response("<h1>Log in to the Wi-Fi</h1>", { status: 200 })]);
    expect(await call(client, listCategories, {})).toMatchObject({
      ok: false,
      failure: { kind: "bad-answer" },
    });
  });

  it("that reads tries once more when no answer came", async () => {
    const { client, seen } = clientOf([new Error("lost"), json({ data: { categoryList: [] } })]);
    expect((await call(client, listCategories, {})).ok).toBe(true);
    expect(seen).toHaveLength(2);
  });

  it("that only reads tries once more by whatever method, where its client waits before that", async () => {
    const answers = () => [new Error("lost"), json({ data: { suggestions: [] } })];
    const [browser, server] = [clientOf(answers()), clientOf(answers())];
    await call(browser.client, suggestProducts, { body: { name: "lamp" } });
    expect(browser.seen).toHaveLength(1);
    await call({ ...server.client, againAfterMs: 1 }, suggestProducts, { body: { name: "lamp" } });
    expect(server.seen).toHaveLength(2);
  });

  it("that writes is made once only", async () => {
    const { client, seen } = clientOf([new Error("lost"), json({})]);
    const result = await call(client, addToCart, { body: { items: [{ sku: "A", quantity: 1 }] } });
    expect(result).toMatchObject({ ok: false, failure: { kind: "network" } });
    expect(seen).toHaveLength(1);
  });

  it("tells a caller that gave up from a lost network", async () => {
    const { client } = clientOf([new Error("aborted")]);
    const signal = AbortSignal.abort();
    const result = await call(client, addToCart, { body: { items: [{ sku: "A", quantity: 1 }] }, signal });
    expect(result).toMatchObject({ ok: false, failure: { kind: "aborted" } });
  });
});

describe("a category call that fails", () => {
  it("is an empty object", async () => {
    const { client } = clientOf([new Error("lost"), new Error("lost")]);
    expect(await fetchCategoriesOrEmptyObject(client)).toEqual({});
  });
});
