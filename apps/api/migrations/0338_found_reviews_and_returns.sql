-- Reviews by words of their text or by their article, and claims by what was bought, are looked up.
create index review_words on review using gin (lower(coalesce(title || ' ', '') || text) gin_trgm_ops);
create index review_article on review (lower(sku));
create index return_line_article on return_line (lower(sku));
create index return_line_serial on return_line (lower(serial)) where serial is not null;
-- Guests by their e-mails, for the desk's list of customers.
create index shop_order_guest on shop_order (email_key, placed_at, id)
  where customer_id is null and company_id is null and email_key <> '';
