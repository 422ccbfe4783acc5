-- What the desk finds people, orders, messages and appointments by has the words of any script; only those of Latin letters were
-- kept. In lower case, without accents, the points of Hebrew and Arabic, and the stroke that lengthens a word; a Chinese character
-- is a word of its own. Letters are told from signs by their numbers, as `plainWords` does: classes of letters differ from database
-- to database.
create function plain_words(written text) returns setof text language sql immutable parallel safe as $$
  select left(word, 60) from regexp_split_to_table(
    regexp_replace(
      replace(lower(regexp_replace(normalize(written, NFD),
        '[\u0300-\u036f\u05b0-\u05bd\u05bf-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]', '', 'g')), 'ς', 'σ'),
      '([\u3005-\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U000323af])', ' \1 ', 'g'),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u02ff\u05be\u060c\u061b\u061f\u06d4\u0964\u0965\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30fb\ufe10-\ufe6f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\U0001f000-\U0001faff]+'
  ) word
$$;

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
    select word from plain_words(concat_ws(' ', o.firstname, o.lastname, o.company ->> 'name', o.site_contact ->> 'name',
      o.po_number, o.address ->> 'state', o.address ->> 'lga', o.showroom ->> 'name')) word
  ) terms
$$;
create or replace function customer_search_terms(c customer) returns tsvector language sql immutable as $$
  select array_to_tsvector(coalesce(array_agg(distinct term) filter (where term <> ''), '{}'))
  from (
    select '+' || substr(phone, start) as term
    from (select regexp_replace(regexp_replace(c.phone, '\D', '', 'g'), '^(00)?(234)?0?', '') as phone) national,
      generate_series(1, length(phone) - 2) start
    union all
    select '@' || left(c.email_key, 200) where c.email_key <> ''
    union all
    select word from plain_words(concat_ws(' ', c.firstname, c.lastname)) word
  ) terms
$$;
-- Of generated columns: `begin atomic` holds the function that they call, by whatever schemas they are restored.
create or replace function message_terms(reference text, name text, email text, content jsonb) returns tsvector
language sql immutable begin atomic
  select array_to_tsvector(coalesce(array_agg(distinct term) filter (where term <> '' and term <> '+'), '{}'))
  from (
    select '+' || regexp_replace(regexp_replace(coalesce(content ->> 'phone', ''), '\D', '', 'g'), '^(00)?(234)?0?', '') as term
    union all
    select word from plain_words(concat_ws(' ', reference, name, email, (
      select string_agg(value #>> '{}', ' ') from jsonb_path_query(content - 'pictures', 'strict $.**') value
      where jsonb_typeof(value) = 'string'
    ))) word
  ) terms;
end;
create or replace function appointment_terms(reference text, name text, email text, phone text) returns tsvector
language sql immutable begin atomic
  select array_to_tsvector(coalesce(array_agg(distinct term) filter (where term <> '' and term <> '+'), '{}'))
  from (
    select '+' || regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^(00)?(234)?0?', '') as term
    union all
    select word from plain_words(concat_ws(' ', reference, name, email)) word
  ) terms;
end;

-- Whose words change has letters beyond ASCII: they are looked for beside the shop's work, and only they are written. The tables
-- are locked for the last step alone, in which those are looked for who changed meanwhile (decision 134).
do $$
declare
  began xid := pg_snapshot_xmin(pg_current_snapshot())::xid;
  is_last boolean;
  orders bigint[] := '{}';
  accounts uuid[] := '{}';
  messages bigint[] := '{}';
  appointments bigint[] := '{}';
  guests text[];
begin
  foreach is_last in array array[false, true] loop
    if is_last then
      lock table customer, shop_order, customer_tag, shop_message, appointment in share row exclusive mode;
    end if;
    orders := orders || array(
      select o.id from shop_order o join order_search s on s.order_id = o.id
      cross join lateral concat_ws(' ', o.firstname, o.lastname, o.company ->> 'name', o.site_contact ->> 'name', o.po_number,
        o.address ->> 'state', o.address ->> 'lga', o.showroom ->> 'name') written
      where (not is_last or age(o.xmin) <= age(began)) and octet_length(written) > char_length(written)
        and s.terms <> order_search_terms(o));
    accounts := accounts || array(
      select c.id from customer c
      where (not is_last or age(c.xmin) <= age(began))
        and octet_length(c.firstname || c.lastname) > char_length(c.firstname || c.lastname));
    messages := messages || array(
      select m.id from shop_message m
      cross join lateral concat_ws(' ', m.name, m.email, m.content::text) written
      where (not is_last or age(m.xmin) <= age(began)) and octet_length(written) > char_length(written)
        and m.terms <> message_terms(m.reference, m.name, m.email, m.content));
    appointments := appointments || array(
      select a.id from appointment a
      where (not is_last or age(a.xmin) <= age(began))
        and octet_length(a.name || a.email) > char_length(a.name || a.email)
        and a.terms <> appointment_terms(a.reference, a.name, a.email, a.phone));
  end loop;

  update shop_message set reference = reference where id = any(messages);
  update appointment set reference = reference where id = any(appointments);
  update order_search s set terms = order_search_terms(o) from shop_order o where o.id = s.order_id and o.id = any(orders);
  -- To whom these orders belong: `refresh_guest_search` without its locks for each of them.
  guests := array(
    select distinct o.email_key from shop_order o
    where o.id = any(orders) and o.customer_id is null and o.company_id is null and o.email_key <> '');
  accounts := array(
    select unnest(accounts)
    union select o.customer_id from shop_order o where o.id = any(orders) and o.customer_id is not null
    union select c.id from customer c where c.email_key = any(guests) and c.is_email_verified);
  update guest_search g set terms = person_terms(null, g.email_key) where g.email_key = any(guests);
  update account_search s set terms = person_terms(c.id, case when c.is_email_verified then c.email_key end)
  from customer c where c.id = s.customer_id and c.id = any(accounts);
end $$;
