import { isLiveAttempt } from "@precise/cart-core/payment-attempts";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import { noteLook, postponeCheck, readAttempt } from "#api/modules/money/online-attempts.ts";
import type { Database } from "#api/platform/database/port.ts";
import { bookLook } from "./book-look.ts";
import { lockWithOrder } from "./lock-attempt.ts";

/** `unknown`: no attempt of ours has this reference. `unavailable`: the payment service could not be asked; it is asked again. */
export type Settled = "settled" | "unknown" | "unavailable";

const askAgainSeconds = 60;

/**
 * Asks the payment service about an attempt, and books its answer under the order's lock. Webhooks, the page to which a payer
 * returns, the reconciler, cancelling and the nightly sweep all come here, in any order and at the same time.
 * @source decision 061
 */
export async function settleAttempt(
  db: Database,
  online: OnlinePayments,
  reference: string,
): Promise<Settled> {
  const known = await readAttempt(db, reference);
  if (!known) return "unknown";
  const look = await online.provider.look(known.reference);
  if (!look.ok && look.code === "unavailable") {
    await postponeCheck(db, known.reference, askAgainSeconds * online.checkFactor);
    return "unavailable";
  }
  await db.transaction(async (tx) => {
    const { order, attempt } = await lockWithOrder(tx, known.reference);
    if (look.ok) return bookLook(tx, order, attempt, look.value, online);
    // The service was never reached with it, so no money can come by it before it is.
    const isLeft = isLiveAttempt(attempt.status) && attempt.expiresAt <= new Date();
    return noteLook(tx, attempt, isLeft ? { status: "abandoned" } : {}, online.checkFactor);
  });
  return "settled";
}

/** Settles several, one after the other. @returns whether every one could be asked about */
export async function settleAll(
  db: Database,
  online: OnlinePayments,
  attempts: readonly { readonly reference: string }[],
): Promise<boolean> {
  let isAsked = true;
  for (const { reference } of attempts) {
    if ((await settleAttempt(db, online, reference)) === "unavailable") isAsked = false;
  }
  return isAsked;
}
