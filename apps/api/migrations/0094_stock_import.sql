-- How imports of the catalogue changed stock: for each export that somebody worked on, by how many pieces. The same export
-- imported again (a price was mistyped, say) moves only what differs from before. `export` is the code that the export
-- wrote beside each product, or the hash of a file that has none.
create table stock_import (
  export text not null,
  product_id integer not null references product on delete cascade,
  -- Pieces that the file adds, or takes off where it is negative.
  change integer not null,
  changed_at timestamptz not null default now(),
  primary key (export, product_id)
);
