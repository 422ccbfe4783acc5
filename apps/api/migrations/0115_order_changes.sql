-- Changes of orders that staff make, or ask the buyer to agree to: what the order is to become, and what became of that.
create table order_change (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order (id) on delete cascade,
  made_at timestamptz not null default now(),
  made_by text not null,
  -- The buyer reads it.
  reason text not null,
  -- {lines: [{sku, quantity}], delivery, payment, voucher?, address?, note?}; address and note go with the answer.
  wish jsonb not null,
  -- The buyer answers until then.
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_as text check (ended_as in ('accepted', 'applied', 'declined', 'withdrawn', 'replaced')),
  -- The order that took the other's place.
  new_order_id bigint references shop_order (id) on delete set null,
  check ((ended_at is null) = (ended_as is null))
);
create index order_change_order on order_change (order_id, id);
create unique index order_change_open on order_change (order_id) where ended_at is null;
create unique index order_change_new_order on order_change (new_order_id);
