import { formatNaira, type Kobo } from "@precise/cart-core/money";
import { isReceived } from "#api/modules/money/money.ts";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import { readAttempt, succeededWithin } from "#api/modules/money/online-attempts.ts";
import type { Database } from "#api/platform/database/port.ts";
import { queuePaymentAlarm } from "../mail/payment-alarm.ts";
import { settleAttempt } from "./settle-attempt.ts";

/** What a sweep found; references of payments. */
export interface PaymentSweep {
  /** Succeeded at the service within the days that were looked at. */
  readonly seen: number;
  /** Had no receipt here, and were booked by this sweep. */
  readonly booked: readonly string[];
  /** Have none, and could not be booked: of no order of ours, or to be reviewed. */
  readonly missing: readonly { readonly reference: string; readonly amount: Kobo }[];
  /** Were booked here, and taken back at the service since. */
  readonly reversed: readonly string[];
}

const dayMilliseconds = 24 * 3_600_000;
/** A bank takes a payment back within weeks. */
const watchReversalsDays = 35;

/**
 * Holds our receipts against the service's own list: every success of these days must have one, and what succeeded here must
 * not have been taken back. What is missing is booked where it can be, and mailed to the shop where not.
 * @throws where the service cannot be asked; the next sweep goes on
 * @source decision 061
 */
export async function sweepPayments(
  db: Database,
  online: OnlinePayments,
  days: number,
  isStopped: () => boolean = () => false,
): Promise<PaymentSweep> {
  // The service's clock may be ahead of ours.
  const to = new Date(Date.now() + 5 * 60_000);
  const from = new Date(Date.now() - days * dayMilliseconds);
  const booked: string[] = [];
  const missing: PaymentSweep["missing"][number][] = [];
  let seen = 0;
  for await (const look of online.provider.listSuccesses(from, to)) {
    if (isStopped()) break;
    seen += 1;
    if (await isReceived(db, online.provider.name, look.reference)) continue;
    await settleAttempt(db, online, look.reference);
    if (await isReceived(db, online.provider.name, look.reference)) booked.push(look.reference);
    else missing.push({ reference: look.reference, amount: look.paid });
  }
  for (const { reference, amount } of missing) {
    await db.transaction((tx) =>
      queuePaymentAlarm(tx, online.shopEmail, {
        event: `missing:${reference}`,
        text: `${formatNaira(amount)} came at the payment service under ${reference}, and no order of ours has it.`,
      }),
    );
  }
  return { seen, booked, missing, reversed: await findReversals(db, online, isStopped) };
}

async function findReversals(
  db: Database,
  online: OnlinePayments,
  isStopped: () => boolean,
): Promise<string[]> {
  const reversed: string[] = [];
  for (const reference of await succeededWithin(db, online.provider.name, watchReversalsDays)) {
    if (isStopped()) break;
    await settleAttempt(db, online, reference);
    if ((await readAttempt(db, reference))?.status === "reversed") reversed.push(reference);
  }
  return reversed;
}
