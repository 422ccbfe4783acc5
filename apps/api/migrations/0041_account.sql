create table customer_address (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  -- What its owner calls it.
  name text not null,
  is_default boolean not null,
  -- {line1, line2?, landmark?, state, lga}
  address jsonb not null,
  created_at timestamptz not null default now()
);
create unique index customer_address_default on customer_address (customer_id) where is_default;
create index customer_address_customer on customer_address (customer_id);

create table wishlist_item (
  customer_id uuid not null references customer (id) on delete cascade,
  sku text not null,
  position bigint generated always as identity,
  added_at timestamptz not null default now(),
  primary key (customer_id, sku)
);

-- Whose order it is, where somebody was signed in; null for guests and for people who deleted their account.
alter table shop_order add column customer_id uuid references customer (id) on delete set null;
create index shop_order_customer on shop_order (customer_id, placed_at desc) where customer_id is not null;
-- Its customer deleted the account: once it is done, only what the tax law asks for stays.
alter table shop_order add column is_to_be_forgotten boolean not null default false;
create index shop_order_to_be_forgotten on shop_order (id) where is_to_be_forgotten;
