-- Catalogue files that the staff gave in: as previews first, then what became of every row of them. An import that is taken
-- back stands here as one more.
create table catalogue_import (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('file', 'undo')),
  -- preview: nothing was changed yet.
  state text not null check (state in ('preview', 'applied', 'undone')),
  -- Of an undo: which import it took back.
  undoes uuid references catalogue_import (id) on delete cascade,
  file text not null check (file <> ''),
  sha256 text not null,
  heading jsonb not null,
  options jsonb not null,
  counts jsonb not null,
  actor text not null,
  created_at timestamptz not null default now(),
  applied_by text,
  applied_at timestamptz,
  undone_by text,
  undone_at timestamptz,
  -- Its rows are kept for some months; how many of each there were stays.
  rows_dropped_at timestamptz,
  check ((undoes is not null) = (kind = 'undo')),
  check ((applied_at is null) = (state = 'preview')),
  check ((undone_at is not null) = (state = 'undone'))
);
create index catalogue_import_created on catalogue_import (created_at desc, id);
create index catalogue_import_undoes on catalogue_import (undoes) where undoes is not null;

create table catalogue_import_row (
  import_id uuid not null references catalogue_import (id) on delete cascade,
  position integer not null,
  -- Its number in the file, the heading being 1; null for a product that the file does not list.
  row integer,
  sku text not null,
  name text not null,
  outcome text not null check (outcome in ('new', 'changed', 'same', 'refused', 'withdrawn', 'undone', 'left')),
  -- What is wrong with it, or should be known: [{field, reason}].
  reasons jsonb not null default '[]',
  -- What becomes other, for people: [{field, before, after}].
  changes jsonb not null default '[]',
  -- Its cells, in the order of the heading.
  cells jsonb,
  -- The product as it was when the row was judged, and as it is afterwards.
  product_id integer,
  before_hash text,
  after_hash text,
  was_withdrawn boolean not null default false,
  -- Fields as they were, to put them back.
  restore jsonb,
  stock_moved integer not null default 0,
  -- The export by which stock moved.
  stock_source text,
  primary key (import_id, position)
);
create index catalogue_import_row_outcome on catalogue_import_row (import_id, outcome, position);
create index catalogue_import_row_sku on catalogue_import_row (upper(sku));
