-- New products, and changes of products, that nobody outside sees until they are published: by somebody, or at their time.
create table product_draft (
  -- Upper-case article number; there is a product of it, or there will be.
  sku_key text primary key,
  sku text not null,
  -- Fields by the names of the catalogue's files, as they were typed; they may be incomplete.
  fields jsonb not null,
  -- The product's fields and content hash as they were when the draft was made; null for a new product.
  base jsonb,
  base_hash text,
  -- Raised by every change of the draft.
  revision integer not null default 1,
  -- When it is published by itself.
  publish_at timestamptz,
  -- Who saved it last, as the audit names them.
  saved_by jsonb not null,
  saved_at timestamptz not null default now(),
  -- Why it could not be published at its time; then it is not tried again until it is saved.
  problem text,
  problem_at timestamptz,
  -- What lists of products show and search; of a new product alone.
  name text not null,
  name_key text not null,
  price_kobo bigint,
  list_price_kobo bigint,
  category_ids integer[] not null,
  room_ids integer[] not null,
  variant_group text,
  attributes jsonb not null,
  media_gallery jsonb not null
);
create index product_draft_due on product_draft (publish_at) where publish_at is not null and problem is null;
