-- Which ways to pay there are stands in one table of the code; here only that it is a name.
alter table shop_order drop constraint shop_order_payment_method_check;
alter table shop_order
  add constraint shop_order_payment_method_check check (payment_method ~ '^[a-z][a-z_]{1,39}$');
