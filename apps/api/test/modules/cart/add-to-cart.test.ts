import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { cartCalls, cartOf, quantities, stockShelf } from "./cart-calls.ts";

describe.each(allDatabaseKinds)("adding to a guest's cart on %s", (kind) => {
  let api: TestApi;
  const { add, newCart, get } = cartCalls(() => api);
  beforeAll(async () => {
    api = await startTestApi(kind);
  });
  afterAll(() => api.close());
  beforeEach(() => stockShelf(api));

  it("abuse 2: makes a cart with an id of 32 characters where none came", async () => {
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

  it("adds once with one Idempotency-Key, however often it comes", async () => {
    const cartId = await newCart("PLAIN", 2);
    const body = { cartId, items: [{ sku: "PLAIN", quantity: 3 }] };
    const press = (key: string) => api.post("/api/cart/add", body, { "idempotency-key": key });
    const answers = await Promise.all([press("one-press-of-mine"), press("one-press-of-mine")]);
    expect(answers.map(quantities)).toEqual([{ PLAIN: 5 }, { PLAIN: 5 }]);
    expect(quantities(await press("another-press-of-mine"))).toEqual({ PLAIN: 8 });
    await add("SALE", 1, cartId);
    expect(quantities(await press("one-press-of-mine"))).toEqual({ PLAIN: 8, SALE: 1 });
    expect(failureOf(await press("short")).errors[0]).toMatchObject({ field: "idempotency-key" });
  });

  it("tries a refused addition again with the same key", async () => {
    const cartId = await newCart("PLAIN");
    const body = { cartId, items: [{ sku: "AWAY", quantity: 1 }] };
    const press = () => api.post("/api/cart/add", body, { "idempotency-key": "one-press-of-mine" });
    expect((await press()).status).toBe(422);
    await putProducts(api.db, [{ sku: "AWAY", price: 100_000, stock: 3 }]);
    expect(quantities(await press())).toEqual({ PLAIN: 1, AWAY: 1 });
  });

  it("keeps lines in the order in which they were first added", async () => {
    const cartId = await newCart("SALE");
    await add("FEW", 1, cartId);
    await add("PLAIN", 1, cartId);
    await add("SALE", 1, cartId);
    expect(cartOf(await get(cartId)).items.map((item) => item.product.sku)).toEqual(["SALE", "FEW", "PLAIN"]);
  });

  it("never reveals how many there are of what is plentiful", async () => {
    const added = await add("PLAIN", 999);
    expect(quantities(added)).toEqual({ PLAIN: 5 });
    const { cartId, notices } = cartOf(added);
    expect(notices.map(({ message }) => message)).toEqual([
      "Lamp PLAIN: we do not have that many in stock. Your cart has 5.",
    ]);
    // What the cart has already stays, and what is in stock can be added.
    expect(quantities(await add("PLAIN", 395, cartId))).toEqual({ PLAIN: 400 });
    const more = await add("PLAIN", 400, cartId);
    expect(quantities(more)).toEqual({ PLAIN: 400 });
    await putProducts(api.db, [{ sku: "PLAIN", price: 9_900_000, stock: 77 }]);
    for (const text of [more.text, (await get(cartId)).text]) expect(text).not.toMatch(/\b(77|500)\b/);
  });

  it("stops at what is in stock, with a notice", async () => {
    const answer = await add("FEW", 5);
    expect(quantities(answer)).toEqual({ FEW: 3 });
    expect(cartOf(answer).notices).toEqual([
      {
        kind: "quantity_capped",
        sku: "FEW",
        name: "Lamp FEW",
        message: "Lamp FEW: only 3 in stock. Your cart has all of them.",
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

  it("abuse 8: refuses more than 999 pieces of a product over several calls", async () => {
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

  it("abuse 8: refuses a total beyond a million million naira, and does not overflow", async () => {
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
