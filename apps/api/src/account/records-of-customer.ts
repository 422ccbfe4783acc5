import type { Sql } from "../database/port.ts";

type Records = Record<string, Record<string, unknown>[]>;

/** Each kind of record that we keep about a person, and how to read it by the customer's id. */
const questions: Readonly<Record<string, string>> = {
  account:
    "select email, is_email_verified, firstname, lastname, phone, created_at, signed_in_at from customer where id = $1",
  sign_ins: "select subject, created_at from customer_identity where customer_id = $1 order by created_at",
  sessions: "select device, created_at, used_at from session where customer_id = $1 order by created_at",
  addresses:
    "select name, is_default, address, created_at from customer_address where customer_id = $1 order by id",
  wishlist: "select sku, added_at from wishlist_item where customer_id = $1 order by position",
  orders: `select number, status, placed_at, email, firstname, lastname, phone, delivery_method, address, showroom,
      payment_method, note, (payable_kobo / 100.0)::text as payable_naira
    from shop_order where customer_id = $1 order by placed_at`,
  order_lines: `select o.number, l.sku, l.name, l.quantity, (l.unit_price_kobo / 100.0)::text as unit_price_naira
    from shop_order_line l join shop_order o on o.id = l.order_id where o.customer_id = $1 order by o.placed_at, l.position`,
  newsletter: `select n.email, n.status, k.at, k.act, k.consent_text
    from customer c join newsletter_subscription n on n.email_key = c.email_key
    join newsletter_consent k on k.subscription_id = n.id where c.id = $1 and c.is_email_verified order by k.position`,
};

/** All of it, by kind. */
export async function recordsOfCustomer(sql: Sql, customerId: string): Promise<Records> {
  const records: Records = {};
  for (const [kind, question] of Object.entries(questions)) {
    records[kind] = await sql.query<Record<string, unknown>>(question, [customerId]);
  }
  return records;
}
