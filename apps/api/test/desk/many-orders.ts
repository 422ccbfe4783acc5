import type { Database } from "#api/platform/database/port.ts";
import { newOrderNumber } from "#api/platform/text/order-number.ts";

const names = {
  first: ["Ada", "Bola", "Chidi", "Damilola", "Emeka", "Funke", "Gozie", "Halima", "Ifeoma", "Jide"],
  last: ["Obi", "Adeyemi", "Okafor", "Bello", "Eze", "Balogun", "Nwosu", "Lawal", "Ogunleye", "Ibrahim"],
  states: ["Lagos", "Lagos", "Lagos", "Ogun", "Oyo", "Rivers", "Enugu", "Kano", "Abuja (FCT)", "Edo"],
};

/**
 * Fills a database with orders of two years, each with two lines, its history and, where it was paid, its money: for what is
 * timed at the size of a grown shop. The n-th has the phone `+23480` and n in eight digits.
 */
export async function seedManyOrders(db: Database, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query("set local statement_timeout = 0");
    // One statement for all of them is faster than a trigger for each.
    await tx.query("set local precise.restoring = 'on'");
    await tx.query(
      `insert into shop_order (number, status, placed_at, email, email_key, firstname, lastname, phone, delivery_method, address,
         payment_method, subtotal_kobo, discount_kobo, grand_total_kobo, delivery_fee_kobo, payable_kobo, vat_kobo,
         vat_per_thousand, seller, person_key, discounts, respond_by, paid_at, proved_at, proved_by,
         payment_status)
       select ($5::text[])[n], stage, now() - n * interval '100 minutes', mail, mail,
         ($2::text[])[1 + n % 10], ($3::text[])[1 + (n / 10) % 10], '+23480' || lpad(n::text, 8, '0'), 'delivery',
         jsonb_build_object('line1', n || ' Harbour Light Close', 'state', ($4::text[])[1 + n % 10], 'lga', 'Ikeja'),
         'bank_transfer', kobo, 0, kobo, 0, kobo, 0, 75, '{}', mail, '[]',
         case when stage = 'awaiting_payment' then now() + interval '2 days' end,
         case when stage <> 'awaiting_payment' then now() - n * interval '90 minutes' end, now(), 'payment',
         case when stage = 'awaiting_payment' then 'pending' when stage = 'cancelled' then 'refunding' else 'paid' end
       from (select n, 'buyer' || n || '@example.com' as mail, (1000 + n % 4000) * 5000::bigint as kobo,
           case when n % 50 = 0 then 'awaiting_payment' when n < 60 then 'confirmed' when n < 90 then 'packed'
             when n < 150 then 'shipped' when n % 37 = 0 then 'cancelled' else 'delivered' end as stage
         from generate_series(1, $1::int) n) made`,
      [count, names.first, names.last, names.states, Array.from({ length: count }, () => newOrderNumber())],
    );
    await tx.query(
      "insert into order_search (order_id, terms) select o.id, order_search_terms(o) from shop_order o",
    );
    await tx.query(
      `insert into shop_order_line (order_id, position, sku, name, url_path, quantity, unit_price_kobo, row_total_kobo)
       select o.id, line, 'LAMP-' || line, 'Lamp ' || line, '/product/lamp-' || line, line, 100000, 100000 * line
       from shop_order o, generate_series(1, 2) line`,
    );
    await tx.query(
      "insert into shop_order_event (order_id, text, stage, at) select id, 'Placed', 'placed', placed_at from shop_order",
    );
    await tx.query(
      `with paid as (
         insert into payment_receipt (provider, kind, amount_kobo, provider_ref, at, actor)
         select 'bank', 'received', payable_kobo, number, paid_at, 'seed' from shop_order where paid_at is not null
         returning id, provider_ref, amount_kobo
       )
       insert into payment_allocation (receipt_id, order_id, amount_kobo, actor)
       select paid.id, o.id, paid.amount_kobo, 'seed' from paid join shop_order o on o.number = paid.provider_ref`,
    );
  });
  for (const table of [
    "shop_order",
    "order_search",
    "shop_order_line",
    "payment_allocation",
    "payment_receipt",
  ])
    await db.query(`vacuum analyze ${table}`);
}
