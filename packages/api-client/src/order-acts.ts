import type { Order } from "@precise/contract/order";
import { acceptFeeProposal, cancelOrder, readFeeProposal } from "@precise/contract/order-acts";
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

function orderOrNull(result: ApiResult<{ order: Order }>): ApiResult<Order | null> {
  if (result.ok) return { ok: true, value: result.value.order };
  return nullWhereNotFound(result);
}
