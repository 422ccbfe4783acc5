-- Goods that suppliers are to bring. What came of them went into product.stock_qty when it was received.
create table supplier_delivery (
  id bigint generated always as identity primary key,
  supplier text not null,
  -- The supplier's or the carrier's own number; empty where there is none.
  reference text not null,
  -- A day in Lagos.
  expected_on date not null,
  -- received: all of it came. cancelled: what has not come will not.
  state text not null default 'expected' check (state in ('expected', 'received', 'cancelled')),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((state = 'expected') = (ended_at is null))
);
create index supplier_delivery_expected on supplier_delivery (expected_on, id) where state = 'expected';

create table supplier_delivery_line (
  delivery_id bigint not null references supplier_delivery on delete cascade,
  -- Without a reference: an article may leave the catalogue.
  sku text not null,
  quantity integer not null check (quantity > 0),
  received integer not null default 0 check (received between 0 and quantity),
  primary key (delivery_id, sku)
);
create index supplier_delivery_line_sku on supplier_delivery_line (sku);

-- What came on which day, in parts or at once.
create table supplier_receipt (
  delivery_id bigint not null references supplier_delivery on delete cascade,
  -- Given by the caller: the same receipt sent twice is booked once.
  key text not null,
  received_on date not null,
  actor text not null,
  -- {"LMP-1": 12}
  pieces jsonb not null,
  created_at timestamptz not null default now(),
  primary key (delivery_id, key)
);

-- At or below so many pieces for sale an article counts as low; without a row its sales decide.
create table stock_threshold (
  sku text primary key,
  pieces integer not null check (pieces >= 0)
);

-- What is reserved, and what was sold lately, is added up from held orders.
create index shop_order_held on shop_order (placed_at) where goods = 'held';
-- The orders of one article, for its history.
create index shop_order_line_sku on shop_order_line (sku, order_id);
