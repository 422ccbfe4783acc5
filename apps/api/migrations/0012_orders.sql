create table shop_order (
  id bigint generated always as identity primary key,
  -- PR- and eight characters; not guessable in sequence.
  number text not null unique,
  -- One order for a cart, whatever happens; the cart itself is swept one day.
  cart_id bigint unique references cart (id) on delete set null,
  status text not null check (status in ('placed', 'fee_pending', 'awaiting_payment', 'confirmed', 'cancelled')),
  placed_at timestamptz not null default now(),
  email text not null,
  -- The same in lower case: e-mails compare without case.
  email_key text not null,
  firstname text not null,
  lastname text not null,
  phone text not null,
  delivery_method text not null check (delivery_method in ('delivery', 'pickup')),
  -- {line1, line2?, landmark?, state, lga}
  address jsonb,
  -- {id, name, address, phone} as they were when the order was placed
  showroom jsonb,
  payment_method text not null check (payment_method in ('pay_on_delivery', 'bank_transfer', 'paystack')),
  -- {bank_name, account_name, account_number} as they were told to the shopper
  bank jsonb,
  note text,
  subtotal_kobo bigint not null check (subtotal_kobo >= 0),
  discount_kobo bigint not null check (discount_kobo >= 0),
  grand_total_kobo bigint not null check (grand_total_kobo = subtotal_kobo - discount_kobo),
  -- Null while delivery for this total is to be confirmed.
  delivery_fee_kobo bigint check (delivery_fee_kobo >= 0),
  payable_kobo bigint not null check (payable_kobo = grand_total_kobo + coalesce(delivery_fee_kobo, 0)),
  -- The VAT inside payable_kobo, and the rate that it was computed by.
  vat_kobo bigint not null check (vat_kobo >= 0),
  vat_per_thousand integer not null,
  -- {legal_name, tin, rc_number}: who sold, as a tax invoice states it
  seller jsonb not null,
  check (delivery_method <> 'delivery' or address is not null),
  check (delivery_method <> 'pickup' or showroom is not null)
);

create table shop_order_line (
  order_id bigint not null references shop_order (id) on delete cascade,
  position integer not null,
  sku text not null,
  name text not null,
  url_path text not null,
  quantity integer not null check (quantity > 0),
  unit_price_kobo bigint not null check (unit_price_kobo >= 0),
  row_total_kobo bigint not null check (row_total_kobo = unit_price_kobo * quantity),
  image jsonb,
  primary key (order_id, position)
);

create table shop_order_event (
  order_id bigint not null references shop_order (id) on delete cascade,
  position bigint generated always as identity,
  at timestamptz not null default now(),
  text text not null,
  primary key (order_id, position)
);

-- Answers to placed orders by the caller's Idempotency-Key. A key counts only together with its cart, so that nobody
-- can draw another's order with it. `body_hash` is of the whole request.
create table order_key (
  cart_hash text not null,
  key_hash text not null,
  body_hash text not null,
  -- The answered order as JSON text; null only inside the transaction that places it.
  answer text,
  created_at timestamptz not null default now(),
  primary key (cart_hash, key_hash)
);
create index order_key_created_at on order_key (created_at);
