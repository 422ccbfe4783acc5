-- Stock is told by article, so that a sale touches no row but those of the articles that it sells.
-- Number of the transaction in which what shoppers see of the stock last changed ("3 left", sold out); null while it has
-- not. Such numbers count within one cluster only. A trigger writes it, so that no writer of stock can forget it.
alter table product add column stock_changed_in xid8;
create index product_stock_changed_in on product (stock_changed_in) where stock_changed_in is not null;
drop index product_stock_version;
comment on column product.stock_version is
  'Not read any more; a release before 0090 that runs beside this one still writes it.';

create function note_shown_stock() returns trigger language plpgsql as $$
begin
  new.stock_changed_in := pg_current_xact_id();
  return new;
end
$$;
-- From six pieces on, shoppers see only that it is in stock.
create trigger product_shown_stock before update of stock_qty on product for each row
  when (least(old.stock_qty, 6) <> least(new.stock_qty, 6))
  execute function note_shown_stock();
