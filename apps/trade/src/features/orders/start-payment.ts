import type { ApiResult } from "@precise/api-client/api-failure";
import { type ApiClient, call } from "@precise/api-client/client";
import { stageOf } from "@precise/cart-core/order-way";
import { paymentFacts } from "@precise/cart-core/payment-kinds";
import type { ClientOrder } from "@precise/contract/trade/orders";
import { payClientOrder } from "@precise/contract/trade/payments";
import type { ValueOf } from "@precise/contract/wire/route";
import { idempotencyKey, newAttempt } from "@precise/web/forms/attempt";

/** No one waits longer for a page that offers to pay anyway. */
const firstTimeoutMs = 4_000;

/** Begins to pay an order online, or finds the attempt that is open. @param attempt a repeat with the same finds the same. @param timeoutMs the API asks Paystack meanwhile, and gives up after 9 s */
export async function startPayment(
  api: ApiClient,
  number: string,
  accepted_total: number,
  attempt: string,
  timeoutMs = 12_000,
): Promise<ApiResult<ValueOf<typeof payClientOrder>>> {
  return call({ ...api, timeoutMs }, payClientOrder, {
    params: { number },
    body: { accepted_total },
    idempotencyKey: idempotencyKey(attempt, { number, accepted_total }),
  });
}

/** Begins to pay an order that was placed a moment ago, where it is paid online. What fails is tried again on its page. */
export async function startFirstPayment(api: ApiClient, order: ClientOrder): Promise<void> {
  const { number, payment, prices } = order;
  if (!paymentFacts(payment.method).isOnline || stageOf(order) !== "awaiting_payment") return;
  await startPayment(api, number, prices.payable.value, newAttempt(), firstTimeoutMs);
}
