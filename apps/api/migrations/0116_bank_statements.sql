-- A bank's statement that someone of the staff gave in. It is kept row by row, so that none is dropped without a word.
create table bank_statement (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  sha256 text not null,
  at timestamptz not null default now(),
  actor text not null
);

-- Money that came to the bank. A statement that overlaps an earlier one adds only what is new.
create table bank_credit (
  id bigint generated always as identity primary key,
  -- The statement that brought it first.
  statement_id bigint not null references bank_statement (id) on delete restrict,
  -- Of its day, amount, narration and reference, and of how many such rows stand before it in its statement.
  digest text not null unique,
  -- A Lagos day.
  day date not null,
  amount_kobo bigint not null check (amount_kobo > 0),
  narration text not null,
  -- The bank's own number of it.
  reference text,
  state text not null default 'unmatched' check (state in ('unmatched', 'booked', 'known', 'ignored')),
  -- What it is in the ledger; a receipt is one credit's.
  receipt_id bigint references payment_receipt (id) on delete restrict,
  -- Why it is none of ours to book.
  reason text,
  decided_at timestamptz,
  decided_by text,
  check ((receipt_id is not null) = (state in ('booked', 'known'))),
  check ((reason is not null) = (state = 'ignored')),
  check ((decided_at is null) = (state = 'unmatched'))
);
create index bank_credit_statement on bank_credit (statement_id);
create unique index bank_credit_receipt on bank_credit (receipt_id) where receipt_id is not null;
create index bank_credit_unmatched on bank_credit (day, id) where state = 'unmatched';

create table bank_statement_row (
  statement_id bigint not null references bank_statement (id) on delete cascade,
  -- Its number in the file, from 1.
  row integer not null,
  outcome text not null check (outcome in ('new', 'known', 'debit', 'refused')),
  credit_id bigint references bank_credit (id) on delete restrict,
  why text,
  primary key (statement_id, row),
  check ((credit_id is not null) = (outcome in ('new', 'known'))),
  check ((why is not null) = (outcome = 'refused'))
);
create index bank_statement_row_credit on bank_statement_row (credit_id) where credit_id is not null;
