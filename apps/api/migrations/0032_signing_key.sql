-- The key of signed links, where the environment gives none: one for all replicas, made by the first that starts.
create table signing_key (
  only_one boolean primary key default true check (only_one),
  secret text not null,
  created_at timestamptz not null default now()
);
