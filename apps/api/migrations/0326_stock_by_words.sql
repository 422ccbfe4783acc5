-- The desk's list of stock by words of the article number or the name as they are written (decision 133).
create index product_written_words on product using gin ((sku || ' ' || name) gin_trgm_ops);
