-- Tax invoices, numbered without gaps: a number is drawn in the transaction that issues its invoice, under this row's
-- lock, so that one which is rolled back gives its number back before the next is drawn.
create table invoice_counter (
  only_one boolean primary key default true check (only_one),
  last integer not null default 0
);
insert into invoice_counter default values;

create table invoice (
  sequence integer primary key check (sequence > 0),
  number text not null unique,
  -- One invoice for an order. An order with an invoice is never deleted.
  order_id bigint not null unique references shop_order (id) on delete restrict,
  issued_at timestamptz not null default now(),
  -- All that it states, as it was; it is printed from this alone.
  content jsonb not null
);
