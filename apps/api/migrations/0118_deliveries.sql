-- Who brings orders: a rider of ours or of a company, or a carrier with a waybill.
create table rider (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('rider', 'carrier')),
  name text not null check (name <> ''),
  -- +234 and ten digits; a carrier may have none.
  phone text check (phone is not null or kind = 'carrier'),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
-- A rider is known by the phone, a carrier by its name.
create unique index rider_phone on rider (phone) where kind = 'rider';
create unique index carrier_name on rider (lower(name)) where kind = 'carrier';

-- How an order goes to its shopper. A second attempt is another attempt of the same delivery.
create table delivery (
  order_id bigint primary key references shop_order (id) on delete restrict,
  rider_id bigint not null references rider (id) on delete restrict,
  waybill text,
  tracking_url text check (tracking_url like 'https://%'),
  parcels integer not null default 1 check (parcels between 1 and 99),
  state text not null default 'out' check (state in ('out', 'failed', 'delivered', 'returned')),
  -- Six digits that the shopper gives whoever brings it. In plain text: whoever reads this table could try a million of
  -- anything derived from it. It goes when the delivery ends.
  code text check (code ~ '^\d{6}$'),
  -- Five wrong codes lock it.
  wrong_codes integer not null default 0 check (wrong_codes between 0 and 5),
  -- Who took it, where there was no code, and why without one.
  receiver text,
  receiver_reason text,
  sent_at timestamptz not null default now(),
  ended_at timestamptz
);
create index delivery_rider on delivery (rider_id);
create index delivery_sent_at on delivery (sent_at);

create table delivery_attempt (
  id bigint generated always as identity primary key,
  order_id bigint not null references delivery (order_id) on delete restrict,
  rider_id bigint not null references rider (id) on delete restrict,
  outcome text not null check (outcome in ('delivered', 'nobody', 'refused', 'address', 'rescheduled')),
  note text,
  at timestamptz not null default now(),
  actor text not null
);
create index delivery_attempt_order on delivery_attempt (order_id);
create index delivery_attempt_rider on delivery_attempt (rider_id);

-- What a rider gives us of the cash that was collected.
create table rider_remittance (
  id bigint generated always as identity primary key,
  rider_id bigint not null references rider (id) on delete restrict,
  amount_kobo bigint not null check (amount_kobo >= 0),
  method text not null check (method in ('cash', 'transfer', 'pos')),
  reference text,
  note text,
  -- Of the request, so that one that is sent twice counts once.
  request_key text unique,
  at timestamptz not null default now(),
  actor text not null
);
create index rider_remittance_rider on rider_remittance (rider_id);

-- What a rider had to collect with an order, and is answerable for.
create table rider_cash (
  order_id bigint primary key references delivery (order_id) on delete restrict,
  rider_id bigint not null references rider (id) on delete restrict,
  due_kobo bigint not null check (due_kobo > 0),
  -- What the rider said to have collected.
  collected_kobo bigint not null check (collected_kobo between 0 and due_kobo),
  at timestamptz not null default now(),
  -- The remittance that it was counted with; null while the rider holds it.
  remittance_id bigint references rider_remittance (id) on delete restrict
);
create index rider_cash_rider on rider_cash (rider_id);
create index rider_cash_remittance on rider_cash (remittance_id);

-- What was missing of a remittance.
create table rider_shortfall (
  id bigint generated always as identity primary key,
  rider_id bigint not null references rider (id) on delete restrict,
  -- The remittance that was too small.
  remittance_id bigint not null unique references rider_remittance (id) on delete restrict,
  amount_kobo bigint not null check (amount_kobo > 0),
  written_off_kobo bigint not null default 0 check (written_off_kobo between 0 and amount_kobo),
  reason text,
  at timestamptz not null default now(),
  -- Once nothing of it is open.
  closed_at timestamptz
);
create index rider_shortfall_rider on rider_shortfall (rider_id);

-- What came for a shortfall later.
create table rider_settlement (
  id bigint generated always as identity primary key,
  shortfall_id bigint not null references rider_shortfall (id) on delete restrict,
  amount_kobo bigint not null check (amount_kobo > 0),
  method text not null check (method in ('cash', 'transfer', 'pos')),
  reference text,
  note text,
  request_key text unique,
  at timestamptz not null default now(),
  actor text not null
);
create index rider_settlement_shortfall on rider_settlement (shortfall_id);
