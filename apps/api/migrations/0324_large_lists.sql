-- What the desk's lists of products and prices are found and sorted by, so that a page of 200,000 comes from an index (decision 133).
create index product_words on product using gin ((lower(sku) || ' ' || name_key) gin_trgm_ops);
create index product_categories on product using gin (category_ids);
create index product_rooms on product using gin (room_ids);
create index product_by_falling_price on product ((-price_kobo), sku_key) where withdrawn_at is null;
create index product_by_margin on product
  ((coalesce((price_kobo - round(price_kobo * 75 / 1075.0) - cost_price_kobo) / (price_kobo - round(price_kobo * 75 / 1075.0)), 1000000)), sku_key)
  where withdrawn_at is null;
create index product_by_falling_margin on product
  ((coalesce(-(price_kobo - round(price_kobo * 75 / 1075.0) - cost_price_kobo) / (price_kobo - round(price_kobo * 75 / 1075.0)), 1000000)), sku_key)
  where withdrawn_at is null;
