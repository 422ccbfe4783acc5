-- What the shop sets at the desk: fees, limits, hours, tariffs. Rows are only added: what held before stays to be seen. What a
-- kind and its keys are, and what holds where no row does, is said by packages/contract/src/desk/setting-kinds.ts and
-- apps/api/src/modules/settings.
create table shop_setting (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null,
  -- Null: withdrawn; the default holds again, or nothing is stated.
  value jsonb,
  valid_from timestamptz not null,
  set_at timestamptz not null default now(),
  set_by text not null,
  -- Of figures of others: where it comes from, and of which day it is.
  source text,
  as_of date,
  note text,
  -- Only what had not begun is cancelled.
  cancelled_at timestamptz,
  cancelled_by text,
  check ((cancelled_at is null) = (cancelled_by is null))
);
create index shop_setting_order on shop_setting (kind, key, valid_from desc, id desc);

-- Counts the changes of a kind: two people do not overwrite each other, and replicas see that something changed.
create table shop_setting_revision (
  kind text primary key,
  revision integer not null
);
