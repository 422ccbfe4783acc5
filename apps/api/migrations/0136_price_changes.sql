-- Changes of the prices of many products at once, and sales: each is previewed, then applied at once or at its time.
create table price_change (
  id integer generated always as identity primary key,
  -- A sale is reduced from effective_at until ends_at.
  kind text not null check (kind in ('change', 'sale')),
  name text,
  state text not null check (state in ('scheduled', 'applied', 'ended', 'undone', 'cancelled', 'failed')),
  -- What was asked for, for people to read: "Price + 8 %, to the nearest ₦50".
  summary text not null,
  effective_at timestamptz not null,
  ends_at timestamptz,
  in_sale_category boolean not null default false,
  actor jsonb not null,
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  -- When it was undone, cancelled or ended, or failed, and by whom; null of what ended by itself.
  closed_at timestamptz,
  closed_by text,
  failure text,
  attempts integer not null default 0,
  -- Rows were left out while nobody looked; null once somebody has.
  needs_look_since timestamptz,
  key_hash text unique,
  check ((kind = 'sale') = (ends_at is not null and name is not null)),
  check (ends_at > effective_at)
);
create index price_change_due on price_change (effective_at) where state = 'scheduled';
create index price_change_ending on price_change (ends_at) where state = 'applied' and kind = 'sale';
create index price_change_to_look_at on price_change (needs_look_since) where needs_look_since is not null;

-- One product of a change: its prices in kobo as they were previewed, {"list": 1, "special": null, "trade": 1, "cost": null},
-- and as they shall be.
create table price_change_row (
  change_id integer not null references price_change on delete cascade,
  position integer not null,
  -- Null for a number that is not in the catalogue.
  product_id integer references product on delete cascade,
  sku text not null,
  before jsonb,
  after jsonb,
  -- refused: never to be changed; skipped: the product had changed by then; kept: it had changed since, and was not undone.
  outcome text not null check (outcome in ('planned', 'refused', 'applied', 'skipped', 'undone', 'kept')),
  reason text,
  -- It was put into the category Sale, and goes out of it again.
  was_put_in_category boolean not null default false,
  primary key (change_id, position)
);
create index price_change_row_product on price_change_row (product_id, change_id);
create index price_change_row_outcome on price_change_row (change_id, outcome, position);
