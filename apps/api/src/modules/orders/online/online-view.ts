import { kobo, wireAmount } from "@precise/cart-core/money";
import { isLiveAttempt } from "@precise/cart-core/payment-attempts";
import type { orderPaymentFields } from "@precise/contract/shop/orders/order";
import type { output } from "zod/mini";
import { wireTime } from "#api/platform/time/wire-time.ts";

type Attempts = output<(typeof orderPaymentFields)["attempts"]>;
type Refunds = output<(typeof orderPaymentFields)["refunds"]>;

export interface AttemptRow {
  readonly reference: string;
  readonly status: Parameters<typeof isLiveAttempt>[0];
  readonly amount_kobo: number;
  readonly url: string | null;
  readonly expires_at: string;
  readonly channel: string | null;
  readonly last4: string | null;
  readonly message: string | null;
  readonly sent_kobo: number | null;
}

export interface RefundRow {
  readonly id: string;
  readonly amount_kobo: number;
  readonly status: string;
  /** YYYY-MM-DD */
  readonly expected_on: string | null;
}

/** What an order shows of its payments and refunds by the payment service. */
export function onlineView(row: {
  readonly attempts: readonly AttemptRow[] | null;
  readonly refunds: readonly RefundRow[] | null;
}): { attempts?: NonNullable<Attempts>; refunds?: NonNullable<Refunds> } {
  return {
    ...(row.attempts === null ? {} : { attempts: row.attempts.map(attemptView) }),
    ...(row.refunds === null ? {} : { refunds: row.refunds.map(refundView) }),
  };
}

function attemptView(attempt: AttemptRow): NonNullable<Attempts>[number] {
  const { reference, status, url, channel, last4, message, sent_kobo } = attempt;
  const expiresAt = new Date(attempt.expires_at);
  const isPayable = isLiveAttempt(status) && expiresAt > new Date();
  return {
    reference,
    status,
    amount: wireAmount(kobo(attempt.amount_kobo)),
    ...(isPayable && url !== null ? { url, expires_at: wireTime(expiresAt) } : {}),
    ...(channel === null ? {} : { channel }),
    ...(last4 === null ? {} : { last4 }),
    ...(status === "failed" && message !== null ? { message } : {}),
    ...(sent_kobo === null ? {} : { sent: wireAmount(kobo(sent_kobo)) }),
  };
}

function refundView({ id, amount_kobo, status, expected_on }: RefundRow): NonNullable<Refunds>[number] {
  return {
    id,
    amount: wireAmount(kobo(amount_kobo)),
    status,
    ...(expected_on === null ? {} : { expected_by: expected_on }),
  };
}
