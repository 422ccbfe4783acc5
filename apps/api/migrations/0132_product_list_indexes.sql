-- The desk's list of products, withdrawn ones among them, in the orders that it is sorted by.
create index product_by_name on product (name_key, sku_key);
create index product_by_price on product (price_kobo, sku_key);
create index product_by_age on product (created_at, sku_key);
