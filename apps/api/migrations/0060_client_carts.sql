-- A trade client's cart: one for each person, apart from the consumer's, opened by the person's session alone. It stays
-- when the session ends.
create table client_cart (
  person_id uuid primary key references client_person (id) on delete cascade,
  used_at timestamptz not null default now()
);

create table client_cart_line (
  person_id uuid not null references client_cart (person_id) on delete cascade,
  position bigint generated always as identity,
  sku text not null,
  quantity integer not null check (quantity > 0),
  -- What is written on the goods, to find them on the site; or empty.
  side_mark text not null default '',
  -- Price of one piece without VAT, at this quantity, when its client last touched the line. Prices are never kept.
  seen_net_kobo bigint not null check (seen_net_kobo >= 0),
  primary key (person_id, sku)
);
