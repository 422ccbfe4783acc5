-- One row once the sample shop was made an empty one: a start then puts no samples back.
create table shop_begun (
  only_row boolean primary key default true check (only_row),
  at timestamptz not null default now(),
  actor text not null
);
