-- Trade companies, their people and applications by a part of a word.
create index client_company_words on client_company using gin (lower(name || ' ' || tin || ' ' || rc_number) gin_trgm_ops);
create index client_person_words on client_person using gin (email_key gin_trgm_ops);
create index client_application_words on client_application using gin (lower(company || ' ' || rc_number || ' ' || tin || ' ' || email
  || ' ' || firstname || ' ' || lastname || ' ' || phone) gin_trgm_ops);
-- Lines of which nothing is left: orders that have no other are not listed.
create index shop_order_line_gone on shop_order_line (order_id) where quantity = 0;
