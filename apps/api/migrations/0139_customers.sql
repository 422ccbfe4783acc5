-- What the staff notes about a person: one with an account, or a guest, who is known by the e-mail of their orders.
create table customer_note (
  id bigint generated always as identity primary key,
  customer_id uuid references customer (id) on delete cascade,
  -- In lower case.
  email_key text check (email_key <> ''),
  at timestamptz not null default now(),
  -- Null for a terminal on the server.
  staff_id uuid references staff_person (id),
  author text not null,
  text text not null check (text <> ''),
  check ((customer_id is null) <> (email_key is null))
);
create index customer_note_customer on customer_note (customer_id, id) where customer_id is not null;
create index customer_note_email on customer_note (email_key, id) where email_key is not null;
create index customer_note_staff on customer_note (staff_id) where staff_id is not null;
create index customer_note_age on customer_note (at);

-- What an account is found by, in the terms of `order_search` (migration 0113): `+` before the endings of the phone in its
-- national form, `@` before the e-mail, words of the name without accents.
create table customer_search (
  customer_id uuid primary key references customer (id) on delete cascade,
  terms tsvector not null
);
create function customer_search_terms(c customer) returns tsvector language sql immutable as $$
  select array_to_tsvector(coalesce(array_agg(distinct term) filter (where term <> ''), '{}'))
  from (
    select '+' || substr(phone, start) as term
    from (select regexp_replace(regexp_replace(c.phone, '\D', '', 'g'), '^(00)?(234)?0?', '') as phone) national,
      generate_series(1, length(phone) - 2) start
    union all
    select '@' || left(c.email_key, 200) where c.email_key <> ''
    union all
    select left(word, 60) from regexp_split_to_table(
      lower(regexp_replace(normalize(concat_ws(' ', c.firstname, c.lastname), NFD), '[\u0300-\u036f]', '', 'g')),
      '[^a-z0-9]+') word
  ) terms
$$;
insert into customer_search (customer_id, terms) select c.id, customer_search_terms(c) from customer c;
create index customer_search_terms on customer_search using gin (terms);
create function note_customer_search() returns trigger language plpgsql as $$ begin
  if coalesce(current_setting('precise.restoring', true), '') <> 'on' then
    insert into customer_search (customer_id, terms) values (new.id, customer_search_terms(new))
    on conflict (customer_id) do update set terms = excluded.terms;
  end if;
  return null;
end $$;
create trigger customer_search after insert or update of email_key, firstname, lastname, phone on customer
  for each row execute function note_customer_search();

create index customer_seen on customer (signed_in_at, id);
