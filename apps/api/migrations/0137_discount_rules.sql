-- Discounts that need no code. At most one counts on a cart (decision 065).
create table discount_rule (
  id integer generated always as identity primary key,
  -- What the shopper reads beside the amount.
  label text not null,
  kind text not null check (kind in ('amount', 'percent')),
  amount_kobo bigint check (amount_kobo > 0),
  percent integer check (percent between 1 and 100),
  -- Goods of this category and of all below it; null: all goods. An import may take the category away: then it counts for none.
  category_id integer,
  -- What all goods of a cart must cost.
  minimum_kobo bigint check (minimum_kobo > 0),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  once_per_person boolean not null default false,
  is_enabled boolean not null default true,
  -- Counts its changes, so that two people do not change it over each other.
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  -- Who made it.
  source text not null,
  check ((kind = 'amount') = (amount_kobo is not null)),
  check ((kind = 'percent') = (percent is not null)),
  check (ends_at is null or ends_at > starts_at)
);
create index discount_rule_running on discount_rule (id) where is_enabled;

-- One row for each order that a rule counted on; `returned_at` when the order was cancelled.
create table discount_use (
  order_id bigint primary key references shop_order (id) on delete cascade,
  rule_id integer not null references discount_rule (id),
  used_at timestamptz not null default now(),
  returned_at timestamptz
);
create index discount_use_of_rule on discount_use (rule_id, used_at);

-- Rules that count once per person, and were used up by the one for whom this cart was last to be ordered.
alter table cart add column spent_rules integer[] not null default '{}';
