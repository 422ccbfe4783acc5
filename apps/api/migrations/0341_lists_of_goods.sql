-- The desk's lists of goods. None by the stock: a sale that writes it touches no index (0339).
-- Families by a part of their name.
create index product_group_words on product using gin (variant_group gin_trgm_ops) where variant_group is not null;
-- What few products are, with what the list of prices asks besides, so that it is counted without reading them.
drop index product_reduced;
create index product_reduced on product (sku_key) include (withdrawn_at) where special_price_kobo is not null;
create index product_without_picture on product (sku_key) where media_gallery = '[]'::jsonb;
create index product_without_trade_price on product (sku_key) include (withdrawn_at) where trade_price_kobo is null;
create index product_without_cost on product (sku_key) include (withdrawn_at) where cost_price_kobo is null;
create index product_below_cost on product (sku_key) include (withdrawn_at)
  where (price_kobo - round(price_kobo * 75 / 1075.0)) < cost_price_kobo or trade_price_kobo < cost_price_kobo;
