-- How many products of a change of prices became what, kept beside it: a page of changes counted up to a million rows. Triggers write it, so that no
-- writer of rows can forget it; a change's rows are written by one at a time.
alter table price_change add column counts jsonb not null default '{}';

-- Adds to the counts of changes. `moved`: [{"id": 1, "outcome": "applied", "rows": -2}, …]
create function add_price_change_rows(moved jsonb) returns void language sql as $$
  update price_change c set counts = (
    select coalesce(jsonb_object_agg(outcome, rows), '{}') from (
      select outcome, sum(rows) as rows from (
        select key as outcome, value::int as rows from jsonb_each_text(c.counts)
        union all
        select m.outcome, m.rows from jsonb_to_recordset(moved) as m (id int, outcome text, rows int) where m.id = c.id
      ) each group by outcome having sum(rows) <> 0
    ) counted
  ) where c.id in (select m.id from jsonb_to_recordset(moved) as m (id int))
$$;

create function count_price_change_rows() returns trigger language plpgsql as $$
declare
  moved jsonb;
begin
  -- A backup has the counts, too.
  if coalesce(current_setting('precise.restoring', true), '') = 'on' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    select jsonb_agg(each) into moved from (
      select change_id as id, outcome, count(*) as rows from added group by 1, 2) each;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(each) into moved from (
      select change_id as id, outcome, -count(*) as rows from removed group by 1, 2) each;
  else
    select jsonb_agg(each) into moved from (
      select id, outcome, sum(rows) as rows from (
        select change_id as id, outcome, 1 as rows from added
        union all select change_id, outcome, -1 from removed) one
      group by 1, 2 having sum(rows) <> 0) each;
  end if;
  if moved is not null then
    perform add_price_change_rows(moved);
  end if;
  return null;
end
$$;
create trigger price_change_rows_added after insert on price_change_row referencing new table as added
  for each statement execute function count_price_change_rows();
create trigger price_change_rows_changed after update on price_change_row referencing old table as removed new table as added
  for each statement execute function count_price_change_rows();
create trigger price_change_rows_removed after delete on price_change_row referencing old table as removed
  for each statement execute function count_price_change_rows();

update price_change c set counts = counted.counts from (
  select change_id, jsonb_object_agg(outcome, rows) as counts from (
    select change_id, outcome, count(*) as rows from price_change_row group by 1, 2) each
  group by 1
) counted where counted.change_id = c.id;
