import { formatNaira } from "@precise/cart-core/money";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import type { ProviderEvent } from "#api/modules/money/online/provider-port.ts";
import { type Attempt, noteRejected, readAttempt } from "#api/modules/money/online-attempts.ts";
import {
  hastenRefunds,
  insertRefund,
  readRefundOf,
  unnumberedRefunds,
} from "#api/modules/money/online-refunds.ts";
import type { Database } from "#api/platform/database/port.ts";
import { queuePaymentAlarm } from "../mail/payment-alarm.ts";
import { addEvent } from "../order-events.ts";
import { readAgain } from "../order-rows.ts";
import { bookDispute } from "./book-dispute.ts";
import { lockWithOrder } from "./lock-attempt.ts";
import { mailTransferRejected } from "./refund-mails.ts";
import { bookRefund } from "./run-refund.ts";
import { settleAttempt } from "./settle-attempt.ts";

/** What became of an event; `unavailable`: the payment service could not be asked, and it is tried again. */
export type EventOutcome = "applied" | "unknown" | "ignored" | "unavailable";

/**
 * Applies what a webhook reported, by asking the payment service; only disputes are booked by the event alone. The same event
 * applied again changes nothing.
 * @source decision 061
 */
export async function applyEvent(
  db: Database,
  online: OnlinePayments,
  event: ProviderEvent,
): Promise<EventOutcome> {
  switch (event.kind) {
    case "payment":
    case "dispute": {
      const settled =
        event.kind === "payment"
          ? await settleAttempt(db, online, event.reference)
          : await bookDispute(db, online, event);
      if (settled === "unknown") return unknownReference(db, online, event.reference);
      return settled === "unavailable" ? "unavailable" : "applied";
    }
    case "transfer_rejected":
      return applyRejected(db, online, event);
    case "refund":
      return applyRefund(db, online, event);
    case "other":
      return "ignored";
  }
}

/** A bank's transfer of another sum goes back by itself; its payer is informed, and the order stays open. */
async function applyRejected(
  db: Database,
  online: OnlinePayments,
  event: Extract<ProviderEvent, { kind: "transfer_rejected" }>,
): Promise<EventOutcome> {
  const look = await online.provider.lookByProviderRef(event.providerRef);
  if (!look.ok) return look.code === "unavailable" ? "unavailable" : "unknown";
  const known = await readAttempt(db, look.value.reference);
  if (!known) return unknownReference(db, online, look.value.reference);
  await db.transaction(async (tx) => {
    const { order, attempt } = await lockWithOrder(tx, known.reference);
    if (attempt.status === "succeeded") return;
    const sent = event.sent;
    await noteRejected(tx, attempt, sent, event.providerRef);
    const came = sent === null ? "another amount" : formatNaira(sent);
    const text = `Your bank sent ${came}; the order costs ${formatNaira(attempt.amount)}. It goes back to you.`;
    await addEvent(tx, order, text);
    await mailTransferRejected(tx, await readAgain(tx, order), { sent, amount: attempt.amount });
  });
  return "applied";
}

/** One that we did not ask for was asked for at the service: it is written down, so that it is booked too. */
async function applyRefund(
  db: Database,
  online: OnlinePayments,
  event: Extract<ProviderEvent, { kind: "refund" }>,
): Promise<EventOutcome> {
  const attempt = await readAttempt(db, event.reference);
  if (!attempt) return unknownReference(db, online, event.reference);
  const { refundRef } = event;
  // Such an event is a hint only: the refund of that sum is asked about now.
  if (refundRef === null) return hastenRefund(db, online, attempt, event);
  const look = await online.provider.lookAtRefund(refundRef);
  if (!look.ok) return look.code === "unavailable" ? "unavailable" : "unknown";
  const id = await db.transaction(async (tx) => {
    const { order } = await lockWithOrder(tx, attempt.reference);
    const known = await readRefundOf(tx, refundRef);
    if (known) return known.id;
    const waiting = (await unnumberedRefunds(tx, attempt.reference)).find(
      ({ amount, askedAt }) => amount === look.value.amount && askedAt !== null,
    );
    if (waiting) return waiting.id;
    return insertRefund(tx, {
      orderId: order.id,
      attemptId: attempt.id,
      amount: look.value.amount,
      reason: "Refunded by us at the payment service.",
      status: "requested",
      requestedBy: "payment service",
      providerId: refundRef,
    });
  });
  await bookRefund(db, online, id, look.value);
  return "applied";
}

async function hastenRefund(
  db: Database,
  online: OnlinePayments,
  attempt: Attempt,
  { amount, state }: Extract<ProviderEvent, { kind: "refund" }>,
): Promise<EventOutcome> {
  const ours = await hastenRefunds(db, attempt.id, amount);
  if (ours.includes(true)) return "applied";
  if (ours.length > 0 || state === "failed") return "ignored";
  await db.transaction((tx) =>
    queuePaymentAlarm(tx, online.shopEmail, {
      event: `foreign-refund:${attempt.reference}:${amount}`,
      number: attempt.orderNumber,
      text: `${formatNaira(amount)} of ${attempt.reference} goes back, and we did not ask for it. Once it went, record it with pnpm ops payments refund --provider paystack, with its number as the reference.`,
    }),
  );
  return "applied";
}

async function unknownReference(
  db: Database,
  online: OnlinePayments,
  reference: string,
): Promise<EventOutcome> {
  await db.transaction((tx) =>
    queuePaymentAlarm(tx, online.shopEmail, {
      event: `unknown:${reference}`,
      text: `The payment service reports ${reference}, which belongs to no order. Nothing was booked.`,
    }),
  );
  return "unknown";
}
