-- What companies pay: the catalogue's trade prices times a factor, or prices of the list's own.
create table price_list (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{0,39}$'),
  label text not null,
  -- Thousandths of the catalogue's trade price.
  factor_per_thousand integer not null check (factor_per_thousand between 1 and 10000),
  -- Prices that the factor makes are rounded to so many kobo.
  rounding_kobo integer not null check (rounding_kobo between 1 and 1000000),
  -- Rises with every change: what is kept in memory of the list is of one revision.
  revision bigint not null default 1,
  created_at timestamptz not null default now()
);

-- Prices of a list's own. Where a list has any of a product, they stand in place of the catalogue's and its breaks.
create table price_list_entry (
  list_code text not null references price_list (code) on delete cascade,
  -- In capitals: article numbers compare without case.
  sku_key text not null,
  from_quantity integer not null check (from_quantity between 1 and 100000),
  net_kobo bigint not null check (net_kobo > 0),
  primary key (list_code, sku_key, from_quantity)
);

insert into price_list (code, label, factor_per_thousand, rounding_kobo) values ('contractor', 'Contractor', 1000, 1);

create table client_company (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- Registration with the Corporate Affairs Commission, as it was told; or empty.
  rc_number text not null default '',
  price_list_code text not null references price_list (code),
  -- How much may be owed on account in all; 0: nothing is sold on account.
  credit_limit_kobo bigint not null default 0 check (credit_limit_kobo >= 0),
  -- What is owed or promised now. Only ever changed by a statement that compares it with the limit.
  credit_reserved_kobo bigint not null default 0 check (credit_reserved_kobo >= 0),
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);

create table client_person (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references client_company (id),
  email text not null,
  -- The same in lower case: e-mails compare without case.
  email_key text not null unique,
  firstname text not null,
  lastname text not null,
  -- +234XXXXXXXXXX, or empty
  phone text not null default '',
  -- scrypt with its costs and salt; never the password.
  password_hash text not null,
  -- An operator gave the password.
  must_change_password boolean not null default true,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  signed_in_at timestamptz
);
create index client_person_company on client_person (company_id);

-- Sessions of both areas are one mechanism; each is of one kind and of nobody else (D6).
alter table session
  add column kind text not null default 'consumer' check (kind in ('consumer', 'client')),
  add column client_person_id uuid references client_person (id) on delete cascade,
  alter column customer_id drop not null,
  add constraint session_owner check (
    (kind = 'consumer' and customer_id is not null and client_person_id is null)
    or (kind = 'client' and client_person_id is not null and customer_id is null)
  );
create index session_client_person on session (client_person_id) where client_person_id is not null;

-- Who asks for a trade account.
create table client_application (
  id bigint generated always as identity primary key,
  company text not null,
  rc_number text not null default '',
  trade text not null,
  state text not null,
  email text not null,
  email_key text not null,
  firstname text not null,
  lastname text not null,
  phone text not null,
  message text not null default '',
  status text not null default 'open' check (status in ('open', 'approved', 'declined')),
  person_id uuid references client_person (id) on delete set null,
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
-- Who applies again changes the application that is open.
create unique index client_application_open on client_application (email_key) where status = 'open';
