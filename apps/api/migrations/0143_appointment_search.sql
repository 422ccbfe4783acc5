-- What an appointment is found by at the desk: words without accents, and `+` before its phone in the national form.
create function appointment_terms(reference text, name text, email text, phone text) returns tsvector language sql immutable as $$
  select array_to_tsvector(coalesce(array_agg(distinct term) filter (where term <> '' and term <> '+'), '{}'))
  from (
    select '+' || regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^(00)?(234)?0?', '') as term
    union all
    select left(word, 60) from regexp_split_to_table(
      lower(regexp_replace(normalize(concat_ws(' ', reference, name, email), NFD), '[\u0300-\u036f]', '', 'g')),
      '[^a-z0-9]+') word
  ) terms
$$;
alter table appointment
  add column terms tsvector generated always as (appointment_terms(reference, name, email, phone)) stored;
create index appointment_terms_index on appointment using gin (terms);
create index appointment_request_open on appointment_request (created_at) where done_at is null;
