create table coupon (
  id bigint generated always as identity primary key,
  -- As it is shown: WELCOME-7KQ2M-9XTR4.
  code text not null,
  -- The same in capitals without blanks and hyphens: what people type is compared like this.
  code_key text not null unique,
  label text not null,
  kind text not null check (kind in ('amount', 'percent', 'free_delivery')),
  amount_kobo bigint check (amount_kobo > 0),
  percent integer check (percent between 1 and 100),
  -- What the goods must cost: that much or more, or more than that.
  minimum_kobo bigint check (minimum_kobo >= 0),
  minimum_is_exclusive boolean not null default false,
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  -- In lower case; only orders of this e-mail may use the code.
  bound_email text,
  first_order_only boolean not null default false,
  max_uses integer check (max_uses > 0),
  max_uses_per_person integer check (max_uses_per_person > 0),
  -- Orders that use it now; a cancelled order gives its use back.
  uses integer not null default 0 check (uses >= 0),
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  -- Who or what made it: an operator's name, or 'newsletter'.
  source text not null,
  check ((kind = 'amount') = (amount_kobo is not null)),
  check ((kind = 'percent') = (percent is not null)),
  check (max_uses is null or uses <= max_uses),
  check (ends_at is null or ends_at > starts_at)
);
create index coupon_bound_email on coupon (bound_email) where bound_email is not null;

-- The code on a cart. `coupon_is_wanted`: the shopper has seen that it makes the order dearer and wants it (D3).
alter table cart add column coupon_id bigint references coupon (id) on delete set null;
alter table cart add column coupon_is_wanted boolean not null default false;

-- One row for each order that used a code; `returned_at` when the order was cancelled.
create table coupon_use (
  order_id bigint primary key references shop_order (id) on delete cascade,
  coupon_id bigint not null references coupon (id),
  used_at timestamptz not null default now(),
  returned_at timestamptz
);
create index coupon_use_of_coupon on coupon_use (coupon_id) where returned_at is null;

-- [{code, label, amount_kobo}] as they were when the order was placed.
alter table shop_order add column discounts jsonb not null default '[]';
-- The person behind the e-mail, as cart-core's personOfEmail finds it: for "once per person" and "first order".
alter table shop_order add column person_key text;
update shop_order set person_key = email_key;
alter table shop_order alter column person_key set not null;
create index shop_order_person on shop_order (person_key);
create index shop_order_phone on shop_order (phone);
