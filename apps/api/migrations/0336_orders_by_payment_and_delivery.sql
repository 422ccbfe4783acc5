-- A way to pay or to receive that few orders have: without these the desk would look at every order for it.
create index shop_order_payment_method on shop_order (payment_method, placed_at, id);
create index shop_order_delivery_method on shop_order (delivery_method, placed_at, id);
