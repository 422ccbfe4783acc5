import { formatNaira, type Kobo, kobo } from "@precise/cart-core/money";
import { isLiveAttempt, mayAttemptBecome } from "@precise/cart-core/payment-attempts";
import { excessKobo, hasEnded } from "@precise/cart-core/payment-status";
import { judgeLook } from "#api/modules/money/judge-look.ts";
import type { ReceiptShare } from "#api/modules/money/ledger/receipts.ts";
import { moneyOf, type RefundPlan, receive, takeBack } from "#api/modules/money/money.ts";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import type { PaymentLook } from "#api/modules/money/online/provider-port.ts";
import { type Attempt, leftOf, noteLook } from "#api/modules/money/online-attempts.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { type LockedOrder, lockOrder } from "../locked-order.ts";
import { queuePaymentAlarm } from "../mail/payment-alarm.ts";
import { settlePayment } from "../money/receive-payment.ts";
import { moveOrder } from "../move-order.ts";
import { addEvent } from "../order-events.ts";
import { readAgain } from "../order-rows.ts";
import { lockShares } from "./lock-attempt.ts";
import { mailRefundStarted, paidTwice } from "./refund-mails.ts";
import { requestRefund } from "./request-refund.ts";

/**
 * Books what the payment service answered about an attempt: money that came or went, an attempt that ended, or nothing. The
 * same answer for a second time changes nothing. Its order and the attempt are locked.
 * @source decision 061
 */
export async function bookLook(
  tx: Sql,
  order: LockedOrder,
  attempt: Attempt,
  look: PaymentLook,
  online: OnlinePayments,
): Promise<void> {
  const verdict = judgeLook(attempt, look, online.isLive);
  const facts = { channel: look.channel, last4: look.last4, providerRef: look.providerRef };
  const note = (news: Parameters<typeof noteLook>[2]) =>
    noteLook(tx, attempt, { ...facts, ...news }, online.checkFactor);
  switch (verdict.kind) {
    case "waiting": {
      const isLeft =
        look.state === "waiting" && isLiveAttempt(attempt.status) && attempt.expiresAt <= new Date();
      return note(isLeft ? { status: "abandoned" } : {});
    }
    case "failed":
      return note(
        mayAttemptBecome(attempt.status, "failed") ? { status: "failed", message: verdict.message } : {},
      );
    case "paid": {
      if (!mayAttemptBecome(attempt.status, "succeeded")) return note({});
      await note({ status: "succeeded" });
      return bookPaid(tx, order, attempt, look, online);
    }
    case "reversed": {
      if (attempt.status === "succeeded") {
        await note({ status: "reversed" });
        return bookReversed(tx, attempt, online);
      }
      const message = "Your bank reversed the payment.";
      return note(isLiveAttempt(attempt.status) ? { status: "failed", message } : {});
    }
    case "review": {
      // Once it is booked, what the service says of its figures changes nothing.
      if (!mayAttemptBecome(attempt.status, "succeeded")) return note({});
      await note({ review: verdict.why });
      await queuePaymentAlarm(tx, online.shopEmail, {
        event: `review:${attempt.reference}`,
        number: order.number,
        text: `A payment with the reference ${attempt.reference} does not match. ${verdict.why} Nothing was booked or sent. It is under “To review” at the desk.`,
      });
    }
  }
}

async function bookPaid(
  tx: Sql,
  order: LockedOrder,
  attempt: Attempt,
  look: PaymentLook,
  online: OnlinePayments,
): Promise<void> {
  const { amount, reference } = attempt;
  const booked = await receive(tx, order, {
    provider: online.provider.name,
    amount,
    reference,
    ...(look.paidAt === null ? {} : { at: look.paidAt }),
    actor: "system",
  });
  if (!booked.ok) throw new Error(`the payment ${reference} was booked before its attempt succeeded`);
  const isOpen = hasEnded(order.standing.stage) ? await reinstate(tx, order, online) : true;
  if (!isOpen) {
    const reason = "Your payment came after this order had ended.";
    return promiseRefund(tx, order, { amount, reason, by: "system", reference }, online);
  }
  const standing = (await lockOrder(tx, order.number)) ?? order;
  await settlePayment(tx, standing, { amount, actor: "system", refundsExcess: true }, online.respondHours);
  await refundExcess(tx, standing, attempt, online);
}

/** Money of a cancelled order brings it back while its goods and its voucher are there. @returns whether it stands again */
async function reinstate(tx: Sql, order: LockedOrder, { respondHours }: OnlinePayments): Promise<boolean> {
  const detail =
    "Your payment came after the order was cancelled. Everything was still there, so the order stands.";
  const move = { to: "confirmed", by: "system", actor: "system", detail, respondHours } as const;
  return (await moveOrder(tx, order, move)).ok;
}

/** Who paid twice gets the second payment back. */
async function refundExcess(
  tx: Sql,
  before: LockedOrder,
  { amount, reference }: Attempt,
  online: OnlinePayments,
): Promise<void> {
  const order = (await lockOrder(tx, before.number)) ?? before;
  const money = await moneyOf(tx, order.id);
  const { stage, isPaid } = order.standing;
  // What is promised already goes back anyway.
  const excess = kobo(
    Math.max(0, excessKobo({ stage, money, payable: order.payable, wasPaid: isPaid }) - money.refunding),
  );
  if (hasEnded(stage) || excess === 0) return;
  const back = kobo(Math.min(excess, amount));
  const reason = back === amount ? paidTwice : "You paid more than the order costs.";
  await promiseRefund(tx, order, { amount: back, reason, by: "system", reference }, online);
}

/** A bank took a payment back. Where our own refunds, or a chargeback, explain it, they are booked already. */
async function bookReversed(tx: Sql, attempt: Attempt, online: OnlinePayments): Promise<void> {
  const amount = await leftOf(tx, attempt);
  if (amount === 0) return;
  await bookBack(tx, await lockShares(tx, attempt), attempt.reference, amount, online);
}

/**
 * Books that a bank took money back from the orders that have it.
 * @param reference the payment's, or one of its own for a further part of it
 */
export async function bookBack(
  tx: Sql,
  shares: readonly [ReceiptShare, ...ReceiptShare[]],
  reference: string,
  amount: Kobo,
  online: OnlinePayments,
): Promise<void> {
  const taken = { provider: online.provider.name, reference, amount };
  for (const share of await takeBack(tx, shares, taken)) await reportBack(tx, share, reference, online);
}

async function reportBack(
  tx: Sql,
  { order: { number }, amount }: ReceiptShare,
  reference: string,
  online: OnlinePayments,
): Promise<void> {
  const order = await lockOrder(tx, number);
  if (!order) throw new Error("an order has lost its money, and is not there");
  await addEvent(tx, order, `Your bank took back ${formatNaira(amount)} of your payment.`);
  const isOut = order.standing.stage === "shipped" || order.standing.stage === "delivered";
  await queuePaymentAlarm(tx, online.shopEmail, {
    event: `reversed:${reference}:${number}`,
    number,
    text: `The payment ${reference} of ${formatNaira(amount)} was reversed by the bank. ${isOut ? "The goods are out already: call the customer." : "The order is held: it cannot be packed or sent before it is paid again."}`,
  });
}

/**
 * Promises money back that no person asked for: what was paid twice, or for an order that had ended. What is more than the
 * shop pays back by itself waits for a person, who gets a mail.
 */
async function promiseRefund(
  tx: Sql,
  order: LockedOrder,
  plan: RefundPlan,
  online: OnlinePayments,
): Promise<void> {
  const requested = await requestRefund(tx, order, plan, online.ownRefundLimit);
  const what = `${formatNaira(plan.amount)} of ${plan.reference ?? order.number}`;
  if (requested.ok && !requested.isHeld) {
    await mailRefundStarted(tx, await readAgain(tx, order), plan);
    return;
  }
  const why = requested.ok
    ? "It is more than the shop pays back by itself. Release or decline it at the desk."
    : `Only ${formatNaira(requested.most)} can be refunded by the payment service.`;
  await queuePaymentAlarm(tx, online.shopEmail, {
    event: `refund-waits:${order.number}:${plan.reference ?? ""}`,
    number: order.number,
    text: `${what} should go back: ${plan.reason} ${why}`,
  });
}
