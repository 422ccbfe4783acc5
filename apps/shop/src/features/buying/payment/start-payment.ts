import type { ApiResult } from "@precise/api-client/api-failure";
import { type ApiClient, call } from "@precise/api-client/client";
import type { Order } from "@precise/contract/shop/orders/order";
import { payOrder } from "@precise/contract/shop/orders/order-payments";
import type { ValueOf } from "@precise/contract/wire/route";
import { newAttempt } from "@precise/web/forms/attempt";

/** The API asks Paystack meanwhile, and gives up after 9 s. */
const longestMs = 12_000;
/** No one waits longer for a page that offers to pay anyway. */
const longestAtOrderMs = 4_000;

/**
 * Begins to pay an order online, or finds the attempt that is open.
 * @param input `email` is left out where the person is signed in; `key` makes a repeat find the same attempt
 */
export async function startPayment(
  api: ApiClient,
  input: {
    readonly number: string;
    readonly email: string | undefined;
    readonly accepted_total: number;
    readonly key: string;
  },
  timeoutMs = longestMs,
): Promise<ApiResult<ValueOf<typeof payOrder>>> {
  const { number, email, accepted_total, key } = input;
  return call({ ...api, timeoutMs }, payOrder, {
    body: { number, accepted_total, ...(email !== undefined && { email }) },
    idempotencyKey: key,
  });
}

/** Begins to pay an order that was placed a moment ago, so that its page leads on at once. What fails is tried again there. */
export async function startFirstPayment(api: ApiClient, order: Order): Promise<void> {
  const { number, contact, prices } = order;
  const accepted_total = prices.payable.value;
  await startPayment(
    api,
    { number, email: contact.email, accepted_total, key: newAttempt() },
    longestAtOrderMs,
  );
}
