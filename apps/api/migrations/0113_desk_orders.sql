-- What the list of orders asks in a moment: what each order's money says, and the words it is found by.
alter table shop_order
  -- Raised by every change of the order, its money among them: whoever saves says which one they saw.
  add column revision integer not null default 1,
  -- cart-core's `paymentStatus`, by `order_payment_status`; a test holds the two together.
  add column payment_status text;

-- The same rule as `paymentStatus` of cart-core, as far as a list has to filter by it.
create function order_payment_status(o shop_order) returns text language plpgsql stable as $$
declare
  received bigint; refunded bigint; net bigint; charged bigint; contested bigint; promised bigint;
begin
  select coalesce(sum(a.amount_kobo) filter (where r.kind = 'received'), 0),
    coalesce(sum(a.amount_kobo) filter (where r.kind in ('refunded', 'reversed')), 0),
    greatest(0, coalesce(sum(a.amount_kobo) filter (where r.kind = 'chargeback'), 0)
      - coalesce(sum(a.amount_kobo) filter (where r.kind = 'chargeback_won'), 0))
  into received, refunded, charged
  from payment_allocation a join payment_receipt r on r.id = a.receipt_id
  where a.order_id = o.id and a.undone_at is null;
  refunded := refunded + charged;
  net := greatest(0, received - refunded);
  select coalesce(sum(amount_kobo), 0) into contested from payment_dispute where order_id = o.id and status = 'open';
  select coalesce(sum(amount_kobo), 0) into promised from payment_refund
    where order_id = o.id and status not in ('processed', 'failed');
  if least(charged, contested) > 0 then return 'disputed'; end if;
  if exists (select 1 from payment_attempt where order_id = o.id and review is not null) then return 'review'; end if;
  if promised > 0 then return 'refunding'; end if;
  if received = 0 then
    if o.payable_kobo = 0 and o.paid_at is not null then return 'paid'; end if;
    return case o.status when 'awaiting_payment' then 'pending' else 'none' end;
  end if;
  if net = 0 then return 'refunded'; end if;
  if o.status in ('cancelled', 'returned', 'refunded') then
    if refunded > 0 then return 'part_refunded'; end if;
    return case when o.paid_at is not null or o.status = 'returned' then 'refunding' else 'review' end;
  end if;
  if net > o.payable_kobo then return 'over_paid'; end if;
  if net = o.payable_kobo then return 'paid'; end if;
  return case when o.paid_at is not null and refunded > 0 then 'part_refunded' else 'part_paid' end;
end $$;

update shop_order o set payment_status = order_payment_status(o);

-- No money has moved for an order that is being placed. What a backup brings is kept.
create function begin_order_revision() returns trigger language plpgsql as $$ begin
  new.payment_status := coalesce(new.payment_status, case
    when new.payable_kobo = 0 and new.paid_at is not null then 'paid'
    when new.status = 'awaiting_payment' then 'pending' else 'none' end);
  return new;
end $$;
create trigger shop_order_begun before insert on shop_order for each row execute function begin_order_revision();

create function raise_order_revision() returns trigger language plpgsql as $$ begin
  if new.revision = old.revision then new.revision := old.revision + 1; end if;
  new.payment_status := order_payment_status(new);
  return new;
end $$;
create trigger shop_order_changed before update on shop_order for each row execute function raise_order_revision();

-- Money of an order changes the order. Its row is locked before its money everywhere, so this waits for no one.
create function raise_revision_of_order() returns trigger language plpgsql as $$ begin
  if coalesce(current_setting('precise.restoring', true), '') <> 'on' then
    update shop_order set revision = revision + 1 where id = new.order_id;
  end if;
  return null;
end $$;
create trigger payment_allocation_of_order after insert or update of undone_at on payment_allocation
  for each row execute function raise_revision_of_order();
create trigger payment_attempt_of_order after update of review on payment_attempt
  for each row when (old.review is distinct from new.review) execute function raise_revision_of_order();
create trigger payment_refund_begun after insert on payment_refund
  for each row execute function raise_revision_of_order();
create trigger payment_refund_of_order after update of status on payment_refund
  for each row when (old.status is distinct from new.status) execute function raise_revision_of_order();
create trigger payment_dispute_begun after insert on payment_dispute
  for each row execute function raise_revision_of_order();
create trigger payment_dispute_of_order after update of status on payment_dispute
  for each row when (old.status is distinct from new.status) execute function raise_revision_of_order();

-- What an order is found by. Each term is looked up by how it begins, so that a part of a number or of a phone, which stands
-- here by all its endings, is found too: `#` before those of the order's number, `+` before those of phones in their national
-- form, `@` before the e-mail; words have no accents. A table of its own, so that no move of an order computes it again.
create table order_search (
  order_id bigint primary key references shop_order (id) on delete cascade,
  terms tsvector not null
);
create function order_search_terms(o shop_order) returns tsvector language sql immutable as $$
  select array_to_tsvector(coalesce(array_agg(distinct term) filter (where term <> ''), '{}'))
  from (
    select '#' || lower(substr(o.number, start)) as term from generate_series(4, length(o.number) - 2) start
    union all
    select '+' || substr(phone, start)
    from (select regexp_replace(regexp_replace(given, '\D', '', 'g'), '^(00)?(234)?0?', '') as phone
      from unnest(array[o.phone, o.site_contact ->> 'phone']) given) national, generate_series(1, length(phone) - 2) start
    union all
    select '@' || left(o.email_key, 200) where o.email_key <> ''
    union all
    select left(word, 60) from regexp_split_to_table(
      lower(regexp_replace(normalize(concat_ws(' ', o.firstname, o.lastname, o.company ->> 'name', o.site_contact ->> 'name',
        o.po_number, o.address ->> 'state', o.address ->> 'lga', o.showroom ->> 'name'), NFD), '[\u0300-\u036f]', '', 'g')),
      '[^a-z0-9]+') word
  ) terms
$$;
insert into order_search (order_id, terms) select o.id, order_search_terms(o) from shop_order o;
create index order_search_terms on order_search using gin (terms);
create function note_order_search() returns trigger language plpgsql as $$ begin
  if coalesce(current_setting('precise.restoring', true), '') <> 'on' then
    insert into order_search (order_id, terms) values (new.id, order_search_terms(new))
    on conflict (order_id) do update set terms = excluded.terms;
  end if;
  return null;
end $$;
create trigger shop_order_search after insert or update of email_key, firstname, lastname, phone, address on shop_order
  for each row execute function note_order_search();

create index shop_order_stage on shop_order (status, placed_at, id);
create index shop_order_payment_status on shop_order (payment_status, placed_at, id);
create index shop_order_payable on shop_order (payable_kobo, id);

-- What the staff writes about an order, for the staff alone. `mentions`: whom it names with @.
create table order_note (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order (id) on delete cascade,
  at timestamptz not null default now(),
  staff_id uuid not null references staff_person (id),
  author text not null,
  text text not null check (text <> ''),
  mentions text[] not null default '{}'
);
create index order_note_order on order_note (order_id, id);
create index order_note_staff on order_note (staff_id);

-- Which order each person of the staff opened last: a hint for whoever opens it too.
create table order_presence (
  staff_id uuid primary key references staff_person (id) on delete cascade,
  order_id bigint not null references shop_order (id) on delete cascade,
  at timestamptz not null default now()
);
create index order_presence_order on order_presence (order_id);

-- Mails of an order are named by its number; names compare byte by byte here, whatever the database's language.
create index mail_outbox_event on mail_outbox (event_key text_pattern_ops);
