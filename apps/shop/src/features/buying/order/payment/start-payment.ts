import type { ApiResult } from "@precise/api-client/api-failure";
import { type ApiClient, call } from "@precise/api-client/client";
import { payOrder } from "@precise/contract/order-payments";
import type { ValueOf } from "@precise/contract/route";

/** The API asks Paystack meanwhile, and gives up after 9 s. */
const timeoutMs = 12_000;

/**
 * Begins to pay an order online, or finds the attempt that is open.
 * @param given `email` is left out where the person is signed in; `key` makes a repeat find the same attempt
 */
export async function startPayment(
  api: ApiClient,
  given: {
    readonly number: string;
    readonly email: string | undefined;
    readonly accepted_total: number;
    readonly key: string;
  },
): Promise<ApiResult<ValueOf<typeof payOrder>>> {
  const { number, email, accepted_total, key } = given;
  return call({ ...api, timeoutMs }, payOrder, {
    body: { number, accepted_total, ...(email !== undefined && { email }) },
    idempotencyKey: key,
  });
}
