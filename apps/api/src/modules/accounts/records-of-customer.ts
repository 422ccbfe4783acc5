import { kobo, wirePrice } from "@precise/cart-core/money";
import type { Sql } from "#api/platform/database/port.ts";
import { aboutPerson, findPerson, type Person, valuesOf } from "./person.ts";

type Records = Record<string, Record<string, unknown>[]>;

/** Rows that hold nothing but an e-mail are someone's only where it is known to be theirs. */
const verified = (emailKey: string) => `join person on person.email_key = ${emailKey}`;

/** Each kind of record that we keep about a person, and how to read it as `aboutPerson` does; amounts end in `_kobo`. */
export const questions: Readonly<Record<string, string>> = {
  account:
    "select email, is_email_verified, firstname, lastname, phone, created_at, signed_in_at from customer join person on person.customer_id = customer.id",
  sign_ins:
    "select subject, created_at from customer_identity join person using (customer_id) order by created_at",
  sessions:
    "select device, created_at, used_at from session join person using (customer_id) order by created_at",
  addresses:
    "select name, is_default, address, created_at from customer_address join person using (customer_id) order by id",
  wishlist: "select sku, added_at from wishlist_item join person using (customer_id) order by position",
  carts: `select cart.status, cart.created_at, cart.used_at, coupon.code as coupon,
      coalesce((select json_agg(json_build_object('sku', l.sku, 'quantity', l.quantity) order by l.position)
        from cart_line l where l.cart_id = cart.id), '[]') as lines
    from cart left join coupon on coupon.id = cart.coupon_id
    join person on person.customer_id in (cart.customer_id, cart.merged_into) order by cart.created_at`,
  orders: `select number, status, placed_at, email, firstname, lastname, phone, delivery_method, address, showroom,
      payment_method, bank, note, acknowledged_findings, paid_at, respond_by, proved_at, proved_by, subtotal_kobo,
      discount_kobo, delivery_fee_kobo,
      payable_kobo
    from own_order o order by placed_at`,
  order_lines: `select o.number, l.sku, l.name, l.quantity, l.unit_price_kobo
    from shop_order_line l join own_order o on o.id = l.order_id order by o.placed_at, l.position`,
  lights: `select o.number, h.sku, h.room, h.quantity
    from hung_light h join own_order o on o.id = h.order_id order by o.placed_at, h.sku, h.position`,
  order_events: `select o.number, e.at, e.text
    from shop_order_event e join own_order o on o.id = e.order_id order by o.placed_at, e.position`,
  invoices: `select i.number, o.number as order_number, i.issued_at, i.content -> 'purchaser' as purchaser
    from invoice i join own_order o on o.id = i.order_id order by i.sequence`,
  credit_notes: `select c.number, o.number as order_number, c.issued_at, c.gross_kobo as amount_kobo,
      c.content ->> 'reason' as reason
    from credit_note c join own_order o on o.id = c.order_id order by c.sequence`,
  payments: `select o.number, r.kind, r.provider, r.provider_ref as reference, r.payer, r.at,
      a.amount_kobo
    from payment_allocation a join payment_receipt r on r.id = a.receipt_id join own_order o on o.id = a.order_id
    where a.undone_at is null order by r.at, a.id`,
  returns: `select c.number, o.number as order_number, c.kind, c.wish, c.state, c.created_at, c.note,
      c.refunded_kobo,
      (select json_agg(json_build_object('sku', l.sku, 'name', l.name, 'quantity', l.quantity, 'reason', l.reason,
        'serial', l.serial) order by l.position) from return_line l where l.claim_id = c.id) as items,
      (select count(*)::int from brief_picture p where p.claim_id = c.id) as pictures
    from return_claim c join own_order o on o.id = c.order_id order by c.id`,
  reviews: `select r.reference, o.number as order_number, r.sku, r.stars, r.title, r.text, r.power_source, r.author, r.state,
      r.reason, r.answer, r.created_at, (select count(*)::int from brief_picture p where p.review_id = r.id) as pictures
    from review r join own_order o on o.id = r.order_id order by r.id`,
  return_events: `select c.number, e.at, e.text
    from return_event e join return_claim c on c.id = e.claim_id join own_order o on o.id = c.order_id order by e.id`,
  vouchers: `select k.code, k.label, k.created_at, k.ends_at, k.uses from coupon k ${verified("k.bound_email")}
    order by k.id`,
  notes: `select n.at, n.author, n.text from customer_note n join person
    on person.customer_id = n.customer_id or person.email_key = n.email_key order by n.id`,
  order_news: `select o.number, o.news as by, o.placed_at as asked_at
    from own_order o where o.news is not null order by o.placed_at`,
  message_stops: `select s.phone, s.is_stopped, s.changed_at, s.changed_by, s.reason
    from message_stop s where s.phone in (select o.phone from own_order o
      union select c.phone from customer c join person on person.customer_id = c.id) order by s.changed_at`,
  newsletter: `select n.email, n.status, k.at, k.act, k.consent_text
    from newsletter_subscription n ${verified("n.email_key")}
    join newsletter_consent k on k.subscription_id = n.id order by k.position`,
  stock_notices: `select n.email, n.sku, n.state, n.consented_at, n.consent_text, n.ended_at
    from stock_notice n ${verified("n.email_key")} order by n.id`,
  messages: `select m.reference, m.kind, m.name, m.email, m.content, m.created_at,
      (select count(*)::int from brief_picture p where p.message_id = m.id) as pictures, m.state,
      (select json_agg(json_build_object('at', e.at, 'text', e.text) order by e.id)
        from shop_message_entry e where e.message_id = m.id and e.kind = 'answer') as answers
    from shop_message m ${verified("lower(m.email)")} order by m.id`,
  appointments: `select a.reference, a.type, a.starts_at, a.ends_at, a.status, a.name, a.email, a.phone, a.note,
      a.time_zone, a.created_at
    from appointment a ${verified("lower(a.email)")} order by a.id`,
  appointment_requests: `select r.reference, r.wish, r.time_wish, r.name, r.email, r.phone, r.note, r.time_zone,
      r.created_at, r.done_at
    from appointment_request r ${verified("lower(r.email)")} order by r.id`,
  trade_applications: `select a.company, a.rc_number, a.trade, a.state, a.email, a.firstname, a.lastname, a.phone,
      a.message, a.status, a.created_at, a.decided_at
    from client_application a ${verified("a.email_key")} order by a.id`,
  mails: `select m.kind, m.recipient, m.state, m.created_at, m.sent_at
    from mail_outbox m ${verified("lower(m.recipient)")} where m.recipient <> '' order by m.id`,
  phone_messages: `select m.kind, m.recipient, m.content ->> 'channel' as channel, m.state, m.created_at, m.sent_at
    from own_order o join message_outbox m on split_part(m.event_key, ':', 2) = o.number
    where m.recipient <> '' order by m.id`,
};

/** All of it, by kind. */
export async function recordsOfPerson(sql: Sql, person: Person): Promise<Records> {
  const records: Records = {};
  for (const [kind, question] of Object.entries(questions)) {
    const rows = await sql.query<Record<string, unknown>>(aboutPerson(question), valuesOf(person));
    records[kind] = rows.map(withNaira);
  }
  return records;
}

/** `payable_kobo: 38500000` as a person reads it: `payable_naira: "385000.00"`. */
function withNaira(row: Record<string, unknown>): Record<string, unknown> {
  const values = Object.entries(row).map(([name, value]) =>
    name.endsWith("_kobo")
      ? [name.replace(/_kobo$/, "_naira"), value === null ? null : wirePrice(kobo(Number(value)))]
      : [name, value],
  );
  return Object.fromEntries(values);
}

/** The same of an account. */
export async function recordsOfCustomer(sql: Sql, customerId: string): Promise<Records> {
  const person = await findPerson(sql, customerId);
  if (person === undefined) throw new Error("a session's customer is not there");
  return recordsOfPerson(sql, person);
}
