-- The desk's inbox: what becomes of a message, who answers it, and what was written about it and back.
alter table shop_message
  add column state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  -- Since when; null while it is as it came.
  add column state_at timestamptz,
  -- Who of the staff answers it.
  add column assignee_id uuid references staff_person (id),
  -- Raised by answers, by another state and by another person: whoever writes says which one they saw.
  add column revision integer not null default 1;

-- Until now messages were answered from the shop's mailbox alone: what is older than two weeks waits for no one.
update shop_message set state = 'closed' where created_at < now() - interval '14 days';

-- Words as a search types them, without accents; `+` before a phone in its national form.
create function message_terms(reference text, name text, email text, content jsonb) returns tsvector language sql immutable as $$
  select array_to_tsvector(coalesce(array_agg(distinct term) filter (where term <> '' and term <> '+'), '{}'))
  from (
    select '+' || regexp_replace(regexp_replace(coalesce(content ->> 'phone', ''), '\D', '', 'g'), '^(00)?(234)?0?', '') as term
    union all
    select left(word, 60) from regexp_split_to_table(
      lower(regexp_replace(normalize(concat_ws(' ', reference, name, email, (
        select string_agg(value #>> '{}', ' ') from jsonb_path_query(content - 'pictures', 'strict $.**') value
        where jsonb_typeof(value) = 'string'
      )), NFD), '[\u0300-\u036f]', '', 'g')),
      '[^a-z0-9]+') word
  ) terms
$$;

alter table shop_message
  add column terms tsvector generated always as (message_terms(reference, name, email, content)) stored,
  -- What waits for an answer comes first, the oldest before the newer; then all others, the newest first.
  add column place bigint generated always as (
    case when state = 'open' and not is_suspect then id else 1000000000000000 - id end) stored;
create index shop_message_terms on shop_message using gin (terms);
create index shop_message_place on shop_message (place);
-- What waits for an answer, for the list of what is to be done.
create index shop_message_open on shop_message (created_at) where state = 'open' and not is_suspect;
create index shop_message_assignee on shop_message (assignee_id) where assignee_id is not null;

-- What the staff wrote: notes for themselves, answers that were mailed to the sender. Goes with its message.
create table shop_message_entry (
  id bigint generated always as identity primary key,
  message_id bigint not null references shop_message (id) on delete cascade,
  at timestamptz not null default now(),
  kind text not null check (kind in ('note', 'answer')),
  -- Null for a terminal on the server.
  staff_id uuid references staff_person (id),
  author text not null,
  text text not null check (text <> '')
);
create index shop_message_entry_message on shop_message_entry (message_id, id);
create index shop_message_entry_staff on shop_message_entry (staff_id) where staff_id is not null;
