import type { Sql } from "../database/port.ts";

/**
 * Deletes a customer with everything that hangs on it. Orders stay: the tax law asks for the invoice's facts for six
 * years. What it does not ask for leaves them when they are done, see `forgetDoneOrders`.
 * @source Nigeria Data Protection Act 2023, s. 34; FEATURES §4
 */
export async function deleteCustomer(tx: Sql, customerId: string): Promise<void> {
  await tx.query("update shop_order set is_to_be_forgotten = true where customer_id = $1", [customerId]);
  // An address that nobody has verified may be somebody else's: its subscription is not this person's to end.
  await tx.query(
    `delete from newsletter_subscription n using customer c
     where c.id = $1 and c.is_email_verified and n.email_key = c.email_key`,
    [customerId],
  );
  await tx.query("delete from customer where id = $1", [customerId]);
  await forgetDoneOrders(tx);
}

/** Takes from finished orders of deleted accounts what only delivery and service needed. */
export async function forgetDoneOrders(sql: Sql): Promise<void> {
  await sql.query(
    `update shop_order set is_to_be_forgotten = false, email = '', email_key = '', phone = '', note = null,
       person_key = encode(sha256(convert_to(person_key, 'UTF8')), 'hex'), address = address - 'landmark'
     where is_to_be_forgotten and status in ('delivered', 'cancelled', 'returned', 'refunded')`,
  );
}
