import { getClientCheckout } from "@precise/contract/clients/checkout";
import {
  acceptClientFee,
  type ClientOrder,
  cancelClientOrder,
  changedClientFigures,
  listClientOrders,
  placeClientOrder,
  readClientOrder,
  reorderClientOrder,
} from "@precise/contract/clients/orders";
import type { BodyOf, DataOf } from "@precise/contract/route";
import { safeParse } from "zod/mini";
import type { ApiFailure, ApiResult } from "../api-failure.ts";
import { type ApiClient, call } from "../client.ts";

export type ClientCheckout = DataOf<typeof getClientCheckout>;
export type ClientOrderRequest = BodyOf<typeof placeClientOrder>;
export type ClientOrdersPage = DataOf<typeof listClientOrders>;
/** What became of each line of the earlier order, and the cart with what was added. */
export type Reordered = DataOf<typeof reorderClientOrder>;

/** Figures, ways to pay and days of delivery for the trade cart as it is now. */
export async function fetchClientCheckout(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<ApiResult<ClientCheckout>> {
  return call(client, getClientCheckout, signal ? { signal } : {});
}

/** Orders what is in the cart. The same key and body give the same answer, so a repeat is harmless. */
export async function submitClientOrder(
  client: ApiClient,
  request: ClientOrderRequest,
  idempotencyKey: string,
): Promise<ApiResult<ClientOrder>> {
  const headers = { "idempotency-key": idempotencyKey };
  return orderOf(await call(client, placeClientOrder, { body: request, headers }));
}

/** The figures that a 409 `figures_changed` carries, or null for any other failure. @source design D14 */
export function changedClientFiguresOf(failure: ApiFailure) {
  if (failure.code !== "figures_changed") return null;
  const parsed = safeParse(changedClientFigures, failure.data);
  return parsed.success ? parsed.data : null;
}

/** A page of the person's own orders, the newest first. */
export async function fetchClientOrders(
  client: ApiClient,
  asked: BodyOf<typeof listClientOrders>,
  signal?: AbortSignal,
): Promise<ApiResult<ClientOrdersPage>> {
  return call(client, listClientOrders, { body: asked, ...(signal ? { signal } : {}) });
}

/** One of the person's own orders; null where there is none of that number. */
export async function fetchClientOrder(
  client: ApiClient,
  number: string,
  signal?: AbortSignal,
): Promise<ApiResult<ClientOrder | null>> {
  const input = { params: { number }, ...(signal ? { signal } : {}) };
  const result = orderOf(await call(client, readClientOrder, input));
  if (result.ok) return result;
  return result.failure.status === 404 ? { ok: true, value: null } : result;
}

export async function cancelOwnClientOrder(
  client: ApiClient,
  number: string,
): Promise<ApiResult<ClientOrder>> {
  return orderOf(await call(client, cancelClientOrder, { params: { number }, body: {} }));
}

/** @param acceptedTotal the `fee_proposal.payable` that was shown, in naira */
export async function acceptOwnClientFee(
  client: ApiClient,
  number: string,
  acceptedTotal: number,
): Promise<ApiResult<ClientOrder>> {
  const body = { accepted_total: acceptedTotal };
  return orderOf(await call(client, acceptClientFee, { params: { number }, body }));
}

/** Puts an order's lines into the cart again. A repeat with the same key adds nothing more. */
export async function reorderOwnClientOrder(
  client: ApiClient,
  number: string,
  idempotencyKey: string,
): Promise<ApiResult<Reordered>> {
  const headers = { "idempotency-key": idempotencyKey };
  return call(client, reorderClientOrder, { params: { number }, body: {}, headers });
}

function orderOf(result: ApiResult<{ order: ClientOrder }>): ApiResult<ClientOrder> {
  return result.ok ? { ok: true, value: result.value.order } : result;
}
