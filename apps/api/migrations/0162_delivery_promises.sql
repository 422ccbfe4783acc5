-- The days on which an order was promised to come to a state, and what that was counted by: {from, to, cut_off, closed_days}. All
-- null where nothing was promised.
alter table shop_order
  add column promised_from date,
  add column promised_to date,
  add column promised_state text,
  add column promise_terms jsonb check (jsonb_typeof(promise_terms) = 'object'),
  add check (promised_from <= promised_to),
  add check (num_nulls(promised_from, promised_to, promised_state, promise_terms) in (0, 4));

-- What a supplier announces shows on the page of an article that is out of stock: the page is made again as when its stock changes.
create function note_announced_goods(changed text[]) returns void language plpgsql as $$
begin
  perform 1 from product where sku = any (changed) order by id for no key update;
  update product set stock_changed_in = pg_current_xact_id() where sku = any (changed) and stock_qty = 0;
end
$$;

create function note_announced_lines() returns trigger language plpgsql as $$
begin
  perform note_announced_goods(array(select sku from announced));
  return null;
end
$$;
create trigger supplier_delivery_line_shown after insert on supplier_delivery_line
  referencing new table as announced for each statement
  execute function note_announced_lines();

create function note_announced_delivery() returns trigger language plpgsql as $$
begin
  perform note_announced_goods(array(select sku from supplier_delivery_line where delivery_id = new.id));
  return null;
end
$$;
create trigger supplier_delivery_shown after update of expected_on, state on supplier_delivery for each row
  when (old.expected_on is distinct from new.expected_on or old.state is distinct from new.state)
  execute function note_announced_delivery();
