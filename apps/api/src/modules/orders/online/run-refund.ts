import { formatNaira, kobo } from "@precise/cart-core/money";
import { mayRefundBecome, type RefundStatus } from "@precise/cart-core/payment-attempts";
import { moneyOf } from "#api/modules/money/money.ts";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import type { RefundLook } from "#api/modules/money/online/provider-port.ts";
import { leftOf, readAttempt } from "#api/modules/money/online-attempts.ts";
import {
  lockRefundRow,
  noteAsked,
  noteRefund,
  postponeRefund,
  type Refund,
  readRefund,
  readRefundOf,
  refundNumbersOf,
} from "#api/modules/money/online-refunds.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { type LockedOrder, lockOrder } from "../locked-order.ts";
import { queuePaymentAlarm } from "../mail/payment-alarm.ts";
import { refundOrder } from "../money/refund-order.ts";
import { addEvent } from "../order-events.ts";
import { readAgain } from "../order-rows.ts";
import { bookBack } from "./book-look.ts";
import { mailRefundNeedsAccount } from "./refund-mails.ts";

/** Longer than a call to the service may take, and less than it is until the next one. */
const answerSeconds = 45;
const minute = 60;
const hour = 60 * minute;

/** How long until a refund is asked about again: it takes minutes in a bank's good hour, and days otherwise. */
function nextCheckSeconds(checks: number, { checkFactor }: OnlinePayments): number {
  return (checks < 10 ? minute : checks < 40 ? 15 * minute : 6 * hour) * checkFactor;
}

/**
 * Takes a refund a step on: asks the payment service for it, or how it stands. It is asked for once, however often this is
 * repeated: what was asked before and not answered is looked for first.
 * @source decision 061
 */
export async function runRefund(db: Database, online: OnlinePayments, id: number): Promise<void> {
  const refund = await readRefund(db, id);
  if (!refund || refund.status === "held") return;
  if (refund.status !== "requested" || refund.providerId !== null) {
    const look =
      refund.providerId === null ? undefined : await online.provider.lookAtRefund(refund.providerId);
    if (look?.ok) return bookRefund(db, online, id, look.value);
    return postponeRefund(db, id, minute * online.checkFactor);
  }
  if (refund.paymentRef === null) throw new Error(`the payment of refund ${id} has no number at its service`);
  // It may have become due again while another waits for its answer.
  if (!(await noteAsked(db, id, answerSeconds * online.checkFactor)))
    return postponeRefund(db, id, minute * online.checkFactor);
  const answer = await online.provider.refund({
    providerRef: refund.paymentRef,
    amount: refund.amount,
    note: refund.reason,
    wasAsked: refund.askedAt !== null,
    since: refund.createdAt,
    known: await refundNumbersOf(db, refund.reference),
  });
  if (answer.ok) return bookRefund(db, online, id, answer.value);
  if (answer.code === "refused") return db.transaction((tx) => failRefund(tx, online, id));
  await postponeRefund(db, id, minute * online.checkFactor);
}

/** Books how a refund stands at its service. What was processed stays so, whatever comes late. */
export async function bookRefund(
  db: Database,
  online: OnlinePayments,
  id: number,
  look: RefundLook,
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockRefund(tx, id);
    if (!locked) return;
    const { refund, order } = locked;
    // Two equal refunds of a payment look for what was sent before a crash, and find one: it is the first one's.
    const holder = await readRefundOf(tx, look.refundRef);
    if (holder && holder.id !== id) return postponeRefund(tx, id, 0);
    const status: RefundStatus = look.state;
    if (refund.status !== status && !mayRefundBecome(refund.status, status)) {
      if (refund.status === "processed" || refund.status === "failed") return;
      return keepWatching(tx, online, refund, look);
    }
    if (status === "failed") return failRefund(tx, online, id);
    const isDone = status === "processed";
    await noteRefund(tx, id, {
      status,
      providerId: look.refundRef,
      expectedAt: look.expectedAt,
      nextCheckSeconds: isDone ? null : nextCheckSeconds(refund.checks, online),
    });
    if (refund.status === status) return;
    if (status === "needs_account") {
      await mailRefundNeedsAccount(tx, await readAgain(tx, order), refund);
      return alarm(tx, online, refund, "needs the customer's bank account; we asked for it by e-mail");
    }
    if (isDone) await bookProcessed(tx, online, order, refund, look.refundRef);
  });
}

async function bookProcessed(
  tx: Sql,
  online: OnlinePayments,
  order: LockedOrder,
  { amount, reason, requestedBy, orderNumber, id }: Refund,
  refundRef: string,
): Promise<void> {
  const { net } = await moneyOf(tx, order.id);
  const booked = await refundOrder(tx, order, {
    amount,
    reason,
    actor: requestedBy,
    provider: online.provider.name,
    reference: refundRef,
    hasGone: true,
  });
  // Its number is in the books already where staff noted it from the service's dashboard.
  if (!booked.ok && booked.code !== "known-reference")
    throw new Error(`refund ${id} could not be booked: ${booked.code}`);
  if (amount <= net || !booked.ok) return;
  await queuePaymentAlarm(tx, online.shopEmail, {
    event: `refund-above:${id}`,
    number: orderNumber,
    text: `${formatNaira(amount)} went back by ${refundRef}, and the order had less than that left: a bank had taken it as well. Check its payments.`,
  });
}

async function failRefund(tx: Sql, online: OnlinePayments, id: number): Promise<void> {
  const locked = await lockRefund(tx, id);
  if (!locked || !mayRefundBecome(locked.refund.status, "failed")) return;
  const { refund, order } = locked;
  await noteRefund(tx, id, { status: "failed", nextCheckSeconds: null });
  // The bank took the whole payment, and what was promised then was left to this refund.
  const attempt = await readAttempt(tx, refund.reference);
  const back = attempt?.status === "reversed" ? kobo(Math.min(refund.amount, await leftOf(tx, attempt))) : 0;
  if (back > 0)
    await bookBack(tx, [{ order, amount: kobo(back) }], `${refund.reference}-R${id}`, kobo(back), online);
  await addEvent(
    tx,
    order,
    `A refund of ${formatNaira(refund.amount)} did not go through. We will sort it out and write to you.`,
  );
  await alarm(tx, online, refund, "failed; pay it back in another way, or ask for it again");
}

function alarm(tx: Sql, online: OnlinePayments, refund: Refund, what: string): Promise<unknown> {
  return queuePaymentAlarm(tx, online.shopEmail, {
    event: `refund:${refund.id}:${what.slice(0, 6)}`,
    number: refund.orderNumber,
    text: `The refund of ${formatNaira(refund.amount)} (${refund.providerId ?? refund.reference}) ${what}.`,
  });
}

function keepWatching(tx: Sql, online: OnlinePayments, refund: Refund, look: RefundLook): Promise<void> {
  return noteRefund(tx, refund.id, {
    status: refund.status,
    providerId: look.refundRef,
    nextCheckSeconds: nextCheckSeconds(refund.checks, online),
  });
}

/** The order first, then the refund, as everywhere. */
async function lockRefund(
  tx: Sql,
  id: number,
): Promise<{ readonly refund: Refund; readonly order: LockedOrder } | undefined> {
  const known = await readRefund(tx, id);
  const order = known && (await lockOrder(tx, known.orderNumber));
  await lockRefundRow(tx, id);
  const refund = await readRefund(tx, id);
  return order && refund ? { refund, order } : undefined;
}
