-- What was counted at the end of a day. A day that is counted again has another row; the last one holds.
create table cash_count (
  id bigint generated always as identity primary key,
  -- A Lagos day.
  day date not null,
  expected_kobo bigint not null,
  counted_kobo bigint not null check (counted_kobo >= 0),
  note text,
  at timestamptz not null default now(),
  actor text not null,
  -- Who counts other than expected says why.
  check (expected_kobo = counted_kobo or note is not null)
);
create index cash_count_day on cash_count (day, id);
create index payment_receipt_at on payment_receipt (at);

-- What the staff answered a dispute with, and where in the payment service's dashboard.
create table dispute_note (
  id bigint generated always as identity primary key,
  dispute_id bigint not null references payment_dispute (id) on delete restrict,
  text text not null check (text <> ''),
  url text check (url like 'https://%'),
  at timestamptz not null default now(),
  actor text not null
);
create index dispute_note_dispute on dispute_note (dispute_id);

-- Answers to changes of the staff by the caller's Idempotency-Key, so that none is made twice.
create table desk_key (
  staff_id uuid not null references staff_person (id) on delete cascade,
  key text not null,
  body_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (staff_id, key)
);
create index desk_key_created_at on desk_key (created_at);
