-- Files of prices that somebody of the staff gave in for a list: checked line by line first, then perhaps applied.
create table price_list_upload (
  id bigint generated always as identity primary key,
  list_code text not null references price_list (code) on delete cascade,
  -- Of the list as it was checked: another one since, and the file must be checked again.
  list_revision bigint not null,
  name text not null,
  content text not null,
  sha256 text not null,
  removes_unlisted boolean not null,
  removes_empty boolean not null,
  -- {new, changed, same, removed, kept, refused}: lines of each kind.
  counts jsonb not null,
  -- Articles that lose own prices which the file does not name, or would.
  unlisted integer not null,
  -- The lowest new price in thousandths of the catalogue's trade price; null where none is new.
  lowest_per_thousand integer,
  uploaded_by text not null,
  uploaded_at timestamptz not null default now(),
  applied_by text,
  applied_at timestamptz
);
create index price_list_upload_list on price_list_upload (list_code, id desc);

create table price_list_upload_line (
  upload_id bigint not null references price_list_upload (id) on delete cascade,
  place integer not null,
  kind text not null check (kind in ('new', 'changed', 'same', 'removed', 'kept', 'refused')),
  -- Of the file; null for what stands only in the list.
  line integer,
  sku_key text not null,
  from_quantity integer,
  old_kobo bigint,
  net_kobo bigint,
  reason text,
  primary key (upload_id, place)
);

-- The desk lists companies by name, and applications with those that wait first.
create index client_company_name on client_company (lower(name), id);
create index client_application_order on client_application ((status = 'open') desc, id desc);
