import { addToCart, type Cart, getCart, removeFromCart, updateCart } from "@precise/contract/cart";
import type { ApiResult } from "./api-failure.ts";
import { type ApiClient, call } from "./client.ts";

/** Pieces of one product. */
export interface CartLineInput {
  readonly sku: string;
  readonly quantity: number;
}

/** Adds to the cart, or to a new one where there is no id yet. */
export async function addCartLines(
  client: ApiClient,
  cartId: string | null,
  items: readonly CartLineInput[],
): Promise<ApiResult<Cart>> {
  const body = { items: [...items], ...(cartId === null ? {} : { cartId }) };
  return cartOf(await call(client, addToCart, { body }));
}

/** Sets quantities; 0 removes the line. */
export async function updateCartLines(
  client: ApiClient,
  cartId: string,
  items: readonly CartLineInput[],
): Promise<ApiResult<Cart>> {
  return cartOf(await call(client, updateCart, { body: { cartId, items: [...items] } }));
}

export async function removeCartLine(
  client: ApiClient,
  cartId: string,
  sku: string,
): Promise<ApiResult<Cart>> {
  return cartOf(await call(client, removeFromCart, { body: { cartId, sku } }));
}

/** The cart of that id, or the signed-in customer's by e-mail (only while a session lives, design D5). */
export async function fetchCart(
  client: ApiClient,
  key: { cartId: string } | { email: string },
  signal?: AbortSignal,
): Promise<ApiResult<Cart>> {
  return cartOf(await call(client, getCart, { body: key, ...(signal ? { signal } : {}) }));
}

function cartOf(result: ApiResult<{ cart: Cart }>): ApiResult<Cart> {
  return result.ok ? { ok: true, value: result.value.cart } : result;
}
