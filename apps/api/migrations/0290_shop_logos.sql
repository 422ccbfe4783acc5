-- Logos that the owner gave in, drawn anew as pictures in the media folder. Which one counts is a setting (kind look); a row
-- stays, as the history of the setting leads back to it.
create table shop_logo (
  -- Site path of its largest picture; the others lie beside it.
  path text primary key,
  width integer not null,
  height integer not null,
  -- Whether it stands out on the page by day and by night.
  seen_by_day boolean not null,
  seen_by_night boolean not null,
  name text not null,
  actor text not null,
  at timestamptz not null default now()
);
