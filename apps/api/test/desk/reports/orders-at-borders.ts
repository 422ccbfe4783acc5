import type { Database } from "#api/platform/database/port.ts";
import { putProducts } from "../../fixtures/put-products.ts";

const stages = [
  ...["placed", "fee_pending", "awaiting_payment", "confirmed", "packed", "shipped"],
  ...["delivered", "delivered", "delivered", "cancelled", "returned", "refunded"],
];
const paymentStates = ["paid", "paid", "paid", "refunding", "refunded", null];

/** As the clock in Lagos shows them; of each there is one order a microsecond before and one a microsecond after, too. */
export const borders = [
  ...["2024-01-31 00:00", "2024-02-01 00:00", "2024-02-29 00:00", "2024-03-01 00:00", "2024-03-02 00:00"],
  ...["2024-04-01 00:00", "2024-12-31 00:00", "2025-01-01 00:00"],
];

/**
 * Orders at midnights in Lagos and all over the time between, in an order that is not that of their ids, of every stage, with
 * articles that stand twice in an order, with pieces that were cancelled or came back, some more than once; of each its money and
 * an invoice. Of forty lamps many sold for the same money, some are withdrawn, one is
 * gone; more articles than a page has were never ordered, many of the same value.
 */
export async function putOrdersAtBorders(db: Database): Promise<void> {
  const article = (n: number) => `LAMP-${String(n).padStart(2, "0")}`;
  const skus = [
    ...Array.from({ length: 40 }, (_, n) => article(n + 1)),
    ...Array.from({ length: 70 }, (_, n) => `SHELF-${n + 101}`),
  ];
  await putProducts(
    db,
    skus.map((sku, n) => ({ sku, price: 1_000_000 + (n % 4) * 50_000, stock: n % 7 })),
  );
  await db.query(
    "update product set created_at = '2023-01-01', cost_price_kobo = case when id % 2 = 0 then 700000 end",
  );
  await db.query("update product set withdrawn_at = now() where sku in ('LAMP-05', 'LAMP-17')");
  await db.query(
    `insert into shop_order (number, status, placed_at, email, email_key, firstname, lastname, phone, delivery_method, showroom,
       payment_method, subtotal_kobo, discount_kobo, grand_total_kobo, payable_kobo, vat_kobo, vat_per_thousand, seller,
       person_key, paid_at, payment_status, proposed_fee_kobo)
     select 'PR-' || lpad(n::text, 8, '0'), ($1::text[])[1 + n % 12], at, 'a@example.com', 'a@example.com', 'Ada', 'Obi', '+2348000000000',
       'pickup', '{}', 'bank_transfer', 1000, 0, 1000, 1000, 70, 75, '{}', 'a@example.com',
       case when n % 5 <> 0 then at + interval '1 hour' end, ($2::text[])[1 + n % 6], null
     from (
       select row_number() over (order by md5(extract(epoch from at)::text)) as n, at from (
         select border::timestamp at time zone 'Africa/Lagos' + step * interval '1 microsecond' as at
         from unnest($3::text[]) border cross join generate_series(-1, 1) step
         union all
         select '2024-01-20'::timestamptz + n * interval '31 hours 17 minutes' from generate_series(1, 300) n
       ) moments
     ) numbered order by n`,
    [stages, paymentStates, borders],
  );
  // Rows of one article with two side marks; pieces that were taken off again, also all of a row.
  await db.query(
    `insert into shop_order_line (order_id, position, sku, name, url_path, quantity, cancelled, unit_price_kobo, row_total_kobo, side_mark)
     select id, position, sku, 'Sold as ' || sku || ' ' || position, '/', quantity, (id % 3 = 0)::int + (quantity = 0)::int, price,
       price * quantity, position::text
     from (
       select o.id, position, (o.id * 7 + position * position) % 5 as quantity, 100001 + (o.id % 3) * 50000 as price,
         case when o.id % 9 = 0 and position < 3 then 'LAMP-03' when o.id % 11 = 0 and position = 2 then 'LAMP-GONE'
           else 'LAMP-' || lpad((1 + (o.id * 13 + position * 5) % 39)::text, 2, '0') end as sku
       from shop_order o cross join generate_series(1, 3) position
     ) row`,
  );
  await db.query(
    `with claim as (
       insert into return_claim (number, order_id, kind, wish, state, digest, delivered_on)
       select 'RET-' || o.id || '-' || turn, o.id, 'return', 'refund', case when o.id % 8 = 0 then 'approved' else 'refunded' end,
         o.id || '-' || turn, '2024-03-01'
       from shop_order o cross join generate_series(1, 2) turn where o.id % 4 in (0, 1) returning id, order_id
     )
     insert into return_receipt (claim_id, position, sku, condition, quantity, is_restocked)
     select claim.id, line.position, line.sku, 'as_new', 1 + claim.id % 2, true
     from claim join shop_order_line line on line.order_id = claim.order_id and line.position <= 2`,
  );
  await db.query(
    `insert into payment_receipt (provider, kind, amount_kobo, provider_ref, at, actor)
     select 'bank', (array['received', 'received', 'refunded', 'chargeback', 'chargeback_won', 'reversed'])[1 + id % 6], 1000 + id,
       number, placed_at, 'test' from shop_order`,
  );
  await db.query(
    `insert into invoice (sequence, number, order_id, issued_at, content)
     select id, 'INV-' || id, id, placed_at, jsonb_build_object('gross', 1075 + id, 'vat', 75 + id % 3, 'vat_per_thousand',
       case when id % 4 = 0 then 50 else 75 end, 'purchaser', '{"name": "Ada Obi"}'::jsonb)
     from shop_order`,
  );
  await db.query(
    `insert into order_change (order_id, made_at, made_by, reason, wish, expires_at, ended_at, ended_as, new_order_id)
     select id, placed_at, 'test', '', '{}', placed_at, placed_at, 'applied', id + 1 from shop_order where id % 20 = 7`,
  );
}
