import { unbindCoupons } from "#api/modules/coupons/unbind-coupons.ts";
import { removeMessages } from "#api/modules/messages/message-rows.ts";
import { forgetDoneOrders } from "#api/modules/orders/forget-orders.ts";
import { forgetInAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { allTables } from "#api/tables/all-tables.ts";
import { eraseProposals } from "./erase-traces.ts";

/**
 * Deletes a customer with everything that hangs on it, and what was left under the same e-mail where the provider has
 * verified it: an address that no one has verified may be someone else's. Orders stay: the tax law asks for the
 * invoice's facts for six years. What it does not ask for leaves them when they are done.
 * @source Nigeria Data Protection Act 2023, s. 34; design "Data protection"
 */
export async function deleteCustomer(tx: Sql, customerId: string): Promise<void> {
  // The account before its orders: no order comes to it from now on, and who deletes it at the same time waits here.
  const [account] = await tx.query<{ email_key: string; is_email_verified: boolean }>(
    "select email_key, is_email_verified from customer where id = $1 for update",
    [customerId],
  );
  if (!account) return;
  await tx.query("update shop_order set is_to_be_forgotten = true where customer_id = $1", [customerId]);
  if (account.is_email_verified) await deleteByEmail(tx, account.email_key);
  await tx.query("delete from customer where id = $1", [customerId]);
  await forgetDoneOrders(tx);
}

/** What was left under an e-mail. @param emailKey in lower case */
export async function deleteByEmail(tx: Sql, emailKey: string): Promise<void> {
  for (const [, { erase }] of allTables)
    for (const text of erase?.ofEmail ?? []) await tx.query(text, [emailKey]);
  await tx.query(
    `update shop_order set is_to_be_forgotten = true
     where email_key = $1 and customer_id is null and company_id is null`,
    [emailKey],
  );
  const messages = await tx.query<{ id: number }>("select id from shop_message where lower(email) = $1", [
    emailKey,
  ]);
  await removeMessages(
    tx,
    messages.map(({ id }) => id),
  );
  await eraseProposals(tx, emailKey);
  // Messages to a phone are known by their order alone.
  await tx.query(
    `update message_outbox set recipient = '', content = '{}' where state <> 'waiting' and recipient <> ''
       and split_part(event_key, ':', 2) in (select number from shop_order where email_key = $1)`,
    [emailKey],
  );
  await unbindCoupons(tx, emailKey);
  await forgetInAudit(tx, emailKey);
}
