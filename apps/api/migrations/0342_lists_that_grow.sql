-- A trade client's own orders, and those of a company, by pages: an index alone says which, also by a part of their numbers.
drop index shop_order_client_person;
create index shop_order_client_person on shop_order (client_person_id, placed_at, id) include (number, po_number)
  where client_person_id is not null;
drop index shop_order_company;
create index shop_order_company on shop_order (company_id, placed_at, id) where company_id is not null;

-- Words of an order, without the endings of numbers and phones and without the e-mail, so that a part of a name is looked up.
create function order_search_words(terms tsvector) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(term, ' '), '') from unnest(tsvector_to_array(terms)) term where term !~ '^[#+@]'
$$;
create index order_search_words on order_search using gin (order_search_words(terms) gin_trgm_ops);
