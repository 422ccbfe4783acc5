-- A seeded or trial order: nobody bought anything, so that it feeds no reviews and no figures that are shown to people.
alter table shop_order add column is_sample boolean not null default false;

-- What buyers write about what was delivered to them: one for each article of an order.
create table review (
  id bigint generated always as identity primary key,
  -- R- and eight characters.
  reference text not null unique,
  order_id bigint not null references shop_order (id) on delete cascade,
  sku text not null,
  stars smallint not null check (stars between 1 and 5),
  title text,
  text text not null check (text <> ''),
  power_source text check (power_source in ('grid', 'inverter', 'generator', 'solar')),
  -- Whole months from delivery to the day on which it was written.
  months_in_use integer not null check (months_in_use >= 0),
  shows_name boolean not null,
  -- As it is shown: first name, and state where goods were delivered; null where its author did not want it.
  author text,
  state text not null default 'pending' check (state in ('pending', 'published', 'refused')),
  -- Why it was refused; its author reads it.
  reason text check ((state = 'refused') = (reason is not null)),
  answer text,
  -- Raised by every change: whoever moderates says which one they saw.
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (order_id, sku)
);
create index review_sku on review (sku) where state = 'published';
create index review_state on review (state, id);
create index review_age on review (changed_at) where state = 'refused';

-- Pictures are a brief's, a claim's or a review's.
alter table brief_picture add column review_id bigint references review (id) on delete cascade;
create index brief_picture_review on brief_picture (review_id) where review_id is not null;
drop index brief_picture_unused;
create index brief_picture_unused on brief_picture (created_at)
  where message_id is null and claim_id is null and review_id is null;
