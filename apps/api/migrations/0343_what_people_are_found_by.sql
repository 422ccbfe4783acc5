-- What the desk finds people by stands in one row for each of them, so that a name, a place and a tag that tens of thousands have
-- are counted by one index (decision 134): words of the account (`customer_search_terms`), of each of its orders (`order_search`),
-- and `=` before each tag. What is looked for must all be in one of these records: a word has the places of those that have it.
create function placed_terms(terms tsvector) returns tsvector language sql immutable parallel safe as $$
  select replace(terms::text || ' ', ''' ', ''':1 ')::tsvector
$$;
-- Records one after the other: each stands a place behind the one before.
create aggregate joined_terms(tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '');

-- Those of an account, of a guest's orders, or of both: of so many records as a word has places for. Who has more is long: of what
-- these do not have the orders themselves are asked.
create function person_terms(account uuid, guest text) returns tsvector language plpgsql stable as $$
begin
  return (
    with own as (
      select o.id from shop_order o where o.customer_id = account
      union all
      select o.id from shop_order o
      where o.email_key = guest and o.customer_id is null and o.company_id is null and o.email_key <> ''
      order by id limit 254
    ), record as (
      select 0 as place, customer_search_terms(c) as terms from customer c where c.id = account
      union all
      select own.id, s.terms from own join order_search s on s.order_id = own.id
    )
    select joined_terms(placed_terms(record.terms) order by record.place) from record
  ) || coalesce(
    (select array_to_tsvector(array_agg(distinct '=' || t.tag)) from customer_tag t
     where t.customer_id = account or t.email_key = guest), '');
end $$;
create function is_long_person(account uuid, guest text) returns boolean language sql stable as $$
  select count(*) > 254 from (
    select 1 from (
      select 1 from shop_order o where o.customer_id = account
      union all
      select 1 from shop_order o
      where o.email_key = guest and o.customer_id is null and o.company_id is null and o.email_key <> ''
    ) own limit 255
  ) counted
$$;

-- Guests: their latest order stands for them.
create table guest_search (
  email_key text primary key,
  number text not null,
  seen_at timestamptz not null,
  terms tsvector not null,
  is_long boolean not null default false
);

-- How many accounts and guests are found, up to so many. Of a word that many have the planner would read the whole table, which takes
-- ten times as long as it thinks: each row's words are long.
create function count_found_accounts(query tsquery, most integer) returns integer language plpgsql stable set enable_seqscan = off as $$
begin
  return (select count(*) from (select 1 from account_search s where s.terms @@ query limit most) counted);
end $$;
create function count_found_guests(query tsquery, most integer) returns integer language plpgsql stable set enable_seqscan = off as $$
begin
  return (select count(*) from (select 1 from guest_search s where s.terms @@ query limit most) counted);
end $$;

-- Two changes of the same people wait for each other: guests by their e-mails first, then accounts, whatever each change begins with.
create function lock_people(guests text[], accounts uuid[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(guest, 134))
  from (select distinct guest from unnest(guests) guest order by guest) each;
  perform pg_advisory_xact_lock(hashtextextended(account::text, 134))
  from (
    select account from unnest(accounts) account
    union
    select c.id from customer c where c.email_key = any(guests) and c.is_email_verified
    order by 1
  ) each;
end $$;

-- An account's own and, where its e-mail is surely its own, what was ordered under that. Two changes of one person wait for each
-- other; the second then sees what the first has done.
create function refresh_account_search(account uuid) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(account::text, 134));
  insert into account_search (customer_id, terms, is_long)
  select c.id, person_terms(c.id, own.email_key), is_long_person(c.id, own.email_key)
  from customer c cross join lateral (select case when c.is_email_verified then c.email_key end as email_key) own
  where c.id = account
  on conflict (customer_id) do update set terms = excluded.terms, is_long = excluded.is_long;
  if not found then delete from account_search s where s.customer_id = account; end if;
end $$;

-- All to whom the orders of guests under this e-mail or phone belong: the accounts whose own it is, else a guest.
create function refresh_guest_search(guest text) returns void language plpgsql as $$
declare
  owners uuid[];
begin
  perform pg_advisory_xact_lock(hashtextextended(guest, 134));
  owners := array(select c.id from customer c where c.email_key = guest and c.is_email_verified order by c.id);
  if owners = '{}' then
    insert into guest_search (email_key, number, seen_at, terms, is_long)
    select guest, o.number, o.placed_at, person_terms(null, guest), is_long_person(null, guest) from shop_order o
    where o.email_key = guest and o.customer_id is null and o.company_id is null and o.email_key <> ''
    order by o.placed_at desc, o.id desc limit 1
    on conflict (email_key) do update set number = excluded.number, seen_at = excluded.seen_at,
      terms = excluded.terms, is_long = excluded.is_long;
    if found then return; end if;
  end if;
  delete from guest_search g where g.email_key = guest;
  perform refresh_account_search(owner) from unnest(owners) owner;
end $$;

-- Whom a transaction changes is noted while it works, and found anew at its end: their locks are then its last, and are taken in one
-- order for all of them. Else an order that is placed, which has such a lock, could wait for the row of an account that is being
-- deleted, which waits for the lock. A migration that changes buyers must not alter their table afterwards.
create function refresh_noted() returns void language plpgsql as $$
declare
  guests text[] := string_to_array(nullif(current_setting('precise.changed_guests', true), ''), e'\x1f');
  accounts uuid[] := string_to_array(nullif(current_setting('precise.changed_accounts', true), ''), e'\x1f')::uuid[];
begin
  if guests is null and accounts is null then return; end if;
  perform set_config('precise.changed_guests', '', true), set_config('precise.changed_accounts', '', true);
  perform lock_people(guests, accounts);
  perform refresh_guest_search(guest) from (select distinct unnest(guests) as guest) each;
  perform refresh_account_search(account) from (
    select unnest(accounts) as account
    except
    select c.id from customer c where c.email_key = any(guests) and c.is_email_verified
  ) each;
end $$;
create function refresh_noted_people() returns trigger language plpgsql as $$
begin
  perform refresh_noted();
  return null;
end $$;

-- Who is noted already is not noted again; a guest's order may have no e-mail. A change of very many people, an operator's, finds
-- some thousand of them anew at a time: the list is copied with each.
create function note_changed_person(guest text, account uuid) returns void language plpgsql as $$
declare
  kind text := case when account is null then 'precise.changed_guests' else 'precise.changed_accounts' end;
  noted text := coalesce(current_setting(kind, true), '');
  name text := coalesce(account::text, guest);
begin
  if name is null or name = '' or position(e'\x1f' || name || e'\x1f' in e'\x1f' || noted || e'\x1f') > 0 then return; end if;
  if length(noted) > 65536 then
    perform refresh_noted();
    noted := '';
  end if;
  perform set_config(kind, case when noted = '' then name else noted || e'\x1f' || name end, true);
end $$;
create function note_changed_buyer(o shop_order) returns void language plpgsql as $$
begin
  if o.customer_id is not null or o.company_id is null then perform note_changed_person(o.email_key, o.customer_id); end if;
end $$;

create or replace function note_order_search() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('precise.restoring', true), '') = 'on' then return null; end if;
  if tg_op = 'DELETE' then
    perform note_changed_buyer(old);
    return null;
  end if;
  if tg_op = 'INSERT' or (old.email_key, old.firstname, old.lastname, old.phone, old.address)
      is distinct from (new.email_key, new.firstname, new.lastname, new.phone, new.address) then
    insert into order_search (order_id, terms) values (new.id, order_search_terms(new))
    on conflict (order_id) do update set terms = excluded.terms;
  elsif (old.customer_id, old.company_id, old.placed_at) is not distinct from (new.customer_id, new.company_id, new.placed_at) then
    return null;
  end if;
  perform note_changed_buyer(new);
  if tg_op = 'UPDATE' then perform note_changed_buyer(old); end if;
  return null;
end $$;

create function note_account_search() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('precise.restoring', true), '') = 'on' then return null; end if;
  if tg_op = 'UPDATE' and (old.email_key, old.is_email_verified, old.firstname, old.lastname, old.phone)
      is not distinct from (new.email_key, new.is_email_verified, new.firstname, new.lastname, new.phone) then
    return null;
  end if;
  perform note_changed_person(null, coalesce(new.id, old.id));
  if tg_op <> 'UPDATE' or (old.email_key, old.is_email_verified) is distinct from (new.email_key, new.is_email_verified) then
    if old.is_email_verified then perform note_changed_person(old.email_key, null); end if;
    if new.is_email_verified then perform note_changed_person(new.email_key, null); end if;
  end if;
  return null;
end $$;

create function note_tag_search() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('precise.restoring', true), '') = 'on' then return null; end if;
  perform note_changed_person(new.email_key, new.customer_id);
  perform note_changed_person(old.email_key, old.customer_id);
  return null;
end $$;

-- All rows are written beside the old ones, while the shop sells: the tables of people and orders are locked for the last step
-- alone, in which those come again who changed meanwhile.
create table account_search (customer_id uuid primary key, terms tsvector not null, is_long boolean not null default false);
do $$
declare
  began xid := pg_snapshot_xmin(pg_current_snapshot())::xid;
begin
  insert into account_search (customer_id, terms)
  select record.person, joined_terms(placed_terms(record.terms) order by record.place)
  from (
    select s.customer_id as person, 0::bigint as place, s.terms from customer_search s
    union all
    select o.customer_id, o.id, s.terms from shop_order o join order_search s on s.order_id = o.id where o.customer_id is not null
    union all
    select c.id, o.id, s.terms from shop_order o join customer c on c.email_key = o.email_key and c.is_email_verified
      join order_search s on s.order_id = o.id
    where o.customer_id is null and o.company_id is null and o.email_key <> ''
  ) record group by record.person having count(*) <= 254;

  insert into guest_search (email_key, number, seen_at, terms)
  select o.email_key, (array_agg(o.number order by o.placed_at desc, o.id desc))[1], max(o.placed_at),
    joined_terms(placed_terms(s.terms) order by o.id)
  from shop_order o join order_search s on s.order_id = o.id
  where o.customer_id is null and o.company_id is null and o.email_key <> ''
    and not exists (select 1 from customer c where c.email_key = o.email_key and c.is_email_verified)
  group by o.email_key having count(*) <= 254;

  update account_search a set terms = a.terms || tagged.terms
  from (
    select person, array_to_tsvector(array_agg(distinct '=' || tag)) as terms
    from (
      select customer_id as person, tag from customer_tag where customer_id is not null
      union all
      select c.id, t.tag from customer_tag t join customer c on c.email_key = t.email_key and c.is_email_verified
    ) tag group by person
  ) tagged where tagged.person = a.customer_id;
  update guest_search g set terms = g.terms || tagged.terms
  from (
    select email_key, array_to_tsvector(array_agg(distinct '=' || tag)) as terms
    from customer_tag where email_key is not null group by email_key
  ) tagged where tagged.email_key = g.email_key;

  create index guest_search_terms on guest_search using gin (terms);
  create index guest_search_seen on guest_search (seen_at, number);
  create index guest_search_long on guest_search (email_key) where is_long;
  create index account_search_terms on account_search using gin (terms);
  create index account_search_long on account_search (customer_id) where is_long;

  lock table customer, shop_order, customer_tag in share row exclusive mode;
  delete from account_search s where not exists (select 1 from customer c where c.id = s.customer_id);

  -- Who changed since, and all who have an order that changed; and those who are long.
  perform refresh_guest_search(email_key) from (
    select c.email_key from customer c where age(c.xmin) <= age(began) and c.is_email_verified
    union
    select o.email_key from shop_order o where age(o.xmin) <= age(began) and o.customer_id is null and o.company_id is null
    union
    select t.email_key from customer_tag t where age(t.xmin) <= age(began) and t.email_key is not null
    union
    select g.email_key from shop_order o join guest_search g on g.terms @@ ('''#' || lower(substr(o.number, 4)) || '''')::tsquery
    where age(o.xmin) <= age(began)
    union
    select o.email_key from shop_order o where o.customer_id is null and o.company_id is null
    group by o.email_key having count(*) > 254
  ) guest where email_key <> '';
  perform refresh_account_search(id) from (
    select c.id from customer c where age(c.xmin) <= age(began)
    union
    select o.customer_id from shop_order o where age(o.xmin) <= age(began) and o.customer_id is not null
    union
    select t.customer_id from customer_tag t where age(t.xmin) <= age(began) and t.customer_id is not null
    union
    select s.customer_id from shop_order o
      join account_search s on s.terms @@ ('''#' || lower(substr(o.number, 4)) || '''')::tsquery
    where age(o.xmin) <= age(began)
    union
    select c.id from customer c where not exists (select 1 from account_search s where s.customer_id = c.id)
  ) account;
end $$;
analyze account_search;
analyze guest_search;

drop trigger shop_order_search on shop_order;
create trigger shop_order_search
  after insert or delete or update of email_key, firstname, lastname, phone, address, customer_id, company_id, placed_at on shop_order
  for each row execute function note_order_search();
create constraint trigger shop_order_people
  after insert or delete or update of email_key, firstname, lastname, phone, address, customer_id, company_id, placed_at on shop_order
  deferrable initially deferred for each row execute function refresh_noted_people();
create trigger customer_account_search after insert or delete or update of email_key, is_email_verified, firstname, lastname, phone
  on customer for each row execute function note_account_search();
create constraint trigger customer_people after insert or delete or update of email_key, is_email_verified, firstname, lastname, phone
  on customer deferrable initially deferred for each row execute function refresh_noted_people();
create trigger customer_tag_search after insert or update or delete on customer_tag
  for each row execute function note_tag_search();
create constraint trigger customer_tag_people after insert or update or delete on customer_tag
  deferrable initially deferred for each row execute function refresh_noted_people();
