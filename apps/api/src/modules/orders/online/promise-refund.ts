import { formatNaira } from "@precise/cart-core/money";
import type { RefundPlan } from "#api/modules/money/money.ts";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { LockedOrder } from "../locked-order.ts";
import { queuePaymentAlarm } from "../mail/payment-alarm.ts";
import { readAgain } from "../read-again.ts";
import { mailRefundStarted } from "./refund-mails.ts";
import { requestRefund } from "./request-refund.ts";

/**
 * Promises money back that no person asked for: what was paid twice, or for an order that had ended. What is more than the
 * shop pays back by itself waits for a person, who gets a mail.
 */
export async function promiseRefund(
  tx: Sql,
  order: LockedOrder,
  wish: RefundPlan,
  online: OnlinePayments,
): Promise<void> {
  const requested = await requestRefund(tx, order, wish, online.ownRefundLimit);
  const what = `${formatNaira(wish.amount)} of ${wish.reference ?? order.number}`;
  if (requested.ok && !requested.isHeld) {
    await mailRefundStarted(tx, await readAgain(tx, order), wish);
    return;
  }
  const why = requested.ok
    ? "It is more than the shop pays back by itself. Let it go with pnpm ops payments release."
    : `Only ${formatNaira(requested.most)} can be refunded by the payment service.`;
  await queuePaymentAlarm(tx, online.shopEmail, {
    event: `refund-waits:${order.number}:${wish.reference ?? ""}`,
    number: order.number,
    text: `${what} should go back: ${wish.reason} ${why}`,
  });
}
