import { formatNaira, kobo } from "@precise/cart-core/money";
import type { RefundPlan } from "#api/modules/money/money.ts";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import type { LockedOrder } from "#api/modules/orders/locked-order.ts";
import { mailRefundStarted } from "#api/modules/orders/online/refund-mails.ts";
import { requestRefund } from "#api/modules/orders/online/request-refund.ts";
import { readAgain } from "#api/modules/orders/read-again.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";

/** Promises money that was paid online back, by the service that took it. @throws Error for the operator where there is less */
export async function refundOnline(tx: Sql, order: LockedOrder, wish: RefundPlan): Promise<AnyOrder> {
  // A person asks for it: no sum waits for another.
  const requested = await requestRefund(tx, order, wish, kobo(Number.MAX_SAFE_INTEGER));
  if (!requested.ok) {
    throw new Refused(
      `${order.number} has ${formatNaira(requested.most)} left to refund online, less than the ${formatNaira(wish.amount)}. Nothing was changed.`,
    );
  }
  const now = await readAgain(tx, order);
  await mailRefundStarted(tx, now, wish);
  return now;
}
