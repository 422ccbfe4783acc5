-- Who an order is for was corrected after money came: until then no refund goes to an account that is named for it.
alter table shop_order add column no_account_before timestamptz;

-- Accounts that were named for refunds that need one. The number itself is kept until the refund was sent, or was not.
create table refund_account (
  id bigint generated always as identity primary key,
  refund_id bigint not null references payment_refund (id),
  -- Which link named it: of a refund the first one is 1.
  turn int not null check (turn > 0),
  bank_code text not null,
  bank_name text not null,
  account_number text check (account_number ~ '^\d{10}$'),
  -- The last four digits.
  ending text not null check (ending ~ '^\d{4}$'),
  account_name text not null,
  -- `asks`: it is in another name than the buyer's, and waits for the staff.
  state text not null check (state in ('asks', 'waits', 'sending', 'sent', 'stopped', 'refused')),
  named_at timestamptz not null default now(),
  goes_at timestamptz not null,
  ended_at timestamptz,
  unique (refund_id, turn),
  check ((account_number is null) = (state in ('sent', 'stopped', 'refused')))
);
create unique index refund_account_live on refund_account (refund_id) where state in ('asks', 'waits', 'sending');
create index refund_account_due on refund_account (goes_at) where state in ('waits', 'sending');

-- How the account stands that a refund goes to, or is to go to; null where none is named.
create function refund_account_state(of_refund bigint) returns text language sql stable as $$
  select state from refund_account where refund_id = of_refund and state in ('asks', 'waits', 'sending')
$$;
