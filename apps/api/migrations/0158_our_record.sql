-- How the shop kept its word, one row for each night. Figures only: nothing of a person.
create table our_record (
  made_on date primary key,
  period_from date not null,
  period_to date not null check (period_to >= period_from),
  -- As the wire has them; null below the least number of sales.
  figures jsonb check (jsonb_typeof(figures) = 'object')
);
