import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { failureOf, siteOrigin, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi("pglite");
});
afterAll(() => api.close());

/** Sends bytes as they are, and returns what comes back. */
function raw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(api.url);
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding("utf8");
    socket.on("data", (text: string) => {
      received += text;
    });
    socket.on("close", () => resolve(received));
    socket.on("error", reject);
  });
}

describe("a body that is no body", () => {
  it.each([
    ["a form", "application/x-www-form-urlencoded", "cartId=1"],
    ["a file upload", "multipart/form-data; boundary=x", "--x--"],
    ["plain text", "text/plain", '{"cartId":"x"}'],
    ["XML", "application/xml", "<a/>"],
    ["no type at all", "", '{"cartId":"x"}'],
  ])("%s is 415", async (_what, type, body) => {
    const response = await fetch(`${api.url}/api/cart/get`, {
      method: "POST",
      headers: type ? { "content-type": type } : {},
      // A Blob without a type is sent without a content-type.
      body: new Blob([body]),
    });
    const text = await response.text();
    expect(
      failureOf({ status: response.status, headers: response.headers, text, json: JSON.parse(text) }),
    ).toEqual({
      status: 415,
      errors: [{ code: "unsupported_media_type" }],
    });
  });

  it.each([
    ["half an object", '{"cartId":'],
    ["two objects", "{}{}"],
    ["nothing", ""],
    ["NaN", '{"cartId":NaN}'],
    ["single quotes", "{'cartId':1}"],
  ])("%s is 400 malformed_json", async (_what, body) => {
    expect(failureOf(await api.post("/api/cart/get", body))).toEqual({
      status: 400,
      errors: [{ code: "malformed_json" }],
    });
  });

  it.each([["null"], ["5"], ['"text"'], ["[]"], ["true"]])("%s is 400", async (body) => {
    expect(failureOf(await api.post("/api/cart/add", body))).toEqual({
      status: 400,
      errors: [{ code: "invalid_input" }],
    });
  });

  it("no body at all is 400", async () => {
    const response = await fetch(`${api.url}/api/cart/add`, { method: "POST" });
    expect(response.status).toBe(400);
  });

  it("abuse 22: of 256 KiB and one byte is 413, and one of 256 KiB is read", async () => {
    const body = (bytes: number) => `{"cartId":"${"a".repeat(bytes - 13)}"}`;
    expect(failureOf(await api.post("/api/cart/get", body(256 * 1024 + 1)))).toEqual({
      status: 413,
      errors: [{ code: "body_too_large" }],
    });
    expect(failureOf(await api.post("/api/cart/get", body(256 * 1024))).status).toBe(404);
  });

  it.each([
    ["a prototype", '{"cartId":"x","__proto__":{"a":1}}', "__proto__", "unknown_key"],
    ["a constructor", '{"cartId":"x","constructor":{"prototype":{}}}', "constructor", "unknown_key"],
    [
      "a NUL in an article number",
      '{"items":[{"sku":"a\\u0000","quantity":1}]}',
      "items.0.sku",
      "invalid_input",
    ],
  ])("with %s is 400", async (_what, body, field, code) => {
    expect(failureOf(await api.post("/api/cart/add", body))).toEqual({
      status: 400,
      errors: [{ code, field }],
    });
  });

  it("100,000 levels deep is 400", async () => {
    const body = `{"items":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    expect(failureOf(await api.post("/api/cart/add", body)).status).toBe(400);
  });

  it("with 10,000 unknown keys is answered with 50 errors", async () => {
    const keys = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, 1]));
    expect(failureOf(await api.post("/api/cart/get", keys)).errors).toHaveLength(50);
  });
});

describe("quantities that are none", () => {
  it.each([[-5], [0], [1.5], [1e9], [1000], ["1"], ["1e3"], [null], [true], [[1]], [{}]])(
    "abuse 7: %j is 400 and names the line",
    async (quantity) => {
      const items = [
        { sku: "A", quantity: 1 },
        { sku: "B", quantity },
      ];
      expect(failureOf(await api.post("/api/cart/add", { items }))).toEqual({
        status: 400,
        errors: [{ code: "invalid_input", field: "items.1.quantity" }],
      });
    },
  );

  it("abuse 7: 101 lines are 400", async () => {
    const items = Array.from({ length: 101 }, (_, index) => ({ sku: `S${index}`, quantity: 1 }));
    expect(failureOf(await api.post("/api/cart/add", { items }))).toEqual({
      status: 400,
      errors: [{ code: "invalid_input", field: "items" }],
    });
  });

  it("every fault of a body is reported at once", async () => {
    const items = [{ sku: "", quantity: -1, price: "1.00" }];
    expect(failureOf(await api.post("/api/cart/add", { items, totalAmount: 1 })).errors).toEqual([
      { code: "invalid_input", field: "items.0.sku" },
      { code: "invalid_input", field: "items.0.quantity" },
      { code: "unknown_key", field: "items.0.price" },
      { code: "unknown_key", field: "totalAmount" },
    ]);
  });
});

describe("a path that is none", () => {
  it.each([
    "/",
    "/api",
    "/api/",
    "/api/nope",
    "/favicon.ico",
    "/api/cart",
    "/media",
    "/media/x",
    "/api/cart/get/x",
  ])("%s is 404 in the envelope", async (path) => {
    expect(failureOf(await api.get(path))).toEqual({ status: 404, errors: [{ code: "not_found" }] });
  });

  it("is 404 whatever its body says", async () => {
    const response = await fetch(`${api.url}/api/nope`, { method: "POST", body: "<xml/>" });
    expect(response.status).toBe(404);
  });

  it.each(["/api/category/getcategorybyid/%zz", "/api/%E0%A4%A"])("%s is 400", async (path) => {
    expect(failureOf(await api.get(path))).toEqual({ status: 400, errors: [{ code: "invalid_input" }] });
  });

  it.each([
    ["/api/product/by-path/%00", "path"],
    [`/api/product/by-path/${"a".repeat(401)}`, "path"],
    ["/api/category/getcategorybyid/1e3x", "id"],
    ["/api/category/getcategorybyid/-1", "id"],
    ["/api/category/getcategorybyid/1.5", "id"],
    ["/api/category/getcategorybyid/99999999999", "id"],
  ])("abuse 31: %s is 400 and names the value", async (path, field) => {
    expect(failureOf(await api.get(path))).toEqual({
      status: 400,
      errors: [{ code: "invalid_input", field }],
    });
  });

  it.each(["/api/product/by-path/..%2f..%2fetc%2fpasswd", "/api/product/by-path/%E2%80%AEgnp"])(
    "abuse 31: %s is looked up and not found",
    async (path) => expect(failureOf(await api.get(path)).status).toBe(404),
  );
});

describe("what is hardly HTTP", () => {
  it("is 400 in the envelope", async () => {
    const answer = await raw("NONSENSE\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('{"data":null,"errors":[');
  });

  it("with headers beyond measure is 431", async () => {
    expect(await raw(`GET / HTTP/1.1\r\nhost: a\r\nx: ${"a".repeat(40_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    );
  });

  it.each([
    ["GET http://evil.example/api/category HTTP/1.1", "127.0.0.1"],
    ["GET /api/category HTTP/1.1", "evil.example"],
    ["POST http://shop.test@evil.example/api/cart/get HTTP/1.1", "shop.test"],
    ["GET http://evil.example/readyz HTTP/1.1", "evil.example"],
  ])("abuse 26: %s with the host %s asks for another host, which is 421", async (line, host) => {
    const answer = await raw(`${line}\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 421 /);
    expect(answer).toContain('"code":"misdirected_request"');
    expect(answer).not.toContain("evil.example");
  });

  it.each(["shop.test", "127.0.0.1", "api", "desk.test.evil.example"])(
    "a call of the desk with the host %s is 421: only the desk's door names the desk",
    async (host) => {
      const ask = (path: string) => raw(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
      for (const path of ["/api/desk/session", "/api/%64esk/session", "/api/desk/session/"])
        expect(await ask(path)).toMatch(/^HTTP\/1\.1 421 /);
    },
  );

  it("a call of the desk with the desk's host is answered", async () => {
    const answer = await raw(
      "GET /api/desk/session HTTP/1.1\r\nhost: desk.test\r\nconnection: close\r\n\r\n",
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("a request line that names a host of ours is answered like a plain one", async () => {
    const answer = await raw(
      `GET ${siteOrigin}/api/catalogue/version?x=1 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each(["OPTIONS", "PATCH", "DELETE", "TRACE"])("%s is 405 and says what can be used", async (method) => {
    const answer = await raw(`${method} /api/cart/get HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer.toLowerCase()).toContain("\r\nallow: post\r\n");
  });
});

describe("a write from another site", () => {
  it.each([
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "same-site" }],
    [{ origin: "https://evil.example" }],
    [{ origin: "null" }],
  ])("abuse 28: with %j is 403 before its body is read", async (headers) => {
    expect(
      failureOf(await api.post("/api/cart/get", "{ not even json", headers as Record<string, string>)),
    ).toEqual({
      status: 403,
      errors: [{ code: "cross_site_write" }],
    });
  });

  it("is nothing that the shop's own page or a program sends", async () => {
    const own = { origin: siteOrigin, "sec-fetch-site": "same-origin" };
    expect((await api.post("/api/cart/get", { cartId: "x" }, own)).status).toBe(404);
    expect((await api.post("/api/cart/get", { cartId: "x" })).status).toBe(404);
  });

  it("does not concern reads", async () => {
    expect((await api.get("/api/category", { "sec-fetch-site": "cross-site" })).status).toBe(200);
  });
});
