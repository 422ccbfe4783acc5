import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { routes } from "./routes.ts";
import { addToCart, getCart, updateCart } from "./shop/cart.ts";
import { getProductsByIds, listCategoryProducts, searchProducts } from "./shop/catalogue.ts";
import { placeOrder } from "./shop/orders/order.ts";

const bodyProblems = (schema: z.ZodMiniType | undefined, body: unknown): string[] => {
  if (schema === undefined) throw new Error("the call takes no body");
  const result = z.safeParse(schema, body);
  return result.success ? [] : result.error.issues.map((issue) => issue.path.join("."));
};

describe("the calls", () => {
  it("have distinct ids and distinct method and path", () => {
    expect(new Set(routes.map((route) => route.id)).size).toBe(routes.length);
    expect(new Set(routes.map((route) => `${route.method} ${route.path}`)).size).toBe(routes.length);
  });

  it.each([
    ["POST /api/cart/add"],
    ["POST /api/cart/update"],
    ["POST /api/cart/remove"],
    ["POST /api/cart/get"],
    ["GET /api/category"],
    ["POST /api/category/get/ids"],
    ["GET /api/category/getcategorybyid/{id}"],
    ["GET /api/product/attributes"],
    ["POST /api/product/category/{categoryId}/{currentPage}/{pageSize}"],
    ["POST /api/product/search"],
    ["POST /api/product/suggest"],
    ["POST /api/product/filter/{categoryId}"],
    ["POST /api/product/productbyids"],
    ["POST /api/newsletter/subscribe"],
  ])("include %s of the specification", (call) => {
    expect(routes.map((route) => `${route.method} ${route.path}`)).toContain(call);
  });
});

describe("bodies", () => {
  const order = {
    cartId: "c".repeat(40),
    contact: { email: "ada@example.com", firstname: "Ada", lastname: "Obi", phone: "0803 123 4567" },
    address: { line1: "12 Marina Road", state: "Lagos", lga: "Lagos Island" },
    delivery: { method: "delivery" },
    payment: { method: "bank_transfer" },
    accepted_total: 104_000,
  };

  it.each([
    [
      "a quantity of half a lamp",
      addToCart.body,
      { items: [{ sku: "A", quantity: 0.5 }] },
      "items.0.quantity",
    ],
    ["no pieces added", addToCart.body, { items: [{ sku: "A", quantity: 0 }] }, "items.0.quantity"],
    [
      "minus one piece",
      updateCart.body,
      { cartId: "x", items: [{ sku: "A", quantity: -1 }] },
      "items.0.quantity",
    ],
    ["a text for a number", addToCart.body, { items: [{ sku: "A", quantity: "2" }] }, "items.0.quantity"],
    [
      "1,000 pieces of one product",
      addToCart.body,
      { items: [{ sku: "A", quantity: 1000 }] },
      "items.0.quantity",
    ],
    ["an empty search", searchProducts.body, { name: "  " }, "name"],
    ["a search of 129 characters", searchProducts.body, { name: "a".repeat(129) }, "name"],
    ["a range without an end", listCategoryProducts.body, { filters: { price: {} } }, "filters.price"],
    [
      "another state's area",
      placeOrder.body,
      { ...order, address: { ...order.address, state: "Kano" } },
      "address.lga",
    ],
    [
      "a foreign phone",
      placeOrder.body,
      { ...order, contact: { ...order.contact, phone: "+44 20 7946 0000" } },
      "contact.phone",
    ],
  ])("with %s name the field", (_what, schema, body, field) => {
    expect(bodyProblems(schema, body)).toEqual([field]);
  });

  it("take zero pieces in an update, for zero removes the line", () => {
    expect(bodyProblems(updateCart.body, { cartId: "x", items: [{ sku: "A", quantity: 0 }] })).toEqual([]);
  });

  it("take a cart by id or by e-mail, never by both", () => {
    expect(bodyProblems(getCart.body, { cartId: "x" })).toEqual([]);
    expect(bodyProblems(getCart.body, { email: "ada@example.com" })).toEqual([]);
    expect(bodyProblems(getCart.body, { cartId: "x", email: "ada@example.com" })).not.toEqual([]);
  });

  it("take products by article number or by id", () => {
    expect(bodyProblems(getProductsByIds.body, { skus: ["A"] })).toEqual([]);
    expect(bodyProblems(getProductsByIds.body, { ids: [7] })).toEqual([]);
    expect(bodyProblems(getProductsByIds.body, { skus: [] })).not.toEqual([]);
  });

  it("of a whole order pass", () => {
    expect(bodyProblems(placeOrder.body, order)).toEqual([]);
  });
});
