import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import { type Attempt, liveAttempts, readAttempt } from "#api/modules/money/online-attempts.ts";
import type { Database } from "#api/platform/database/port.ts";
import type { LockedOrder } from "../locked-order.ts";
import { successorOf } from "../successor.ts";
import { settleAll } from "./settle-attempt.ts";

/** Asked so lately that the answer would be the same. */
const freshMilliseconds = 1_000;

/**
 * Asks the payment service about an order's attempts, for the page to which a payer returns. What the page names must be one
 * of this order's, or of the one that took its place since; whether the money came, the service alone says.
 * @param reference undefined for all that are live
 * @returns false where the reference is none of this order's
 */
export async function lookAtOrder(
  db: Database,
  online: OnlinePayments | undefined,
  { id, number }: Pick<LockedOrder, "id" | "number">,
  reference: string | undefined,
): Promise<boolean> {
  const attempts =
    reference === undefined
      ? await liveAttempts(db, number)
      : await attemptsNamed(db, { id, number }, reference);
  if (reference !== undefined && attempts.length === 0) return false;
  const unsettled = attempts.filter(
    ({ status, lookedAt }) =>
      status !== "succeeded" &&
      status !== "reversed" &&
      (lookedAt === null || Date.now() - lookedAt.getTime() > freshMilliseconds),
  );
  if (online) await settleAll(db, online, unsettled);
  return true;
}

async function attemptsNamed(
  db: Database,
  { id, number }: Pick<LockedOrder, "id" | "number">,
  reference: string,
): Promise<Attempt[]> {
  const attempt = await readAttempt(db, reference);
  const isOurs = attempt && [number, await successorOf(db, id)].includes(attempt.orderNumber);
  return isOurs ? [attempt] : [];
}
