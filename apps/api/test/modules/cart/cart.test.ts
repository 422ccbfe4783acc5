import { getCart } from "@precise/contract/shop/cart";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { databaseKinds } from "../../fixtures/database.ts";
import { putProducts, withdraw } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { cartCalls, cartOf, notices, quantities, stockShelf } from "./cart-calls.ts";

describe.each(databaseKinds)("a guest's cart on %s", (kind) => {
  let api: TestApi;
  const { add, update, get, newCart } = cartCalls(() => api);
  beforeAll(async () => {
    api = await startTestApi(kind);
  });
  afterAll(() => api.close());
  beforeEach(() => stockShelf(api));

  describe("updating", () => {
    it("abuse 7: sets the quantity, removes at 0, and adds a line that is not there", async () => {
      const cartId = await newCart("PLAIN", 5);
      expect(quantities(await update(cartId, "PLAIN", 2))).toEqual({ PLAIN: 2 });
      expect(quantities(await update(cartId, "SALE", 3))).toEqual({ PLAIN: 2, SALE: 3 });
      expect(quantities(await update(cartId, "PLAIN", 0))).toEqual({ SALE: 3 });
      expect(quantities(await update(cartId, "NOWHERE", 0))).toEqual({ SALE: 3 });
    });

    it("stops at what is in stock, with a notice", async () => {
      const cartId = await newCart("LAST", 1);
      const answer = await update(cartId, "LAST", 9);
      expect(quantities(answer)).toEqual({ LAST: 1 });
      expect(notices(answer)).toEqual(["quantity_capped LAST"]);
    });

    it.each([
      ["NONE", "out_of_stock"],
      ["NOWHERE", "unknown_sku"],
    ])("refuses to set %s", async (sku, code) => {
      const cartId = await newCart();
      expect(failureOf(await update(cartId, sku, 1))).toEqual({
        status: 422,
        errors: [{ code, field: "items.0.sku" }],
      });
    });

    it("refuses two numbers for one product", async () => {
      const cartId = await newCart();
      const items = [
        { sku: "PLAIN", quantity: 1 },
        { sku: "PLAIN", quantity: 2 },
      ];
      expect(failureOf(await api.post("/api/cart/update", { cartId, items }))).toEqual({
        status: 400,
        errors: [{ code: "invalid_input", field: "items.1.sku" }],
      });
    });
  });

  it("removes a line, and a line that is not there without a word", async () => {
    const cartId = await newCart("PLAIN", 2);
    await add("SALE", 1, cartId);
    expect(quantities(await api.post("/api/cart/remove", { cartId, sku: "PLAIN" }))).toEqual({ SALE: 1 });
    expect(quantities(await api.post("/api/cart/remove", { cartId, sku: "PLAIN" }))).toEqual({ SALE: 1 });
  });

  it("names each line by a line_id, which changes and removes it", async () => {
    const cartId = await newCart("PLAIN", 2);
    const [line_id] = cartOf(await add("SALE", 1, cartId)).items.map((item) => item.line_id);
    const plain = await api.post("/api/cart/update", { cartId, items: [{ line_id, quantity: 5 }] });
    expect(quantities(plain)).toEqual({ PLAIN: 5, SALE: 1 });
    expect(quantities(await api.post("/api/cart/remove", { cartId, line_id }))).toEqual({ SALE: 1 });
    expect(quantities(await api.post("/api/cart/remove", { cartId, line_id }))).toEqual({ SALE: 1 });
    const gone = await api.post("/api/cart/update", { cartId, items: [{ line_id, quantity: 1 }] });
    expect(failureOf(gone)).toEqual({
      status: 422,
      errors: [{ code: "unknown_line", field: "items.0.line_id" }],
    });
    for (const body of [{ cartId }, { cartId, line_id, sku: "PLAIN" }]) {
      expect(failureOf(await api.post("/api/cart/remove", body))).toEqual({
        status: 400,
        errors: [{ code: "invalid_input", field: "sku" }],
      });
    }
  });

  it("lets a line of a product that is sold out get smaller, and no larger", async () => {
    const cartId = await newCart("FEW", 3);
    await putProducts(api.db, [{ sku: "FEW", price: 1_000_000, stock: 0 }]);
    expect(quantities(await update(cartId, "FEW", 2))).toEqual({ FEW: 2 });
    expect(failureOf(await update(cartId, "FEW", 3)).errors[0]?.code).toBe("out_of_stock");
  });

  describe("what changed meanwhile", () => {
    it("is reported as long as the line was not touched, however often the cart is read", async () => {
      const cartId = await newCart("SALE", 1);
      await putProducts(api.db, [{ sku: "SALE", price: 6_000_000, stock: 500 }]);
      expect(cartOf(await get(cartId)).notices).toEqual([
        {
          kind: "price_changed",
          sku: "SALE",
          name: "Lamp SALE",
          message: "The price of Lamp SALE is now ₦60,000; it was ₦45,000.50.",
        },
      ]);
      expect(notices(await get(cartId))).toEqual(["price_changed SALE"]);
      expect(notices(await add("PLAIN", 1, cartId))).toEqual(["price_changed SALE"]);
      expect(notices(await update(cartId, "SALE", 2))).toEqual([]);
      expect(notices(await get(cartId))).toEqual([]);
    });

    it("leaves the number of pieces alone when stock falls, and says so", async () => {
      const cartId = await newCart("FEW", 3);
      await putProducts(api.db, [{ sku: "FEW", price: 1_000_000, stock: 2 }]);
      expect(notices(await get(cartId))).toEqual(["stock_short FEW"]);
      expect(quantities(await get(cartId))).toEqual({ FEW: 3 });
      await putProducts(api.db, [{ sku: "FEW", price: 1_000_000, stock: 0 }]);
      expect(notices(await get(cartId))).toEqual(["out_of_stock FEW"]);
      expect(notices(await update(cartId, "FEW", 0))).toEqual([]);
    });

    it("names a product that is no longer sold, and counts it no more", async () => {
      const cartId = await newCart("GONE", 2);
      await add("PLAIN", 1, cartId);
      await withdraw(api.db, "GONE");
      const cart = cartOf(await get(cartId));
      expect(cart.notices.map(({ kind, name }) => [kind, name])).toEqual([["removed", "Lamp GONE"]]);
      expect(cart.total_quantity).toBe(1);
      expect(cart.prices.grand_total.value).toBe(99_000);
      expect(notices(await api.post("/api/cart/remove", { cartId, sku: "GONE" }))).toEqual([]);
    });
  });

  describe("who may", () => {
    it.each([
      ["short", "x"],
      ["empty", ""],
      ["10 kB long", "a".repeat(10_000)],
      ["with a NUL", "null\u0000byte"],
      ["like a path", "../../etc"],
      ["no proper text", "ä\ud800"],
    ])("abuse 2: no cart has an id that is %s: 404 from every call", async (_what, cartId) => {
      const items = [{ sku: "PLAIN", quantity: 1 }];
      for (const [path, body] of [
        ["get", { cartId }],
        ["add", { cartId, items }],
        ["update", { cartId, items }],
        ["remove", { cartId, sku: "PLAIN" }],
      ] as const) {
        expect(failureOf(await api.post(`/api/cart/${path}`, body))).toEqual({
          status: 404,
          errors: [{ code: "cart_not_found", field: "cartId" }],
        });
      }
    });

    it("abuse 1: an e-mail opens no cart without a session, and the answer is the same for every address", async () => {
      const answers = await Promise.all(
        ["ada@example.com", "nobody@example.com"].map((email) => api.post("/api/cart/get", { email })),
      );
      for (const answer of answers) {
        expect(failureOf(answer)).toEqual({
          status: 403,
          errors: [{ code: "cart_not_yours", field: "email" }],
        });
        expect(answer.text).toContain('"message":"The current user cannot perform operations on cart ');
      }
      expect(answers[0]?.text).toBe(answers[1]?.text);
    });

    it("a cart that became an order cannot be used", async () => {
      const cartId = await newCart();
      await api.db.query("update cart set status = 'ordered'");
      for (const path of ["get", "add", "update", "remove"]) {
        const body = path === "get" ? { cartId } : path === "remove" ? { cartId, sku: "PLAIN" } : undefined;
        const answer = await api.post(
          `/api/cart/${path}`,
          body ?? { cartId, items: [{ sku: "PLAIN", quantity: 1 }] },
        );
        expect(failureOf(answer)).toEqual({ status: 409, errors: [{ code: "cart_not_active" }] });
        expect(answer.text).toContain("The cart isn't active.");
      }
    });

    it("the database does not hold the ids that open carts", async () => {
      const cartId = await newCart();
      const rows = await api.db.query<{ id_hash: string }>("select id_hash from cart");
      expect(rows.map((row) => row.id_hash)).not.toContain(cartId);
      expect(rows.every((row) => /^[0-9a-f]{64}$/.test(row.id_hash))).toBe(true);
    });
  });

  it("abuse 37: gives answers that no cache may keep", async () => {
    const answer = await get(await newCart());
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(successBody(getCart.data).safeParse(answer.json).success).toBe(true);
  });
});
