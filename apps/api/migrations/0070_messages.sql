-- What people write to the shop through its forms: questions, applications of affiliates, briefs for the design service.
create table shop_message (
  id bigint generated always as identity primary key,
  -- How it is spoken of: M- and eight characters.
  reference text not null unique,
  kind text not null check (kind in ('contact', 'affiliate', 'design')),
  name text not null,
  email text not null,
  -- Everything else that the form asked for.
  content jsonb not null,
  -- Of all of it: the same twice within an hour is one message.
  digest text not null,
  -- Looks as if a program wrote it: kept, and nobody is mailed.
  is_suspect boolean not null,
  created_at timestamptz not null default now()
);
create index shop_message_kind on shop_message (kind, id desc);
create index shop_message_digest on shop_message (digest, created_at);
create index shop_message_age on shop_message (created_at);

-- Pictures of briefs. The files lie in the data folder, outside of everything that is served.
create table brief_picture (
  id bigint generated always as identity primary key,
  -- SHA-256 of the name that the sender was given; it is used once.
  token_hash text not null unique,
  message_id bigint references shop_message (id),
  file text not null unique,
  width integer not null,
  height integer not null,
  created_at timestamptz not null default now()
);
create index brief_picture_message on brief_picture (message_id);
create index brief_picture_unused on brief_picture (created_at) where message_id is null;
