-- The desk's lists of what is reduced and of what was taken off sale. None by the stock: a sale that writes it touches no index.
create index product_reduced on product (sku_key) where special_price_kobo is not null;
create index product_withdrawn on product (sku_key) where withdrawn_at is not null;
