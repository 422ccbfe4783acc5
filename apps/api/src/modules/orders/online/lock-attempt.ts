import type { ReceiptShare } from "#api/modules/money/ledger/receipts.ts";
import { type Attempt, lockAttempt, readAttempt, sharesOf } from "#api/modules/money/online-attempts.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { type LockedOrder, lockOrder } from "../locked-order.ts";

/**
 * Locks the order that has an attempt's money, or that it is for, and the attempt. While this waits the money may have gone
 * on to another order; then that one is locked.
 */
export async function lockWithOrder(
  tx: Sql,
  reference: string,
): Promise<{ readonly order: LockedOrder; readonly attempt: Attempt }> {
  let number = (await readAttempt(tx, reference))?.orderNumber;
  while (number !== undefined) {
    const order = await lockOrder(tx, number);
    const attempt = await lockAttempt(tx, reference);
    if (order && attempt?.orderNumber === number) return { order, attempt };
    number = attempt?.orderNumber;
  }
  throw new Error("an attempt has lost its order");
}

/** The orders that have an attempt's money, locked, each with its part: the largest first. */
export async function lockShares(
  tx: Sql,
  attempt: Attempt,
): Promise<readonly [ReceiptShare & { readonly order: LockedOrder }, ...ReceiptShare[]]> {
  const shares = await sharesOf(tx, attempt);
  const locked = new Map<string, LockedOrder>();
  // In one order for everybody, so that two bookings cannot wait for each other.
  for (const number of shares.map((share) => share.number).toSorted()) {
    const order = await lockOrder(tx, number);
    if (order) locked.set(number, order);
  }
  const [first, ...others] = shares.flatMap(({ number, left }) => {
    const order = locked.get(number);
    return order ? [{ order, amount: left }] : [];
  });
  if (!first) throw new Error("an attempt has lost its order");
  return [first, ...others];
}
