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

/** Pieces of one product with what is to be written on them. */
export interface ClientLineInput {
  readonly sku: string;
  readonly quantity: number;
  readonly side_mark?: string;
}

/** A row of the cart as it shall be; a side mark that is left out stays as it is. */
export interface ClientLineChange {
  readonly line_id: string;
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

/** Adds to the rows with the same side mark, or in rows of their own: all of the lines or none. */
export async function addClientLines(
  client: ApiClient,
  items: readonly ClientLineInput[],
): Promise<ApiResult<ClientCart>> {
  return cartOf(await call(client, addToClientCart, { body: { items: [...items] } }));
}

/** Sets quantities and side marks; 0 removes the row, a mark that another row of its article has joins the two. */
export async function updateClientLines(
  client: ApiClient,
  items: readonly ClientLineChange[],
): Promise<ApiResult<ClientCart>> {
  return cartOf(await call(client, updateClientCart, { body: { items: [...items] } }));
}

export async function removeClientLine(client: ApiClient, lineId: string): Promise<ApiResult<ClientCart>> {
  return cartOf(await call(client, removeFromClientCart, { body: { line_id: lineId } }));
}

export async function emptyClientCart(client: ApiClient): Promise<ApiResult<ClientCart>> {
  return cartOf(await call(client, clearClientCart, { body: {} }));
}

function cartOf(result: ApiResult<{ cart: ClientCart }>): ApiResult<ClientCart> {
  return result.ok ? { ok: true, value: result.value.cart } : result;
}
