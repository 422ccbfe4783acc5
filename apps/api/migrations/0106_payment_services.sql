-- Payments by a payment service. The ledger stays payment_receipt and payment_allocation; which providers there are stands
-- in one table of the code.
alter table payment_receipt drop constraint payment_receipt_provider_check;
alter table payment_receipt
  add constraint payment_receipt_provider_check check (provider ~ '^[a-z][a-z_]{1,39}$');

-- Every attempt stands here before the service is asked.
create table payment_attempt (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order (id) on delete restrict,
  provider text not null,
  -- The order's number, a count and four random characters; in capitals, like the receipts' references.
  reference text not null unique check (reference = upper(reference)),
  amount_kobo bigint not null check (amount_kobo > 0),
  status text not null default 'created'
    check (status in ('created', 'open', 'succeeded', 'failed', 'abandoned', 'reversed')),
  url text,
  channel text,
  last4 text,
  -- The service's own number of it.
  provider_ref text,
  -- The bank's words for the payer.
  message text,
  -- What a payer's bank sent in place of the amount; it went back.
  sent_kobo bigint,
  -- Why a person has to look at it; null once one has.
  review text,
  -- Whoever asks the service for a page has until then; others wait for the answer.
  starting_until timestamptz,
  expires_at timestamptz not null,
  -- When the service is asked again by itself; null: not any more.
  next_check_at timestamptz,
  looked_at timestamptz,
  watched_until timestamptz not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index payment_attempt_order on payment_attempt (order_id);
create index payment_attempt_check on payment_attempt (next_check_at) where next_check_at is not null;

-- What webhooks brought, as it came. An event is applied once, however often it comes.
create table payment_event (
  id bigint generated always as identity primary key,
  provider text not null,
  dedupe_key text not null,
  event jsonb not null,
  body bytea not null,
  received_at timestamptz not null default now(),
  tries integer not null default 0,
  next_try_at timestamptz default now(),
  applied_at timestamptz,
  outcome text,
  unique (provider, dedupe_key)
);
create index payment_event_due on payment_event (next_try_at) where next_try_at is not null;

-- Money that goes back by the service. Written before the service is asked; booked once it says that it went.
create table payment_refund (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order (id) on delete restrict,
  attempt_id bigint not null references payment_attempt (id) on delete restrict,
  amount_kobo bigint not null check (amount_kobo > 0),
  reason text not null,
  status text not null
    check (status in ('held', 'requested', 'pending', 'processing', 'needs_account', 'processed', 'failed')),
  -- The service's own number of it.
  provider_id text unique,
  requested_by text not null,
  -- The service was asked; whether it heard is not known before it answers.
  asked_at timestamptz,
  expected_on date,
  next_check_at timestamptz,
  checks integer not null default 0,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index payment_refund_order on payment_refund (order_id);
create index payment_refund_check on payment_refund (next_check_at) where next_check_at is not null;

create table payment_dispute (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order (id) on delete restrict,
  attempt_id bigint not null references payment_attempt (id) on delete restrict,
  provider text not null,
  provider_id text not null,
  status text not null check (status in ('open', 'won', 'lost', 'accepted')),
  due_at timestamptz,
  amount_kobo bigint not null check (amount_kobo > 0),
  opened_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (provider, provider_id)
);
create index payment_dispute_order on payment_dispute (order_id);
