-- An order that the staff wrote down may have no e-mail: `email` is empty then, and `email_key`, by which its buyer is known, is
-- the phone as +234XXXXXXXXXX, which no e-mail is like. Where both are empty, its person was forgotten.
drop index shop_order_guest_contact;
create index shop_order_guest_contact on shop_order (placed_at)
  where customer_id is null and company_id is null and email_key <> '';

-- By the e-mail only who sees e-mails finds: a phone has terms of its own.
create or replace function order_search_terms(o shop_order) returns tsvector language sql immutable as $$
  select array_to_tsvector(coalesce(array_agg(distinct term) filter (where term <> ''), '{}'))
  from (
    select '#' || lower(substr(o.number, start)) as term from generate_series(4, length(o.number) - 2) start
    union all
    select '+' || substr(phone, start)
    from (select regexp_replace(regexp_replace(given, '\D', '', 'g'), '^(00)?(234)?0?', '') as phone
      from unnest(array[o.phone, o.site_contact ->> 'phone']) given) national, generate_series(1, length(phone) - 2) start
    union all
    select '@' || left(o.email_key, 200) where o.email <> ''
    union all
    select left(word, 60) from regexp_split_to_table(
      lower(regexp_replace(normalize(concat_ws(' ', o.firstname, o.lastname, o.company ->> 'name', o.site_contact ->> 'name',
        o.po_number, o.address ->> 'state', o.address ->> 'lga', o.showroom ->> 'name'), NFD), '[\u0300-\u036f]', '', 'g')),
      '[^a-z0-9]+') word
  ) terms
$$;
