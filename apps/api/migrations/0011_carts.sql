-- A cart is opened by its id alone, so only the id's SHA-256 is kept: a leaked database opens no cart.
create table cart (
  id bigint generated always as identity primary key,
  id_hash text not null unique,
  status text not null default 'active' check (status in ('active', 'ordered')),
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now()
);
create index cart_used_at on cart (used_at);

create table cart_line (
  cart_id bigint not null references cart (id) on delete cascade,
  sku text not null,
  quantity integer not null check (quantity between 1 and 999),
  -- What one piece cost when the shopper last touched the line; a change since then is told.
  seen_price_kobo bigint not null check (seen_price_kobo >= 0),
  position bigint generated always as identity,
  primary key (cart_id, sku)
);
