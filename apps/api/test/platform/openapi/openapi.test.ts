import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { deskRoutes } from "@precise/contract/desk/calls";
import { routes } from "@precise/contract/routes";
import { cart, getCart, lineNames } from "@precise/contract/shop/cart";
import { placeOrder } from "@precise/contract/shop/orders/order";
import { type NamedRoute, route } from "@precise/contract/wire/route";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { breakingChanges } from "#api/platform/openapi/breaking-changes.ts";
import { deskDocument, openApiDocument } from "#api/platform/openapi/openapi.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";

const committed = JSON.parse(await readFile(new URL("../../../openapi.json", import.meta.url), "utf8"));
const calls: readonly NamedRoute[] = routes;
const changed = (id: string, change: (call: NamedRoute) => NamedRoute) =>
  openApiDocument(calls.map((call) => (call.id === id ? change(call) : call)));

describe("the OpenAPI document", () => {
  it("is the committed one: run `pnpm --filter @precise/api openapi` after a change of the contract", () => {
    expect(openApiDocument()).toEqual(committed);
  });

  it("names every call, with its failures", () => {
    for (const call of calls) {
      const operation = committed.paths[call.path][call.method.toLowerCase()];
      expect(operation.operationId).toBe(call.id);
      for (const status of [call.status, 400, 429, 503, ...call.failures]) {
        expect(Object.keys(operation.responses)).toContain(String(status));
      }
    }
  });

  it.each([
    ["the public one", committed],
    ["the desk's", JSON.parse(JSON.stringify(deskDocument()))],
  ])("refers only to what is in it: %s", (_, document) => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      (match) => match[1] ?? "",
    );
    expect(references.length).toBeGreaterThan(50);
    for (const reference of references) {
      const target = reference.split("/").reduce((value, key) => value?.[key], document);
      expect(target, reference).toBeDefined();
    }
  });

  it("has an example of every body, which the contract takes", () => {
    for (const call of [...calls, ...deskRoutes].filter((each) => each.body)) {
      expect(call.body?.safeParse(call.example).error?.issues, call.id).toBeUndefined();
    }
  });
});

describe("a change of the contract that would break a released client is found:", () => {
  it("none in the contract as it is", () => {
    expect(breakingChanges(committed, openApiDocument())).toEqual([]);
  });

  it("a call that was removed", () => {
    const without = openApiDocument(calls.filter((call) => call.id !== "trackOrder"));
    expect(breakingChanges(committed, without)).toEqual(["POST /api/orders/track was removed"]);
  });

  it("a field that answers lost, however deep it stood", () => {
    const { notices: _notices, ...kept } = cart.shape;
    const current = changed("getCart", (call) => ({ ...call, data: z.object({ cart: z.object(kept) }) }));
    expect(breakingChanges(committed, current)).toEqual(["POST /api/cart/get answer.data.cart lost notices"]);
  });

  it("a field that answers no longer promise", () => {
    const shape = z.object({ ...cart.shape, total_quantity: z.optional(z.int()) });
    const current = changed("getCart", (call) => ({ ...call, data: z.object({ cart: shape }) }));
    expect(breakingChanges(committed, current)).toEqual([
      "POST /api/cart/get answer.data.cart no longer promises total_quantity",
    ]);
  });

  it("a field that became something else", () => {
    const shape = z.object({ ...cart.shape, cartId: z.int() });
    const current = changed("getCart", (call) => ({ ...call, data: z.object({ cart: shape }) }));
    expect(breakingChanges(committed, current)).toEqual([
      'POST /api/cart/get answer.data.cart.cartId is now "integer" instead of "string"',
    ]);
  });

  it("a field that requests must have now", () => {
    const body = z.strictObject({ ids: z.array(z.int()), language: z.string() });
    const current = changed("getCategoriesByIds", (call) => ({ ...call, body }));
    expect(breakingChanges(committed, current)).toEqual([
      "POST /api/category/get/ids request now requires language",
    ]);
  });

  it("a field that requests may no longer have", () => {
    const current = changed("searchProducts", (call) => ({
      ...call,
      body: z.strictObject({ name: z.string() }),
    }));
    expect(breakingChanges(committed, current)).toEqual([
      "POST /api/product/search request no longer takes filters",
      "POST /api/product/search request no longer takes sort",
      "POST /api/product/search request no longer takes currentPage",
      "POST /api/product/search request no longer takes pageSize",
      "POST /api/product/search request no longer takes group",
    ]);
  });

  it("a value that requests may no longer send, and one that answers did not have", () => {
    const before = openApiDocument([call(["a", "b"], ["x"])]);
    expect(breakingChanges(before, openApiDocument([call(["a"], ["x", "y"])]))).toEqual([
      "POST /api/test request.kind no longer takes b",
      "POST /api/test answer.data.kind may now be y",
    ]);
    expect(breakingChanges(before, openApiDocument([call(["a", "b", "c"], ["x"])]))).toEqual([]);
  });

  it("a header that is needed now", () => {
    const current = changed("getCart", (call) => ({ ...call, headers: placeOrder.headers ?? expect.fail() }));
    expect(breakingChanges(committed, current)).toEqual([
      "POST /api/cart/get now requires the parameter Idempotency-Key",
    ]);
  });

  it("but not a new call, a new field of an answer, or a new optional field of a request", () => {
    const current = openApiDocument([
      ...calls.map((each) =>
        each.id === "getCart"
          ? { ...each, data: z.object({ cart, weather: z.string() }), body: getCart.body ?? expect.fail() }
          : each.id === "removeFromCart"
            ? {
                ...each,
                body: z.strictObject({ cartId: z.string(), ...lineNames, why: z.optional(z.string()) }),
              }
            : each,
      ),
      call(["a"], ["x"]),
    ]);
    expect(breakingChanges(committed, current)).toEqual([]);
  });

  function call(asks: [string, ...string[]], says: [string, ...string[]]): NamedRoute {
    const body = z.strictObject({ kind: z.enum(asks) });
    const data = z.object({ kind: z.enum(says) });
    const test = route({ method: "POST", path: "/api/test", tag: "Test", summary: "Test", body, data });
    return { ...test, id: "test" };
  }
});

describe("the page to browse it", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi("pglite");
  });
  afterAll(() => api.close());

  it("serves the document as a file", async () => {
    expect((await api.get("/api/openapi.json")).json).toEqual(committed);
  });

  it("names every call and shape, loads nothing, runs nothing, and its style is the one that its policy allows", async () => {
    const { text, headers } = await api.get("/api/docs");
    for (const { id, path } of calls) {
      expect(text).toContain(`id="${id}"`);
      expect(text).toContain(path);
    }
    expect(text).not.toMatch(/<script|<img|<link|\bsrc=|https?:\/\//);
    const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? "";
    const digest = createHash("sha256").update(style).digest("base64");
    expect(headers.get("content-security-policy")).toContain(`style-src 'sha256-${digest}'`);
    expect(text).not.toMatch(/\sstyle="/);
    for (const [, target] of text.matchAll(/href="#([^"]+)"/g)) expect(text).toContain(`id="${target}"`);
  });
});
