-- How many pieces are left of an article of which there are fewer than six; null where there are more. What is sold out or low is found by
-- it in an index. None is on stock_qty: a sale of what there is enough of writes no index still (0339), and one that changes this column writes them
-- already (stock_changed_in). The trigger that notes those changes writes it, so that no writer of stock can forget it.
alter table product add column few_left integer;

create or replace function note_shown_stock() returns trigger language plpgsql as $$
begin
  new.stock_changed_in := pg_current_xact_id();
  new.few_left := case when new.stock_qty < 6 then new.stock_qty end;
  return new;
end
$$;
create function note_first_stock() returns trigger language plpgsql as $$
begin
  new.few_left := new.stock_qty;
  return new;
end
$$;
create trigger product_first_stock before insert on product for each row when (new.stock_qty < 6)
  execute function note_first_stock();

-- Those alone, for what is written here waits for its end: of 200,000 products some 30,000.
update product set few_left = stock_qty where stock_qty < 6;
alter table product add constraint product_few_left check
  (few_left is not distinct from case when stock_qty < 6 then stock_qty end);
create index product_few_left on product (few_left, sku) include (id) where few_left is not null and withdrawn_at is null;
create index product_sold_out on product (sku_key) where few_left = 0;
