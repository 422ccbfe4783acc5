import type { Database } from "#api/platform/database/port.ts";
import { newOrderNumber } from "#api/platform/text/order-number.ts";

const names = {
  first: ["Ada", "Bola", "Chidi", "Damilola", "Emeka", "Funke", "Gozie", "Halima", "Ifeoma", "Jide"],
  last: ["Obi", "Adeyemi", "Okafor", "Bello", "Eze", "Balogun", "Nwosu", "Lawal", "Ogunleye", "Ibrahim"],
  states: ["Lagos", "Lagos", "Lagos", "Ogun", "Oyo", "Rivers", "Enugu", "Kano", "Abuja (FCT)", "Edo"],
};

/** So many orders are written at once. */
const ordersAtOnce = 100_000;
/** Two years, that the orders of a large shop are spread over. */
const minutesOfAll = 1_000_000;
const mostMinutesBetween = 100;

/**
 * Fills a database with orders of two years, each with two lines, its history and, where it was paid, its money: for what is
 * timed at the size of a grown shop. The n-th has the phone `+23480` and n in eight digits. Lines are of what is on sale, or of
 * `LAMP-1` and `LAMP-2` where nothing is.
 * @param customers so many accounts; three of four orders are theirs, the fourth is a guest's
 */
export async function seedManyOrders(db: Database, count: number, customers = 0): Promise<void> {
  if (customers > 0) await seedCustomers(db, customers);
  // Of a million random ones some hundred are alike, which a shop notices as each is placed.
  const numbers = new Set<string>();
  while (numbers.size < count) numbers.add(newOrderNumber());
  const all = [...numbers];
  for (let after = 0; after < count; after += ordersAtOnce) {
    const until = Math.min(count, after + ordersAtOnce);
    await seedOrders(db, { after, until, count, customers, numbers: all.slice(after, until) });
  }
  await seedPeopleSearch(db);
  for (const table of [
    "shop_order",
    "order_search",
    "shop_order_line",
    "shop_order_event",
    "payment_allocation",
    "payment_receipt",
    "customer",
    "account_search",
    "guest_search",
  ])
    await db.query(`vacuum analyze ${table}`);
}

/** The n-th has an id that ends with n in hexadecimal digits. */
async function seedCustomers(db: Database, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query("set local statement_timeout = 0");
    await tx.query("set local precise.restoring = 'on'");
    await tx.query(
      `insert into customer (id, email, email_key, is_email_verified, firstname, lastname, phone, created_at, signed_in_at)
       select lpad(to_hex(n), 32, '0')::uuid, mail, mail, true, ($2::text[])[1 + n % 10], ($3::text[])[1 + (n / 10) % 10],
         '+23481' || lpad(n::text, 8, '0'), now() - n * interval '1 minute', now() - n * interval '1 minute'
       from (select n, 'account' || n || '@example.com' as mail from generate_series(1, $1::int) n) made`,
      [count, names.first, names.last],
    );
  });
}

/** As migration 0343 writes it; none of the guests has the e-mail of an account. */
async function seedPeopleSearch(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query("set local statement_timeout = 0");
    await tx.query(
      `insert into account_search (customer_id, terms)
       select person, joined_terms(placed_terms(terms) order by place)
       from (
         select c.id as person, 0::bigint as place, customer_search_terms(c) as terms from customer c
         union all
         select o.customer_id, o.id, s.terms from shop_order o join order_search s on s.order_id = o.id where o.customer_id is not null
       ) record group by person on conflict (customer_id) do update set terms = excluded.terms`,
    );
    await tx.query(
      `insert into guest_search (email_key, number, seen_at, terms)
       select o.email_key, max(o.number), max(o.placed_at), joined_terms(placed_terms(s.terms) order by o.id)
       from shop_order o join order_search s on s.order_id = o.id where o.customer_id is null and o.company_id is null
       group by o.email_key on conflict do nothing`,
    );
  });
}

async function seedOrders(
  db: Database,
  {
    after,
    until,
    count,
    customers,
    numbers,
  }: {
    readonly after: number;
    readonly until: number;
    readonly count: number;
    readonly customers: number;
    readonly numbers: readonly string[];
  },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query("set local statement_timeout = 0");
    // One statement for all of them is faster than a trigger for each.
    await tx.query("set local precise.restoring = 'on'");
    await tx.query(
      `insert into shop_order (number, status, placed_at, customer_id, email, email_key, firstname, lastname, phone, delivery_method,
         address, payment_method, subtotal_kobo, discount_kobo, grand_total_kobo, delivery_fee_kobo, payable_kobo, vat_kobo,
         vat_per_thousand, seller, person_key, discounts, respond_by, paid_at, proved_at, proved_by,
         payment_status)
       select ($5::text[])[n - $6::int], stage, now() - n * spacing, lpad(to_hex(account), 32, '0')::uuid, mail, mail,
         ($2::text[])[1 + n % 10], ($3::text[])[1 + (n / 10) % 10], '+23480' || lpad(n::text, 8, '0'), 'delivery',
         jsonb_build_object('line1', n || ' Harbour Light Close', 'state', ($4::text[])[1 + n % 10], 'lga', 'Ikeja'),
         'bank_transfer', kobo, 0, kobo, 0, kobo, 0, 75, '{}', mail, '[]',
         case when stage = 'awaiting_payment' then now() + interval '2 days' end,
         case when stage <> 'awaiting_payment' then now() - n * spacing * 0.9 end, now(), 'payment',
         case when stage = 'awaiting_payment' then 'pending' when stage <> 'cancelled' then 'paid'
           when n <= greatest(10000, $1::int * 0.02) then 'refunding' else 'refunded' end
       from (select *, case when account is null then 'buyer' || n else 'account' || account end || '@example.com' as mail
         from (select n, (1000 + n % 4000) * 5000::bigint as kobo, interval '1 minute' * least(${mostMinutesBetween}, ${minutesOfAll}.0 / $1::int) as spacing,
           case when $7::int > 0 and n % 4 <> 0 then 1 + n % $7::int end as account,
           case when n % 50 = 0 and n <= greatest(10000, $1::int * 0.1) then 'awaiting_payment' when n < greatest(60, $1::int * 0.006) then 'confirmed'
             when n < greatest(90, $1::int * 0.009) then 'packed' when n < greatest(150, $1::int * 0.015) then 'shipped'
             when n % 37 = 0 then 'cancelled' else 'delivered' end as stage
         from generate_series($6::int + 1, $8::int) n) numbered) made`,
      [count, names.first, names.last, names.states, numbers, after, customers, until],
    );
    const [first] = await tx.query<{ id: number }>("select max(id) - $1::int + 1 as id from shop_order", [
      until - after,
    ]);
    const from = first?.id ?? 0;
    await tx.query(
      "insert into order_search (order_id, terms) select o.id, order_search_terms(o) from shop_order o where o.id >= $1",
      [from],
    );
    await tx.query(
      `with sold as materialized (
         select sku, row_number() over (order by id) - 1 as place, count(*) over () as all_of_them
         from product where withdrawn_at is null
       )
       insert into shop_order_line (order_id, position, sku, name, url_path, quantity, unit_price_kobo, row_total_kobo)
       select o.id, line, coalesce(sku, 'LAMP-' || line), 'Lamp ' || line, '/product/lamp-' || line, line, 100000, 100000 * line
       from shop_order o cross join generate_series(1, 2) line
       left join sold on place = (o.id * 7919 + line * 31) % (select max(all_of_them) from sold) where o.id >= $1`,
      [from],
    );
    await tx.query(
      `insert into shop_order_event (order_id, text, stage, at)
       select id, 'Placed', 'placed', placed_at from shop_order where id >= $1`,
      [from],
    );
    await tx.query(
      `with paid as (
         insert into payment_receipt (provider, kind, amount_kobo, provider_ref, at, actor)
         select 'bank', 'received', payable_kobo, number, paid_at, 'seed' from shop_order
         where paid_at is not null and id >= $1
         union all
         select 'bank', 'refunded', payable_kobo, number, paid_at, 'seed' from shop_order
         where payment_status = 'refunded' and id >= $1
         returning id, provider_ref, amount_kobo
       )
       insert into payment_allocation (receipt_id, order_id, amount_kobo, actor)
       select paid.id, o.id, paid.amount_kobo, 'seed' from paid join shop_order o on o.number = paid.provider_ref`,
      [from],
    );
  });
}
