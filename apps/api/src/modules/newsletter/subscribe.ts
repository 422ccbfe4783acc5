import { newsletterConsentText } from "@precise/contract/shop/newsletter";
import type { Sql } from "#api/platform/database/port.ts";
import { addSubscription, keepVoucher } from "./subscriptions.ts";
import { queueWelcomeMail } from "./welcome-mail.ts";
import { issueWelcomeVoucher } from "./welcome-voucher.ts";

/**
 * Puts an address on the list; the first time it is mailed its voucher.
 * @returns false when it is on the list already
 * @source design D12
 */
export async function subscribe(tx: Sql, email: string): Promise<boolean> {
  const subscription = await addSubscription(tx, email, newsletterConsentText);
  if (!subscription) return false;
  if (subscription.isFirst) {
    const voucher = await issueWelcomeVoucher(tx, email);
    await keepVoucher(tx, subscription.id, voucher.code);
    await queueWelcomeMail(tx, email, subscription.publicId, voucher);
  }
  return true;
}
