import type { ReceiptShare } from "#api/modules/money/ledger/receipts.ts";
import { type Attempt, lockAttempt, readAttempt, sharesOf } from "#api/modules/money/online-attempts.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { type LockedOrder, lockOrder } from "../locked-order.ts";
import { lockWithSuccessors } from "../successor.ts";

/**
 * Locks the orders that have an attempt's money, or the one that it is for, and the attempt. While this waits the money may
 * have gone on to another order; then that one is locked.
 * @returns it with the order of its largest part
 */
export async function lockWithOrder(
  tx: Sql,
  reference: string,
): Promise<{ readonly order: LockedOrder; readonly attempt: Attempt }> {
  let known = await readAttempt(tx, reference);
  while (known !== undefined) {
    const { orderNumber } = known;
    await lockWithSuccessors(tx, [orderNumber, ...(await sharesOf(tx, known)).map(({ number }) => number)]);
    const order = await lockOrder(tx, orderNumber);
    const attempt = await lockAttempt(tx, reference);
    if (order && attempt?.orderNumber === orderNumber) return { order, attempt };
    known = attempt;
  }
  throw new Error("an attempt has lost its order");
}

/** The orders that have a locked attempt's money, locked, each with its part: the largest first. */
export async function lockShares(
  tx: Sql,
  attempt: Attempt,
): Promise<readonly [ReceiptShare & { readonly order: LockedOrder }, ...ReceiptShare[]]> {
  const shares = await sharesOf(tx, attempt);
  const locked = new Map<string, LockedOrder>();
  for (const { number } of shares) {
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
