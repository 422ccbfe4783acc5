-- Pieces of a packed order that are not sent any more: `quantity` is what is left of the line, which keeps its place with none.
-- @source decision 139
alter table shop_order_line
  add column cancelled integer not null default 0 check (cancelled >= 0),
  drop constraint shop_order_line_quantity_check,
  add constraint shop_order_line_quantity_check check (quantity >= 0 and quantity + cancelled > 0);
