import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Sql, Transaction } from "#api/platform/database/port.ts";
import { limitRules } from "#api/platform/limits/limit-rules.ts";
import { databaseKinds } from "../fixtures/database.ts";
import { stockOf } from "../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { cartCalls, cartOf, quantities, stockShelf } from "../modules/cart/cart-calls.ts";
import { order, orderBody, orderOf } from "../modules/orders/order-body.ts";
import { signIn } from "../modules/sessions/sign-in.ts";
import { limitsOfLongWindows } from "./long-windows.ts";

describe.each(databaseKinds)("carts under attack on %s", (kind) => {
  let api: TestApi;
  let statements: string[] = [];
  const { add, update, get, newCart } = cartCalls(() => api);
  beforeAll(async () => {
    const noting = (sql: Sql): Sql => ({
      query: (text, values) => {
        statements.push(text);
        return sql.query(text, values);
      },
    });
    const notingAll = (tx: Transaction): Transaction => ({
      query: noting(tx).query,
      atEnd: (text, values) => {
        statements.push(text);
        return tx.atEnd(text, values);
      },
    });
    api = await startTestApi(kind, {
      wrap: (db) => ({
        ...db,
        query: noting(db).query,
        transaction: (work) => db.transaction((tx) => work(notingAll(tx))),
      }),
    });
  });
  beforeEach(() => stockShelf(api));
  afterAll(() => api.close());

  it("abuse 1: a known e-mail takes the same work as an unknown one, with a session and without", async () => {
    const eve = await signIn(api, "eve");
    await api.post(
      "/api/cart/add",
      { items: [{ sku: "PLAIN", quantity: 1 }] },
      { cookie: await signIn(api, "ada") },
    );
    for (const headers of [{}, { cookie: eve }] as Record<string, string>[]) {
      const askCart = async (email: string) => {
        statements = [];
        const { status, text } = await api.post("/api/cart/get", { email }, headers);
        return { status, text, statements };
      };
      const known = await askCart("ada@example.com");
      expect(known.status).toBe(403);
      expect(await askCart("nobody@example.com")).toEqual(known);
    }
  });

  it.each([
    ["add", { price: "1.00" }],
    ["add", { totalAmount: 1 }],
    ["add", { cart: "{}" }],
    ["update", { discount: 99_000 }],
    ["update", { deliveryFee: 0 }],
    ["remove", { totalAmount: 0 }],
    ["coupon", { discount: 99_000 }],
    ["get", { cart: '{"price":1}' }],
  ])("abuse 6: a call to %s with %j is refused, and the cart's figures are ours", async (call, extra) => {
    const cartId = await newCart("PLAIN", 2);
    const parts = { add: { items: [{ sku: "PLAIN", quantity: 1 }] }, remove: { sku: "PLAIN" } };
    const more = call === "update" ? parts.add : call === "coupon" ? { code: null } : {};
    const body = { cartId, ...(parts[call as keyof typeof parts] ?? more), ...extra };
    expect(failureOf(await api.post(`/api/cart/${call}`, body))).toEqual({
      status: 400,
      errors: [{ code: "unknown_key", field: Object.keys(extra)[0] }],
    });
    expect(cartOf(await get(cartId)).prices.grand_total.value).toBe(198_000);
  });

  it("abuse 6: a line cannot bring a price of its own either", async () => {
    const items = [{ sku: "PLAIN", quantity: 1, price: "1.00", totalAmount: "1.00" }];
    expect(failureOf(await api.post("/api/cart/add", { items })).errors).toEqual([
      { code: "unknown_key", field: "items.0.price" },
      { code: "unknown_key", field: "items.0.totalAmount" },
    ]);
  });

  it.each([[-5], [1.5], [1e9], ["1e3"], [null]])(
    "abuse 7: setting %j pieces is 400: neither the total nor the stock moves",
    async (quantity) => {
      const cartId = await newCart("PLAIN", 2);
      const items = [{ sku: "PLAIN", quantity }];
      expect(failureOf(await api.post("/api/cart/update", { cartId, items }))).toEqual({
        status: 400,
        errors: [{ code: "invalid_input", field: "items.0.quantity" }],
      });
      expect(quantities(await get(cartId))).toEqual({ PLAIN: 2 });
      expect(await stockOf(api.db, "PLAIN")).toBe(500);
    },
  );

  it("abuse 7: zero pieces take a line out of a cart, and are none to add or to order", async () => {
    const cartId = await newCart("PLAIN", 2);
    expect(failureOf(await add("PLAIN", 0, cartId)).status).toBe(400);
    expect(quantities(await update(cartId, "PLAIN", 0))).toEqual({});
    expect(failureOf(await order(api, orderBody(cartId, 0))).status).toBe(422);
    expect(await stockOf(api.db, "PLAIN")).toBe(500);
  });

  it("abuse 15: a second try under a new key is refused because the cart was ordered, and orders nothing", async () => {
    const cartId = await newCart("PLAIN", 1);
    orderOf(await order(api, orderBody(cartId, 104_000)));
    expect(failureOf(await order(api, orderBody(cartId, 104_000)))).toEqual({
      status: 409,
      errors: [{ code: "cart_not_active" }],
    });
    expect(await stockOf(api.db, "PLAIN")).toBe(499);
  });
});

describe("guessing under the shop's own limits", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi("pglite", { rules: limitsOfLongWindows, factor: 1 });
  });
  afterAll(() => api.close());
  const from = (address: string) => ({ "x-forwarded-for": address });

  /** The statuses of so many tries, each counted once. */
  async function tries(count: number, attempt: (at: number) => Promise<{ status: number }>) {
    const found = new Map<number, number>();
    for (let at = 0; at < count; at += 1) {
      const { status } = await attempt(at);
      found.set(status, (found.get(status) ?? 0) + 1);
    }
    return Object.fromEntries(found);
  }

  it("abuse 2: walking through cart ids finds none, and is stopped after 120 in a minute", async () => {
    const walk = (at: number) =>
      api.post("/api/cart/remove", { cartId: String(at).padStart(32, "0"), sku: "A" }, from("198.51.100.21"));
    expect(await tries(125, walk)).toEqual({ 404: 120, 429: 5 });
    expect(limitRules.cartWrites).toMatchObject({ calls: 120, windowSeconds: 60 });
  });

  it("abuse 2: walking through order numbers finds none, and is stopped after 60 in six minutes", async () => {
    const walk = (at: number) => {
      const number = `PR-${String(at).padStart(8, "0")}`;
      return api.post("/api/orders/track", { number, email: "ada@example.com" }, from("198.51.100.22"));
    };
    expect(await tries(65, walk)).toEqual({ 404: 60, 429: 5 });
    expect(limitRules.orderTracking).toMatchObject({ calls: 60, windowSeconds: 360 });
  });
});
