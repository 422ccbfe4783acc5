import { mkdir, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { putProducts } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi("pglite");
  const many = Array.from({ length: 30 }, (_, index) => ({ sku: `LAMP-${index}`, price: 100_000, stock: 9 }));
  await putProducts(api.db, many);
  await api.refreshCatalogue();
});
afterAll(() => api.close());

/** An answer with its bytes as they travelled. */
function bytesOf(
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<{ headers: Record<string, unknown>; status: number; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const call = request(
      api.url + path,
      { method: body === undefined ? "GET" : "POST", headers },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () =>
          resolve({
            headers: response.headers,
            status: response.statusCode ?? 0,
            bytes: Buffer.concat(parts),
          }),
        );
      },
    );
    call.on("error", reject);
    call.end(body);
  });
}

describe("an answer that everybody gets alike", () => {
  const path = "/api/category";
  beforeAll(async () => {
    // From the second question on the bytes are kept.
    await api.get(path);
    await api.get(path);
  });

  it("comes in the encoding that the caller takes, with the same content", async () => {
    const plain = await bytesOf(path, {});
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const zipped = await bytesOf(path, { "accept-encoding": "gzip" });
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    const brotli = await bytesOf(path, { "accept-encoding": "gzip, br" });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(gunzipSync(zipped.bytes)).toEqual(plain.bytes);
    expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
    for (const { headers } of [plain, zipped, brotli]) {
      expect(headers.vary).toBe("accept-encoding");
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    }
  });

  it("is 304 for who has it already, and 200 again when it has changed", async () => {
    const { headers } = await api.get(path);
    const etag = headers.get("etag") ?? "";
    const again = await api.get(path, { "if-none-match": `"other", ${etag}` });
    expect([again.status, again.text]).toEqual([304, ""]);
    expect(again.headers.get("etag")).toBe(etag);
    expect((await api.get(path, { "if-none-match": '"other"' })).status).toBe(200);
    await api.db.query("update category set name = 'Lustres'");
    await putProducts(api.db, []);
    await api.refreshCatalogue();
    expect((await api.get(path, { "if-none-match": etag })).status).toBe(200);
  });

  it("has the same ETag whether it is kept or made for the caller", async () => {
    await putProducts(api.db, []);
    await api.refreshCatalogue();
    const tags = [];
    for (let count = 0; count < 3; count += 1) tags.push((await api.get(path)).headers.get("etag"));
    expect(new Set(tags).size).toBe(1);
  });

  it("is counted with its bytes among what is kept", async () => {
    for (let count = 0; count < 2; count += 1) await api.get(path);
    const { text } = await api.get("/metrics");
    expect(Number(/catalogue_kept\{what="answers"\} (\d+)/.exec(text)?.[1])).toBeGreaterThan(0);
    expect(Number(/catalogue_kept\{what="bytes"\} (\d+)/.exec(text)?.[1])).toBeGreaterThan(400);
  });

  it("answers HEAD with the headers alone", async () => {
    const response = await fetch(api.url + path, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
    expect(Number(response.headers.get("content-length"))).toBeGreaterThan(50);
  });
});

describe("an answer for one person", () => {
  const add = (count: number) =>
    bytesOf(
      "/api/cart/add",
      { "content-type": "application/json", "accept-encoding": "gzip, br" },
      JSON.stringify({
        items: Array.from({ length: count }, (_, index) => ({ sku: `LAMP-${index}`, quantity: 1 })),
      }),
    );

  it("is gzipped from about a kilobyte on", async () => {
    const small = await add(1);
    const large = await add(30);
    expect(small.headers["content-encoding"]).toBeUndefined();
    expect(large.headers["content-encoding"]).toBe("gzip");
    expect(large.bytes.length).toBeLessThan(2000);
    expect(JSON.parse(gunzipSync(large.bytes).toString()).data.cart.items).toHaveLength(30);
  });

  it("abuse 37: is never kept by a cache", async () => {
    const { headers } = await add(1);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers.etag).toBeUndefined();
  });
});

describe("a picture", () => {
  const path = "/media/0123456789abcdef/lamp.webp";
  beforeAll(async () => {
    const folder = join(api.dataFolder, "media", "0123456789abcdef");
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "lamp.webp"), "not really a picture");
  });

  it("may be kept for ever, and is taken for nothing but a picture", async () => {
    const answer = await api.get(`${path}?w=640`);
    expect([answer.status, answer.text]).toEqual([200, "not really a picture"]);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("content-length")).toBe("20");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each([
    "/media/0123456789abcdef/other.webp",
    "/media/fedcba9876543210/lamp.webp",
    "/media/0123456789abcdef/..%2f..%2fdb.lock",
    "/media/0123456789abcdef/lamp.svg",
    "/media/0123456789abcdef/lamp.webp%00",
  ])("abuse 36: %s is not there", async (other) => {
    const answer = await api.get(other);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("every answer", () => {
  it.each(["/api/category", "/api/nope", "/healthz", "/api/openapi.json"])(
    "%s has the security headers",
    async (path) => {
      const { headers } = await api.get(path);
      expect(headers.get("content-security-policy")).toContain("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("x-powered-by")).toBeNull();
    },
  );

  it("bears the caller's request id where it is sane, else a new one", async () => {
    const ids = await Promise.all(
      ["abc-12345.6", "short", "a b c d e f g", "x".repeat(65)].map(async (id) => {
        return (await api.get("/api/nope", { "x-request-id": id })).headers.get("x-request-id");
      }),
    );
    expect(ids[0]).toBe("abc-12345.6");
    for (const id of ids.slice(1)) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  });
});

it("abuse 41: logs the call, its status and time, and nothing that a person sent", async () => {
  const before = api.logged().length;
  const cartId = "q0W9v6xJm2LrT4bYc8ZkH1sNfE3aUdGp";
  await api.post("/api/cart/get", { cartId }, { "x-request-id": "log-test-1" });
  await api.post("/api/orders/track", { number: "PR-00000000", email: "ada@example.com" });
  await api.post("/api/product/search", { name: "secretword" });
  await api.get("/api/product/by-path/secretword?email=ada@example.com");
  const lines = api.logged().slice(before);
  const first = JSON.parse(lines.split("\n")[0] ?? "");
  expect(first).toMatchObject({ reqId: "log-test-1", call: "getCart", method: "POST", status: 404 });
  expect(first.ms).toBeGreaterThanOrEqual(0);
  for (const secret of [cartId, "ada@", "secretword", "PR-0000", "127.0.0.1"])
    expect(lines).not.toContain(secret);
});
