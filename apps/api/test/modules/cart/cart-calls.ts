import { addToCart } from "@precise/contract/shop/cart";
import { successBody } from "@precise/contract/wire/envelope";
import { expect } from "vitest";
import { putProducts } from "../../fixtures/put-products.ts";
import type { Answer, TestApi } from "../../fixtures/start-test-api.ts";

export function cartOf(answer: Answer) {
  expect(answer.status).toBe(200);
  return successBody(addToCart.data).parse(answer.json).data.cart;
}

/** Pieces by article number. */
export function quantities(answer: Answer) {
  return Object.fromEntries(cartOf(answer).items.map((item) => [item.product.sku, item.quantity]));
}

export function notices(answer: Answer) {
  return cartOf(answer).notices.map(({ kind, sku }) => `${kind} ${sku}`);
}

/** The calls of a guest's cart. */
export function cartCalls(api: () => TestApi) {
  const add = (sku: string, quantity: number, cartId?: string) =>
    api().post("/api/cart/add", { ...(cartId === undefined ? {} : { cartId }), items: [{ sku, quantity }] });
  return {
    add,
    update: (cartId: string, sku: string, quantity: number) =>
      api().post("/api/cart/update", { cartId, items: [{ sku, quantity }] }),
    get: (cartId: string) => api().post("/api/cart/get", { cartId }),
    newCart: async (sku = "PLAIN", quantity = 1) => cartOf(await add(sku, quantity)).cartId,
  };
}

/** The stock of these tests, as it is before each. */
export function stockShelf(api: TestApi): Promise<void> {
  return putProducts(api.db, [
    { sku: "PLAIN", price: 9_900_000, stock: 500 },
    { sku: "SALE", price: 5_000_000, special: 4_500_050, stock: 500 },
    { sku: "FEW", price: 1_000_000, stock: 3 },
    { sku: "LAST", price: 1_000_000, stock: 1 },
    { sku: "NONE", price: 1_000_000, stock: 0 },
    { sku: "GONE", price: 1_000_000, stock: 5 },
    { sku: "PALACE", price: 100_000_000_000, stock: 5000 },
  ]);
}
