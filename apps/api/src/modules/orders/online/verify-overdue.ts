import { isBeingPaidCondition } from "#api/modules/money/money-columns.ts";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import { liveAttempts } from "#api/modules/money/online-attempts.ts";
import type { Database } from "#api/platform/database/port.ts";
import { settleAll } from "./settle-attempt.ts";

/** Whether the payments under way of an order are known, so that it may be cancelled: each was asked about just now. */
export async function mayCancelUnseen(
  db: Database,
  online: OnlinePayments | undefined,
  number: string,
): Promise<boolean> {
  const live = await liveAttempts(db, number);
  return live.length === 0 || (online !== undefined && (await settleAll(db, online, live)));
}

/** While the payment service cannot be asked, an order that might be paid waits this much longer. */
const waitLongerMinutes = 10;

/**
 * Asks about every payment under way of orders whose time is over, before they are cancelled. Where the service cannot be
 * asked the order waits longer: nothing that might be paid is cancelled unseen.
 * @source decision 061
 */
export async function verifyOverdue(db: Database, online: OnlinePayments): Promise<void> {
  const overdue = await db.query<{ id: number; number: string }>(
    `select o.id, o.number from shop_order o where o.respond_by < now() and o.status = 'awaiting_payment'
       and ${isBeingPaidCondition}
     order by o.respond_by limit 100`,
  );
  for (const { id, number } of overdue) {
    if (await settleAll(db, online, await liveAttempts(db, number))) continue;
    await db.query(
      "update shop_order set respond_by = now() + make_interval(mins => $2) where id = $1 and status = 'awaiting_payment'",
      [id, waitLongerMinutes],
    );
  }
}
