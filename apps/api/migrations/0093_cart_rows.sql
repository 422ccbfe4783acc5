-- Rows of one article with different side marks stand beside each other in a trade cart, each with its own pieces. What
-- was one row of an article stays one row, with its pieces and its mark.
alter table client_cart_line rename column position to id;
alter table client_cart_line drop constraint client_cart_line_pkey;
alter table client_cart_line
  add primary key (id),
  -- Deferred: two rows may exchange their marks in one transaction.
  add constraint client_cart_line_mark unique (person_id, sku, side_mark) deferrable initially deferred;
