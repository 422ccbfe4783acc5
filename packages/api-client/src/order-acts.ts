import type { Order } from "@precise/contract/order";
import {
  acceptFeeProposal,
  cancelOrder,
  confirmOrder,
  holdOrderAgain,
  readFeeProposal,
  readOrderToConfirm,
} from "@precise/contract/order-acts";
import type { BodyOf } from "@precise/contract/route";
import { type ApiResult, nullWhereNotFound } from "./api-failure.ts";
import { type ApiClient, call } from "./client.ts";

/** The order whose delivery fee is proposed; null for a token that is not (or no longer) ours. */
export async function fetchFeeProposal(client: ApiClient, token: string): Promise<ApiResult<Order | null>> {
  return orderOrNull(await call(client, readFeeProposal, { body: { token } }));
}

/** Says yes to the proposed fee. `accepted_total` is the `fee_proposal.payable` that was shown. */
export async function acceptFee(
  client: ApiClient,
  body: BodyOf<typeof acceptFeeProposal>,
): Promise<ApiResult<Order | null>> {
  return orderOrNull(await call(client, acceptFeeProposal, { body }));
}

/** Cancels the order of that number and e-mail; null where one of them is wrong. */
export async function cancelTrackedOrder(
  client: ApiClient,
  key: BodyOf<typeof cancelOrder>,
): Promise<ApiResult<Order | null>> {
  return orderOrNull(await call(client, cancelOrder, { body: key }));
}

/** The order that a mail's link asks to confirm, unchanged; null for a token that is not (or no longer) ours. */
export async function fetchOrderToConfirm(
  client: ApiClient,
  token: string,
): Promise<ApiResult<Order | null>> {
  return orderOrNull(await call(client, readOrderToConfirm, { body: { token } }));
}

/** Confirms an order by its mail's link; its `hold` then says whether its goods are set aside. */
export async function confirmOrderByMail(client: ApiClient, token: string): Promise<ApiResult<Order | null>> {
  return orderOrNull(await call(client, confirmOrder, { body: { token } }));
}

/** Sets the goods of that order aside again; refused with `goods_gone` or `hold_not_renewable`. */
export async function holdAgain(
  client: ApiClient,
  key: BodyOf<typeof holdOrderAgain>,
): Promise<ApiResult<Order | null>> {
  return orderOrNull(await call(client, holdOrderAgain, { body: key }));
}

function orderOrNull(result: ApiResult<{ order: Order }>): ApiResult<Order | null> {
  if (result.ok) return { ok: true, value: result.value.order };
  return nullWhereNotFound(result);
}
