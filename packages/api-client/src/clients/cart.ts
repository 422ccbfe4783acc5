import {
  addToClientCart,
  type ClientCart,
  clearClientCart,
  getClientCart,
  removeFromClientCart,
  updateClientCart,
} from "@precise/contract/clients/cart";
import type { ApiResult } from "../api-failure.ts";
import { type ApiClient, call } from "../client.ts";

/** Pieces of one product with what is to be written on them; a side mark that is left out stays as it is. */
export interface ClientLineInput {
  readonly sku: string;
  readonly quantity: number;
  readonly side_mark?: string;
}

/** The signed-in trade client's cart. */
export async function fetchClientCart(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<ApiResult<ClientCart>> {
  return cartOf(await call(client, getClientCart, signal ? { signal } : {}));
}

/** Adds on top of what the cart has: all of the lines or none. */
export async function addClientLines(
  client: ApiClient,
  items: readonly ClientLineInput[],
): Promise<ApiResult<ClientCart>> {
  return cartOf(await call(client, addToClientCart, { body: { items: [...items] } }));
}

/** Sets quantities and side marks; 0 removes the line. */
export async function updateClientLines(
  client: ApiClient,
  items: readonly ClientLineInput[],
): Promise<ApiResult<ClientCart>> {
  return cartOf(await call(client, updateClientCart, { body: { items: [...items] } }));
}

export async function removeClientLine(client: ApiClient, sku: string): Promise<ApiResult<ClientCart>> {
  return cartOf(await call(client, removeFromClientCart, { body: { sku } }));
}

export async function emptyClientCart(client: ApiClient): Promise<ApiResult<ClientCart>> {
  return cartOf(await call(client, clearClientCart, { body: {} }));
}

function cartOf(result: ApiResult<{ cart: ClientCart }>): ApiResult<ClientCart> {
  return result.ok ? { ok: true, value: result.value.cart } : result;
}
