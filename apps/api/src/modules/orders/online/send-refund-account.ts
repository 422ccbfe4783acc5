import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import { readRefund } from "#api/modules/money/online-refunds.ts";
import { endAccount, readAccount } from "#api/modules/money/refund-accounts.ts";
import type { Database } from "#api/platform/database/port.ts";
import { lockOrder } from "../locked-order.ts";
import { addEvent } from "../order-events.ts";
import { readAgain } from "../order-rows.ts";
import { mailRefundNeedsAccount } from "./refund-mails.ts";
import { bookRefund } from "./run-refund.ts";

/**
 * Sends a refund to the account that was named for it, and that was claimed. An answer that was lost is looked for before it
 * is sent again; a bank that does not take it makes another link.
 */
export async function sendToAccount(db: Database, online: OnlinePayments, id: number): Promise<void> {
  const account = await readAccount(db, id);
  const refund = account && (await readRefund(db, account.refund));
  if (account?.state !== "sending" || account.accountNumber === null || !refund) return;
  const ref = refund.providerId ?? "";
  const look = await online.provider.lookAtRefund(ref);
  if (!look.ok) return;
  if (look.value.state !== "needs_account") {
    await bookRefund(db, online, refund.id, look.value);
    await endAccount(db, id, "sent");
    return;
  }
  const { bankCode, accountNumber } = account;
  const sent = await online.provider.sendRefundTo(ref, { bankCode, accountNumber });
  if (sent.ok) {
    await bookRefund(db, online, refund.id, sent.value);
    await endAccount(db, id, "sent");
    return;
  }
  if (sent.code !== "refused") return;
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, refund.orderNumber);
    if (!order || !(await endAccount(tx, id, "refused"))) return;
    await addEvent(tx, order, `The bank did not take the refund for the account ****${account.ending}.`);
    await mailRefundNeedsAccount(tx, await readAgain(tx, order), refund);
  });
}
