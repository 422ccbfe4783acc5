create table newsletter_subscription (
  id bigint generated always as identity primary key,
  -- Stands in the unsubscribe link, so that no address does.
  public_id uuid not null unique default gen_random_uuid(),
  email text not null,
  -- The same in lower case: e-mails compare without case.
  email_key text not null unique,
  status text not null default 'subscribed' check (status in ('subscribed', 'unsubscribed')),
  -- The voucher of the first subscription; no later one issues another.
  voucher_code text,
  created_at timestamptz not null default now()
);

-- What each person agreed to, when, and when they took it back.
create table newsletter_consent (
  subscription_id bigint not null references newsletter_subscription (id) on delete cascade,
  position bigint generated always as identity,
  at timestamptz not null default now(),
  act text not null check (act in ('subscribed', 'unsubscribed')),
  -- The words that were shown; null for an act that takes consent back.
  consent_text text,
  check (act <> 'subscribed' or consent_text is not null),
  primary key (subscription_id, position)
);
