import { formatNaira, kobo } from "@precise/cart-core/money";
import { isPaidOnline, type RefundPlan, type Repayment } from "#api/modules/money/money.ts";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import type { LockedOrder } from "#api/modules/orders/locked-order.ts";
import { refundOrder } from "#api/modules/orders/money/refund-order.ts";
import { mailRefundStarted } from "#api/modules/orders/online/refund-mails.ts";
import { requestRefund } from "#api/modules/orders/online/request-refund.ts";
import { readAgain } from "#api/modules/orders/order-rows.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { knownReference } from "./known-reference.ts";

/**
 * Pays money of a locked order back: by the payment service where it was paid online, else it is booked as paid back by the
 * shop's people. Both credit the invoice and mail the shopper.
 * @throws Refused where there is less; the transaction must be rolled back
 */
export async function refundMoney(tx: Sql, order: LockedOrder, back: Repayment): Promise<AnyOrder> {
  const { amount, reason, actor, provider, reference } = back;
  if (provider === undefined && reference === undefined && (await isPaidOnline(tx, order.id)))
    return refundOnline(tx, order, { amount, reason, by: actor });
  if (provider === "paystack" && reference === undefined)
    throw new Refused("Give the number that the refund has at Paystack.", {
      status: 422,
      field: "reference",
    });
  const refunded = await refundOrder(tx, order, back);
  if (refunded.ok) return refunded.order;
  if (refunded.code === "known-reference") throw new Refused(knownReference(refunded));
  if (refunded.code === "no-account")
    throw new Refused(
      `${order.number} was paid online, and nothing of it is left to refund there. Say how the money went back (provider) and its reference. Nothing was changed.`,
      { status: 422, field: "provider" },
    );
  throw new Refused(
    `${order.number} has ${formatNaira(refunded.net)} left, less than the ${formatNaira(amount)} to refund. Nothing was changed.`,
  );
}

/** Promises money that was paid online back, by the service that took it. @throws Error for the operator where there is less */
async function refundOnline(tx: Sql, order: LockedOrder, plan: RefundPlan): Promise<AnyOrder> {
  // A person asks for it: no sum waits for another.
  const requested = await requestRefund(tx, order, plan, kobo(Number.MAX_SAFE_INTEGER));
  if (!requested.ok) {
    throw new Refused(
      `${order.number} has ${formatNaira(requested.most)} left to refund online, less than the ${formatNaira(plan.amount)}. Nothing was changed.`,
    );
  }
  const now = await readAgain(tx, order);
  await mailRefundStarted(tx, now, plan);
  return now;
}
