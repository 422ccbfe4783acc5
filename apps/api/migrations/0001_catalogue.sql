-- The catalogue. The importer writes it in one transaction and the api reads it; amounts are whole kobo.
create extension if not exists pg_trgm;

-- One row. `version` rises with every change that a shopper can see; `content_version` only with an import, after which
-- everything kept in memory is read again. Locking this row puts the changes in one order.
create table catalogue_state (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 1,
  content_version bigint not null default 1,
  -- Release of the word rules that product_search was written by; the api writes it anew when they have changed.
  search_revision text not null default '',
  imported_at timestamptz
);
insert into catalogue_state default values;

create table category (
  id integer primary key check (id > 0),
  parent_id integer references category deferrable initially deferred,
  position integer not null,
  name text not null,
  url_key text not null,
  image text,
  description text,
  -- A category that shows another one's children and products as its own (70 does so with 14).
  children_from integer references category deferrable initially deferred
);

create table attribute (
  code text primary key,
  position integer not null,
  label text not null,
  input_type text not null check (input_type in ('select', 'multiselect', 'boolean', 'number', 'text')),
  unit text,
  filterable boolean not null,
  -- [{"label": "Brushed Brass", "value": "brushed-brass"}], in the order to show
  options jsonb not null
);

create table product (
  id integer primary key check (id > 0),
  sku text not null unique,
  -- Upper-case article number: two products may not differ in case alone.
  sku_key text not null unique,
  name text not null,
  -- The name as it sorts: without accents and case, digits padded.
  name_key text not null,
  url_path text not null,
  short_description text not null,
  description text not null,
  list_price_kobo bigint not null check (list_price_kobo > 0),
  special_price_kobo bigint check (special_price_kobo > 0 and special_price_kobo < list_price_kobo),
  -- What is paid now.
  price_kobo bigint not null generated always as (coalesce(special_price_kobo, list_price_kobo)) stored,
  trade_price_kobo bigint check (trade_price_kobo > 0),
  -- [{"from": 3, "tradePriceKobo": 29130000}]
  quantity_breaks jsonb not null,
  lead_time_days integer not null check (lead_time_days >= 0),
  stock_qty integer not null check (stock_qty >= 0),
  -- catalogue_state.version at which what shoppers see of the stock last changed
  stock_version bigint not null default 0,
  category_ids integer[] not null,
  room_ids integer[] not null,
  variant_group text,
  size_label text,
  client_visible boolean not null,
  attributes jsonb not null,
  media_gallery jsonb not null,
  box_contents text[] not null,
  related_skus text[] not null,
  created_at timestamptz not null,
  -- The shop's own order: the order of the imported file.
  position integer not null,
  -- Hash of everything that an import sets, but for stock and position.
  content_hash text not null,
  -- No longer listed. The row stays, so that carts and orders can name it.
  withdrawn_at timestamptz
);
create index product_variant_group on product (variant_group) where variant_group is not null;
create index product_listed on product (position, id) where withdrawn_at is null;
create index product_stock_version on product (stock_version);

-- What search looks in, one row for each listed product. The word lists are wide, so they are kept outside of the row:
-- a search that matches half of the catalogue then reads few pages.
create table product_search (
  product_id integer primary key references product,
  -- Words of the name, categories, attributes and their synonyms.
  strong tsvector not null,
  -- Those, and the words of the descriptions and parts of the article number.
  everything tsvector not null,
  -- The article number without punctuation, upper-case.
  sku_squashed text not null
) with (toast_tuple_target = 128);
alter table product_search alter column strong set storage external;
alter table product_search alter column everything set storage external;
create index product_search_strong on product_search using gin (strong);
create index product_search_everything on product_search using gin (everything);
create index product_search_sku on product_search using gin (sku_squashed gin_trgm_ops);

-- The words of product_search.strong, for finding what a mistyped word should have been.
create table search_word (
  -- Ordered by code points, so that a beginning is a range of the index.
  word text collate "C" primary key,
  products integer not null
);
create index search_word_trigrams on search_word using gin (word gin_trgm_ops);

-- Pictures that were measured, by the hash of their bytes, so that an unchanged one is not measured again.
create table picture (
  hash text primary key,
  file_type text not null check (file_type in ('webp', 'jpg', 'png', 'avif')),
  width integer not null,
  height integer not null,
  colour text not null
);
