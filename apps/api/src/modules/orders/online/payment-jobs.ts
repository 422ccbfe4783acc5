import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import { claimDueAttempts } from "#api/modules/money/online-attempts.ts";
import {
  type ClaimedEvent,
  claimDueEvents,
  noteApplied,
  noteNotApplied,
} from "#api/modules/money/online-events.ts";
import { claimDueRefunds } from "#api/modules/money/online-refunds.ts";
import { claimDueAccounts } from "#api/modules/money/refund-accounts.ts";
import type { Database } from "#api/platform/database/port.ts";
import { retryDelayMilliseconds } from "#api/platform/jobs/retry-delay.ts";
import { queuePaymentAlarm } from "../mail/payment-alarm.ts";
import { applyEvent } from "./apply-event.ts";
import { runRefund } from "./run-refund.ts";
import { sendToAccount } from "./send-refund-account.ts";
import { settleAttempt } from "./settle-attempt.ts";

/** Done side by side: each waits for the payment service. */
const atOnce = 8;
/** Longer than a call to the service may take. */
const leaseSeconds = 45;
const mostTries = 20;
const waits = { first: 5_000, longest: 60 * 60_000 };

/** Applies what webhooks brought. @returns how many events were tried */
export function applyDueEvents(
  db: Database,
  online: OnlinePayments,
  isStopped: () => boolean,
): Promise<number> {
  return untilNoneIsDue(
    () => claimDueEvents(db, atOnce, leaseSeconds),
    (claimed) => applyClaimed(db, online, claimed),
    isStopped,
  );
}

/** Asks about attempts that are due to be looked at. @returns how many */
export function checkDueAttempts(
  db: Database,
  online: OnlinePayments,
  isStopped: () => boolean,
): Promise<number> {
  return untilNoneIsDue(
    () => claimDueAttempts(db, atOnce, leaseSeconds),
    (reference) => settleAttempt(db, online, reference),
    isStopped,
  );
}

/** Asks for refunds that are due and how those under way stand, and sends those to accounts that were named. @returns how many */
export async function runDueRefunds(
  db: Database,
  online: OnlinePayments,
  isStopped: () => boolean,
): Promise<number> {
  const sent = await untilNoneIsDue(
    () => claimDueAccounts(db, atOnce, leaseSeconds),
    (id) => sendToAccount(db, online, id),
    isStopped,
  );
  const refunds = await untilNoneIsDue(
    () => claimDueRefunds(db, atOnce, leaseSeconds),
    (id) => runRefund(db, online, id),
    isStopped,
  );
  return sent + refunds;
}

/**
 * Works on what is claimed until nothing is due. One that fails holds up no other: it is due again when its lease ends.
 * @throws AggregateError at the end, with the fault of each that failed
 */
async function untilNoneIsDue<Item>(
  claim: () => Promise<readonly Item[]>,
  work: (item: Item) => Promise<unknown>,
  isStopped: () => boolean,
): Promise<number> {
  const faults: unknown[] = [];
  let done = 0;
  while (!isStopped()) {
    const claimed = await claim();
    if (claimed.length === 0) break;
    done += claimed.length;
    for (const result of await Promise.allSettled(claimed.map(work))) {
      if (result.status === "rejected") faults.push(result.reason);
    }
  }
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} of the payments that are due failed`);
  return done;
}

async function applyClaimed(db: Database, online: OnlinePayments, claimed: ClaimedEvent): Promise<void> {
  let fault: unknown;
  const outcome = await applyEvent(db, online, claimed.event).catch((caught: unknown) => {
    fault = caught;
    return "failed" as const;
  });
  if (outcome !== "unavailable" && outcome !== "failed") return noteApplied(db, claimed.id, outcome);
  const isDead = claimed.tries >= mostTries;
  const again = retryDelayMilliseconds(claimed.tries, Math.random(), waits) * online.checkFactor;
  await noteNotApplied(db, claimed.id, isDead ? "dead" : outcome, isDead ? null : again / 1000);
  if (isDead) {
    await db.transaction((tx) =>
      queuePaymentAlarm(tx, online.shopEmail, {
        event: `dead:${claimed.id}`,
        text: `An event of the payment service could not be applied after ${mostTries} tries (${claimed.event.key}).`,
      }),
    );
  }
  if (fault !== undefined) throw fault;
}
