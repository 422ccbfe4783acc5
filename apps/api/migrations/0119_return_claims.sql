-- Returns and warranty claims of shoppers.
create sequence return_claim_number;

create table return_claim (
  id bigint generated always as identity primary key,
  -- RET-000001
  number text not null unique,
  order_id bigint not null references shop_order (id),
  kind text not null check (kind in ('return', 'warranty')),
  -- What the shopper would like.
  wish text not null check (wish in ('refund', 'replacement', 'repair')),
  state text not null default 'requested' check (state in ('requested', 'approved', 'refused', 'received', 'refunded',
    'replaced', 'repaired', 'sent_back', 'closed')),
  settled_as text check (settled_as in ('refund', 'replacement', 'repair', 'send_back')),
  refunded_kobo bigint check (refunded_kobo > 0),
  -- In the shopper's words.
  note text,
  -- Who of the staff wrote it down for a shopper who called; null where the shopper did.
  opened_by text,
  -- Of all of it: the same twice within an hour is one claim.
  digest text not null,
  delivered_on date not null,
  -- One more with each change: two people of the staff do not overwrite each other.
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index return_claim_order on return_claim (order_id);
create index return_claim_state on return_claim (state, id);
create index return_claim_age on return_claim (changed_at);

create table return_line (
  claim_id bigint not null references return_claim (id) on delete cascade,
  position smallint not null,
  sku text not null,
  name text not null,
  quantity integer not null check (quantity > 0),
  reason text not null check (reason in ('changed_mind', 'damaged', 'wrong_item', 'not_as_described', 'faulty',
    'unfit')),
  serial text,
  -- Both as they were when it was asked; null where the product states no warranty.
  months_since_delivery integer not null,
  warranty_months integer,
  is_in_time boolean not null,
  -- The last day in time; null where there is no end.
  in_time_until date,
  primary key (claim_id, position)
);
create index return_line_sku on return_line (sku);

-- What came back, and how it was found.
create table return_receipt (
  claim_id bigint not null references return_claim (id) on delete cascade,
  position smallint not null,
  sku text not null,
  condition text not null check (condition in ('as_new', 'damaged', 'faulty_confirmed', 'not_faulty')),
  quantity integer not null check (quantity > 0),
  -- They are for sale again.
  is_restocked boolean not null check (not is_restocked or condition = 'as_new'),
  primary key (claim_id, position)
);

-- What its shopper reads of it.
create table return_event (
  id bigint generated always as identity primary key,
  claim_id bigint not null references return_claim (id) on delete cascade,
  at timestamptz not null default now(),
  state text not null,
  text text not null,
  -- Who of the staff; null for the shopper.
  actor text
);
create index return_event_claim on return_event (claim_id, id);

-- Pictures are a brief's or a claim's.
alter table brief_picture add column claim_id bigint references return_claim (id);
create index brief_picture_claim on brief_picture (claim_id) where claim_id is not null;
drop index brief_picture_unused;
create index brief_picture_unused on brief_picture (created_at) where message_id is null and claim_id is null;
