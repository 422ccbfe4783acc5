-- People who sign in. Who somebody is, the identity provider says by its subject; an e-mail alone is never a key (D5).
create table customer (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  -- The same in lower case: e-mails compare without case.
  email_key text not null,
  is_email_verified boolean not null,
  firstname text not null default '',
  lastname text not null default '',
  -- +234XXXXXXXXXX, or empty
  phone text not null default '',
  created_at timestamptz not null default now(),
  signed_in_at timestamptz not null default now()
);
create index customer_email_key on customer (email_key);

-- One person may come by password, by Google and by Facebook.
create table customer_identity (
  subject text primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index customer_identity_customer on customer_identity (customer_id);

-- A session is opened by 256 random bits in a cookie; only their SHA-256 is kept, and ending one is at once.
create table session (
  id bigint generated always as identity primary key,
  token_hash text not null unique,
  customer_id uuid not null references customer (id) on delete cascade,
  -- Browser and system in plain words.
  device text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now()
);
create index session_customer on session (customer_id);
create index session_used_at on session (used_at);
