import { randomUUID } from "node:crypto";
import { addToCart } from "@precise/contract/shop/cart";
import { placeOrder } from "@precise/contract/shop/orders/order";
import { successBody } from "@precise/contract/wire/envelope";
import { expect } from "vitest";
import type { Answer, TestApi } from "../../fixtures/start-test-api.ts";

export const contact = {
  email: "Ada.Obi@example.com",
  firstname: "Ada",
  lastname: "Obi",
  phone: "0803 123 4567",
};
export const lagos = {
  line1: "14 Harbour Light Close",
  landmark: "By the park",
  state: "Lagos",
  lga: "Ikeja",
};

/** A request to order a cart for delivery to Lagos, paid by bank transfer, changed as a test needs it. */
export function orderBody(cartId: string, acceptedTotal: number, changes: Record<string, unknown> = {}) {
  return {
    cartId,
    contact,
    address: lagos,
    delivery: { method: "delivery" },
    payment: { method: "bank_transfer" },
    accepted_total: acceptedTotal,
    ...changes,
  };
}

/** A new cart with these pieces. */
export async function cartWith(api: TestApi, pieces: Record<string, number>): Promise<string> {
  const items = Object.entries(pieces).map(([sku, quantity]) => ({ sku, quantity }));
  const answer = await api.post("/api/cart/add", { items });
  return successBody(addToCart.data).parse(answer.json).data.cart.cartId;
}

/** @param headers a session's cookie, for an order of someone signed in */
export function order(
  api: TestApi,
  body: object,
  key: string = randomUUID(),
  headers: Record<string, string> = {},
): Promise<Answer> {
  return api.post("/api/orders", body, { "idempotency-key": key, ...headers });
}

export function orderOf(answer: Answer) {
  expect(answer.status).toBe(201);
  return successBody(placeOrder.data).parse(answer.json).data.order;
}

/** An order of these pieces, placed by a guest or by the person whom the headers sign in. @param payable what it must cost, in naira */
export async function placedOrder(
  api: TestApi,
  pieces: Record<string, number>,
  payable: number,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  const cartId = await cartWith(api, pieces);
  return orderOf(await order(api, orderBody(cartId, payable, changes), undefined, headers));
}
