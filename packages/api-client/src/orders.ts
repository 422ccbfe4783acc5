import {
  changedFigures,
  getCheckoutOptions,
  type Order,
  placeOrder,
  trackOrder,
} from "@precise/contract/order";
import type { BodyOf, DataOf } from "@precise/contract/route";
import { safeParse } from "zod/mini";
import { type ApiFailure, type ApiResult, nullWhereNotFound } from "./api-failure.ts";
import { type ApiClient, call } from "./client.ts";

export type CheckoutOptions = DataOf<typeof getCheckoutOptions>;
export type OrderRequest = BodyOf<typeof placeOrder>;

/** Showrooms for pick-up and the payment methods on offer. */
export async function fetchCheckoutOptions(client: ApiClient): Promise<ApiResult<CheckoutOptions>> {
  return call(client, getCheckoutOptions, {});
}

/** Places an order. The same key and body give the same answer, so a repeat after a lost answer is harmless. */
export async function submitOrder(
  client: ApiClient,
  request: OrderRequest,
  idempotencyKey: string,
): Promise<ApiResult<Order>> {
  const result = await call(client, placeOrder, {
    body: request,
    headers: { "idempotency-key": idempotencyKey },
  });
  return result.ok ? { ok: true, value: result.value.order } : result;
}

/** The figures that a 409 `figures_changed` carries, or null for any other failure. @source design D14 */
export function changedFiguresOf(failure: ApiFailure) {
  if (failure.code !== "figures_changed") return null;
  const parsed = safeParse(changedFigures, failure.data);
  return parsed.success ? parsed.data : null;
}

/** The order of that number and e-mail; null where one of them is wrong. */
export async function fetchTrackedOrder(
  client: ApiClient,
  key: { number: string; email: string },
): Promise<ApiResult<Order | null>> {
  const result = await call(client, trackOrder, { body: key });
  if (result.ok) return { ok: true, value: result.value.order };
  return nullWhereNotFound(result);
}
