import { addToCart, getCart } from "@precise/contract/cart";
import { successBody } from "@precise/contract/envelope";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { databaseKinds } from "../fixtures/database.ts";
import { putProducts, withdraw } from "../http/put-products.ts";
import { type Answer, failureOf, startTestApi, type TestApi } from "../http/start-test-api.ts";

function cartOf(answer: Answer) {
  expect(answer.status).toBe(200);
  return successBody(addToCart.data).parse(answer.json).data.cart;
}
const quantities = (answer: Answer) =>
  Object.fromEntries(cartOf(answer).items.map((item) => [item.product.sku, item.quantity]));
const notices = (answer: Answer) => cartOf(answer).notices.map(({ kind, sku }) => `${kind} ${sku}`);

describe.each(databaseKinds)("a guest's cart on %s", (kind) => {
  let api: TestApi;
  const add = (sku: string, quantity: number, cartId?: string) =>
    api.post("/api/cart/add", { ...(cartId === undefined ? {} : { cartId }), items: [{ sku, quantity }] });
  const update = (cartId: string, sku: string, quantity: number) =>
    api.post("/api/cart/update", { cartId, items: [{ sku, quantity }] });
  const get = (cartId: string) => api.post("/api/cart/get", { cartId });
  const newCart = async (sku = "PLAIN", quantity = 1) => cartOf(await add(sku, quantity)).cartId;

  beforeAll(async () => {
    api = await startTestApi(kind);
  });
  afterAll(() => api.close());
  beforeEach(() =>
    putProducts(api.db, [
      { sku: "PLAIN", price: 9_900_000, stock: 500 },
      { sku: "SALE", price: 5_000_000, special: 4_500_050, stock: 500 },
      { sku: "FEW", price: 1_000_000, stock: 3 },
      { sku: "LAST", price: 1_000_000, stock: 1 },
      { sku: "NONE", price: 1_000_000, stock: 0 },
      { sku: "GONE", price: 1_000_000, stock: 5 },
      { sku: "PALACE", price: 100_000_000_000, stock: 5000 },
    ]),
  );

  describe("adding", () => {
    it("makes a cart with an id of 32 characters where none came", async () => {
      const cart = cartOf(await add("PLAIN", 2));
      expect(cart.cartId).toMatch(/^[\w-]{32}$/);
      expect(cart.total_quantity).toBe(2);
      expect(cart.prices).toEqual({
        subtotal: { value: 198_000 },
        grand_total: { value: 198_000, currency: "NGN" },
      });
    });

    it("gives every cart another id", async () => {
      const ids = await Promise.all(Array.from({ length: 20 }, () => newCart()));
      expect(new Set(ids).size).toBe(20);
    });

    it("takes the special price, and shows the old one beside it", async () => {
      const [item] = cartOf(await add("SALE", 2)).items;
      expect(item?.product).toMatchObject({ price: "50000.00", special_price: "45000.50" });
      expect(item?.row_total.value).toBe(90_001);
    });

    it("adds up with what is there, and within one call", async () => {
      const cartId = await newCart("PLAIN", 2);
      const items = [
        { sku: "PLAIN", quantity: 3 },
        { sku: "PLAIN", quantity: 4 },
      ];
      expect(quantities(await api.post("/api/cart/add", { cartId, items }))).toEqual({ PLAIN: 9 });
    });

    it("keeps lines in the order in which they were first added", async () => {
      const cartId = await newCart("SALE");
      await add("FEW", 1, cartId);
      await add("PLAIN", 1, cartId);
      await add("SALE", 1, cartId);
      expect(cartOf(await get(cartId)).items.map((item) => item.product.sku)).toEqual([
        "SALE",
        "FEW",
        "PLAIN",
      ]);
    });

    it("stops at what is in stock, with a notice", async () => {
      const answer = await add("FEW", 5);
      expect(quantities(answer)).toEqual({ FEW: 3 });
      expect(cartOf(answer).notices).toEqual([
        {
          kind: "quantity_capped",
          sku: "FEW",
          name: "Lamp FEW",
          message: "Only 3 of Lamp FEW are in stock. Your cart holds all of them.",
        },
      ]);
      expect(cartOf(answer).items[0]?.product).toMatchObject({ stock_status: "LOW_STOCK", stock_left: 3 });
    });

    it("refuses what is out of stock and what is not sold, names every one, and changes nothing", async () => {
      const cartId = await newCart();
      const items = [
        { sku: "SALE", quantity: 1 },
        { sku: "NONE", quantity: 1 },
        { sku: "NOWHERE", quantity: 1 },
      ];
      expect(failureOf(await api.post("/api/cart/add", { cartId, items }))).toEqual({
        status: 422,
        errors: [
          { code: "out_of_stock", field: "items.1.sku" },
          { code: "unknown_sku", field: "items.2.sku" },
        ],
      });
      expect(quantities(await get(cartId))).toEqual({ PLAIN: 1 });
    });

    it("refuses more than 999 pieces of a product over several calls", async () => {
      const cartId = await newCart("PALACE", 999);
      expect(failureOf(await add("PALACE", 1, cartId))).toEqual({
        status: 422,
        errors: [{ code: "quantity_too_large", field: "items.0.quantity" }],
      });
    });

    it("refuses a 101st product", async () => {
      const many = Array.from({ length: 101 }, (_, index) => ({ sku: `M${index}`, price: 100, stock: 9 }));
      await putProducts(api.db, many);
      const items = many.slice(0, 100).map(({ sku }) => ({ sku, quantity: 1 }));
      const cart = cartOf(await api.post("/api/cart/add", { items }));
      expect(cart.items).toHaveLength(100);
      expect(failureOf(await add("M100", 1, cart.cartId))).toEqual({
        status: 422,
        errors: [{ code: "cart_too_large", field: "items" }],
      });
    });

    it("refuses a total beyond a million million naira, and does not overflow", async () => {
      await putProducts(api.db, [{ sku: "CROWN", price: 900_000_000_000_000, stock: 999 }]);
      expect(failureOf(await add("CROWN", 999))).toEqual({
        status: 422,
        errors: [{ code: "cart_too_large", field: "items" }],
      });
    });

    it("sums up 50 adds at the same time", async () => {
      const cartId = await newCart("PLAIN", 1);
      const answers = await Promise.all(Array.from({ length: 50 }, () => add("PLAIN", 1, cartId)));
      expect(answers.map((answer) => answer.status)).toEqual(Array(50).fill(200));
      expect(quantities(await get(cartId))).toEqual({ PLAIN: 51 });
    });
  });

  describe("updating", () => {
    it("sets the quantity, removes at 0, and adds a line that is not there", async () => {
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

  describe("what changed meanwhile", () => {
    it("is told as long as the line was not touched, however often the cart is read", async () => {
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
    ])("nobody has the cart whose id is %s: 404 from every call", async (_what, cartId) => {
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

    it("an e-mail opens no cart without a session, and the answer is the same for every address", async () => {
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

  it("answers for nobody else to keep", async () => {
    const answer = await get(await newCart());
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(successBody(getCart.data).safeParse(answer.json).success).toBe(true);
  });
});
