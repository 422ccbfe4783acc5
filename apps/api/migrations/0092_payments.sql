-- Money that moved: received, or given or taken back. What an order has received is what is allocated to it.
create table payment_receipt (
  id bigint generated always as identity primary key,
  provider text not null check (provider in ('bank', 'cash', 'pos')),
  kind text not null check (kind in ('received', 'refunded', 'reversed', 'chargeback', 'chargeback_won')),
  amount_kobo bigint not null check (amount_kobo > 0),
  -- The bank's own number of it, in capitals; where there is none, the order's number and a count.
  provider_ref text not null check (provider_ref <> ''),
  payer text,
  -- When it moved, and when it was noted.
  at timestamptz not null,
  noted_at timestamptz not null default now(),
  -- An operator, `system`, or `migration`.
  actor text not null,
  unique (provider, kind, provider_ref)
);

-- For which order. The live ones of a receipt never add up to more than it; one transfer may pay two orders.
create table payment_allocation (
  id bigint generated always as identity primary key,
  receipt_id bigint not null references payment_receipt (id) on delete restrict,
  order_id bigint not null references shop_order (id) on delete restrict,
  amount_kobo bigint not null check (amount_kobo > 0),
  at timestamptz not null default now(),
  actor text not null,
  undone_at timestamptz
);
create index payment_allocation_order on payment_allocation (order_id);
create index payment_allocation_receipt on payment_allocation (receipt_id);

-- Orders of before: each paid one has received what it costs, each refunded one has had it paid back. Where an operator
-- noted the bank's reference, and for one order only, the money keeps it.
with told as (
  select distinct on (subject) subject as number, upper(regexp_replace(trim(after->>'reference'), '\s+', ' ', 'g')) as reference
  from audit_entry
  where act = 'orders.confirm-transfer' and trim(coalesce(after->>'reference', '')) <> ''
  order by subject, id desc
), once as (
  select number, reference from told t
  where not exists (select 1 from told o where o.reference = t.reference and o.number <> t.number)
), paid as (
  insert into payment_receipt (provider, kind, amount_kobo, provider_ref, at, noted_at, actor)
  select case o.payment_method when 'pay_on_delivery' then 'cash' else 'bank' end, 'received', o.payable_kobo,
    coalesce(once.reference, o.number || '/1'), o.paid_at, o.paid_at, 'migration'
  from shop_order o left join once on once.number = o.number
  where o.paid_at is not null and o.payable_kobo > 0
  order by o.id
  returning id, provider, provider_ref, at, amount_kobo
)
insert into payment_allocation (receipt_id, order_id, amount_kobo, at, actor)
select paid.id, o.id, paid.amount_kobo, paid.at, 'migration'
from paid
left join once on once.reference = paid.provider_ref
join shop_order o on o.number = coalesce(once.number, split_part(paid.provider_ref, '/', 1))
order by paid.id;

with refunded as (
  insert into payment_receipt (provider, kind, amount_kobo, provider_ref, at, noted_at, actor)
  select case o.payment_method when 'pay_on_delivery' then 'cash' else 'bank' end, 'refunded', o.payable_kobo,
    o.number || '/2', told.at, told.at, 'migration'
  from shop_order o
  join lateral (
    select coalesce(max(e.at) filter (where e.stage = 'refunded'), max(e.at), o.paid_at) as at
    from shop_order_event e where e.order_id = o.id
  ) told on true
  where o.status = 'refunded' and o.paid_at is not null and o.payable_kobo > 0
  order by o.id
  returning id, provider_ref, at, amount_kobo
)
insert into payment_allocation (receipt_id, order_id, amount_kobo, at, actor)
select refunded.id, o.id, refunded.amount_kobo, refunded.at, 'migration'
from refunded join shop_order o on o.number = split_part(refunded.provider_ref, '/', 1)
order by refunded.id;

-- Credit notes have a series of their own, without gaps, like invoices.
create table credit_note_counter (
  only_one boolean primary key default true check (only_one),
  last integer not null default 0
);
insert into credit_note_counter default values;

create table credit_note (
  sequence integer primary key check (sequence > 0),
  number text not null unique,
  invoice_number text not null references invoice (number) on delete restrict,
  order_id bigint not null references shop_order (id) on delete restrict,
  gross_kobo bigint not null check (gross_kobo > 0),
  vat_kobo bigint not null check (vat_kobo >= 0),
  issued_at timestamptz not null default now(),
  -- All that it states, as it was; it is printed from this alone.
  content jsonb not null
);
create index credit_note_order on credit_note (order_id);

-- What a company's invoices state: its tax number, and within how many days it pays what is on account.
alter table client_company
  add column tin text not null default '',
  add column payment_terms_days integer not null default 30 check (payment_terms_days between 0 and 180);
alter table client_application add column tin text not null default '';
