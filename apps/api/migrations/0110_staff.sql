-- People who work at the shop, and sign in at the desk.
create table staff_person (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  email_key text not null unique generated always as (lower(email)) stored,
  name text not null,
  -- Null until the invitation was accepted.
  password_hash text,
  -- The secret of the one-time codes, encrypted; null until it was set up.
  code_secret text,
  -- The last step of 30 seconds whose code was used: each code opens once.
  last_code_step bigint,
  roles text[] not null check (cardinality(roles) > 0),
  created_at timestamptz not null default now(),
  -- Works here no more; the row stays for what it did.
  ended_at timestamptz
);

-- A session at the desk. Opened by 256 random bits in a cookie; only their SHA-256 is kept, and ending one is at once.
create table staff_session (
  id bigint generated always as identity primary key,
  token_hash text not null unique,
  staff_id uuid not null references staff_person (id) on delete cascade,
  -- Browser and system in plain words.
  device text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  -- When a one-time code was last given.
  proved_at timestamptz not null default now()
);
create index staff_session_staff on staff_session (staff_id);
create index staff_session_used_at on staff_session (used_at);
