-- Reports read what is counted of orders and lines from an index alone; both take the places of narrower ones.
create index shop_order_counted on shop_order (placed_at, id) include (status, payment_status, paid_at, company_id);
drop index shop_order_recent;
create index shop_order_line_article on shop_order_line (sku, order_id) include (quantity, row_total_kobo);
drop index shop_order_line_sku;
-- What came back of the articles of a slice.
create index return_receipt_article on return_receipt (sku, claim_id) include (quantity);
