-- The audit shows what was taken out of it or changed in it.

alter table audit_entry add column staff_id uuid;
alter table audit_entry add column session_id bigint;
alter table audit_entry add column reason text;
alter table audit_entry add column request_id text;

-- Values of an entry by which a person is known. They are kept apart, so that erasing them leaves the act and its chain as they
-- are: the entry has their digests, made with a salt that goes with them.
create table audit_personal (
  entry_id bigint primary key references audit_entry (id) on delete cascade deferrable initially deferred,
  -- Null where the subject is no person.
  subject text,
  before jsonb not null,
  after jsonb not null,
  salt text not null
);
create index audit_personal_subject on audit_personal (lower(subject));

-- One link for each entry, in the order of the commits. Links stay when entries go after their seven years.
create table audit_chain (
  place bigint primary key,
  entry_id bigint not null unique,
  at timestamptz not null,
  digest bytea not null,
  -- SHA-256 of the hash before and the digest.
  hash bytea not null
);

-- The end of the chain, so that a missing end shows.
create table audit_head (
  only_one boolean primary key default true check (only_one),
  place bigint not null,
  hash bytea not null
);
insert into audit_head (place, hash) values (0, sha256('precise audit'));

-- An address of a mailbox, a phone number, or anything under a name that people's values have.
create function is_personal(field text, value text) returns boolean language sql immutable as $$
  select value ~ '^[^@[:space:]]+@[^@[:space:]]+[.][^@[:space:]]+$' or value ~ '^[+]234[0-9]{10}$'
    or (field in ('email', 'phone', 'firstname', 'lastname', 'address', 'payer', 'recipient', 'account_name', 'account_number')
      and coalesce(value, '') <> '')
$$;

create function audit_personal_values(fields jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, value), '{}')
  from jsonb_each(case when jsonb_typeof(fields) = 'object' then fields else '{}'::jsonb end)
  where is_personal(key, fields ->> key)
$$;

create function audit_value_digest(salt text, value jsonb) returns text language sql immutable as $$
  select 'erased:' || encode(sha256(convert_to(salt || ' ' || value::text, 'UTF8')), 'hex')
$$;

create function audit_without_personal(fields jsonb, personal jsonb, salt text) returns jsonb language sql immutable as $$
  select case when personal = '{}' then fields else fields || (
    select jsonb_object_agg(key, audit_value_digest(salt, value)) from jsonb_each(personal)
  ) end
$$;

-- A backup is put back as it was.
create function audit_is_restored() returns boolean language sql stable as $$
  select coalesce(current_setting('precise.restoring', true), '') = 'on'
$$;

create function audit_keep_apart() returns trigger language plpgsql as $$
declare
  personal_before jsonb := audit_personal_values(new.before);
  personal_after jsonb := audit_personal_values(new.after);
  personal_subject text := case when is_personal('', new.subject) then new.subject end;
  salt text := gen_random_uuid()::text;
begin
  if audit_is_restored() then return new; end if;
  if personal_subject is null and personal_before = '{}' and personal_after = '{}' then return new; end if;
  insert into audit_personal values (new.id, personal_subject, personal_before, personal_after, salt);
  new.before := audit_without_personal(new.before, personal_before, salt);
  new.after := audit_without_personal(new.after, personal_after, salt);
  if personal_subject is not null then new.subject := audit_value_digest(salt, to_jsonb(personal_subject)); end if;
  return new;
end $$;

create function audit_digest(e audit_entry) returns bytea language sql immutable as $$
  select sha256(convert_to(jsonb_build_array(e.id, (extract(epoch from e.at) * 1000000)::bigint, e.actor, e.act, e.subject,
    e.before, e.after, e.staff_id, e.session_id, e.reason, e.request_id)::text, 'UTF8'))
$$;

create function audit_add_link(e audit_entry) returns void language plpgsql as $$
declare
  latest audit_chain;
  digest bytea := audit_digest(e);
begin
  -- One transaction at a time, each for the moment of its commit alone.
  perform pg_advisory_xact_lock(hashtextextended('precise audit', 51));
  select * into latest from audit_chain order by place desc limit 1;
  insert into audit_chain values (coalesce(latest.place, 0) + 1, e.id, e.at, digest,
    sha256(coalesce(latest.hash, sha256('precise audit')) || digest));
end $$;

-- What is there already is chained as it stands.
do $$
declare
  e audit_entry;
begin
  for e in select * from audit_entry order by id loop
    if is_personal('', e.subject) or audit_personal_values(e.before) <> '{}' or audit_personal_values(e.after) <> '{}' then
      insert into audit_personal values (e.id, case when is_personal('', e.subject) then e.subject end,
        audit_personal_values(e.before), audit_personal_values(e.after), gen_random_uuid()::text);
    end if;
  end loop;
end $$;
update audit_entry e set
  subject = case when p.subject is null then e.subject else audit_value_digest(p.salt, to_jsonb(p.subject)) end,
  before = audit_without_personal(e.before, p.before, p.salt),
  after = audit_without_personal(e.after, p.after, p.salt)
from audit_personal p where p.entry_id = e.id;
do $$
declare
  e audit_entry;
begin
  for e in select * from audit_entry order by id loop
    perform audit_add_link(e);
  end loop;
end $$;

update audit_head set (place, hash) = (select place, hash from audit_chain order by place desc limit 1)
  where exists (select 1 from audit_chain);
set constraints all immediate;
set constraints all deferred;

create trigger audit_keep_apart before insert on audit_entry for each row execute function audit_keep_apart();

-- At the commit, when a transaction has all its other locks: whoever waits here holds up no one who is waited for.
create function audit_chain_entry() returns trigger language plpgsql as $$
begin
  if not audit_is_restored() then perform audit_add_link(new); end if;
  return null;
end $$;
create constraint trigger audit_chain_entry after insert on audit_entry
  deferrable initially deferred for each row execute function audit_chain_entry();

-- Behind all links of the transaction: once, however many there are.
create function audit_move_head() returns trigger language plpgsql as $$
begin
  if not audit_is_restored() and new.place = (select max(place) from audit_chain) then
    update audit_head set place = new.place, hash = new.hash;
  end if;
  return null;
end $$;
create constraint trigger audit_move_head after insert on audit_chain
  deferrable initially deferred for each row execute function audit_move_head();

create function audit_refuse_change() returns trigger language plpgsql as $$
begin
  -- Seven years are over: apps/api/src/platform/retention/retention-periods.ts, auditEntries.
  if tg_op = 'DELETE' and tg_table_name = 'audit_entry' then
    if old.at < now() - interval '7 years' then return old; end if;
  end if;
  raise exception 'the audit is only added to' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_refuse_change before update or delete on audit_entry
  for each row execute function audit_refuse_change();
create trigger audit_refuse_change before update or delete on audit_chain
  for each row execute function audit_refuse_change();
create trigger audit_refuse_change before update on audit_personal
  for each row execute function audit_refuse_change();

create function audit_refuse_truncate() returns trigger language plpgsql as $$
begin
  if not audit_is_restored() then
    raise exception 'the audit is only added to' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create trigger audit_refuse_truncate before truncate on audit_entry execute function audit_refuse_truncate();
create trigger audit_refuse_truncate before truncate on audit_chain execute function audit_refuse_truncate();

-- Every entry as it reads: with the personal values that are not erased.
create view audit_list as
  select e.id, e.at, e.actor, e.act, coalesce(p.subject, e.subject) as subject,
    e.before || coalesce(p.before, '{}') as before, e.after || coalesce(p.after, '{}') as after,
    e.staff_id, e.session_id, e.reason, e.request_id
  from audit_entry e left join audit_personal p on p.entry_id = e.id;

-- Entries that were edited, removed, or put in beside the chain, and links that do not follow from the one before.
create view audit_fault as
  select c.place, c.entry_id,
    case
      when c.place <> lag(c.place, 1, 0::bigint) over w + 1 then 'a link before this one was removed'
      when c.hash <> sha256(lag(c.hash, 1, sha256('precise audit'::bytea)) over w || c.digest) then 'the link was changed'
      when e.id is null and c.at >= now() - interval '7 years' then 'the entry was removed'
      when e.id is not null and audit_digest(e) <> c.digest then 'the entry was changed'
    end as fault
  from audit_chain c left join audit_entry e on e.id = c.entry_id
  window w as (order by c.place)
  union all
  select null, e.id, 'the entry is not in the chain' from audit_entry e
  where not exists (select 1 from audit_chain c where c.entry_id = e.id)
  union all
  select h.place, null, 'the end of the chain was removed' from audit_head h
  where h.place <> (select coalesce(max(place), 0) from audit_chain)
    or h.hash <> coalesce((select hash from audit_chain order by place desc limit 1), sha256('precise audit'::bytea))
  union all
  select null, p.entry_id, 'a personal value was changed' from audit_personal p join audit_entry e on e.id = p.entry_id
  where (p.subject is not null and e.subject <> audit_value_digest(p.salt, to_jsonb(p.subject)))
    or exists (select 1 from jsonb_each(p.before) v where e.before ->> v.key is distinct from audit_value_digest(p.salt, v.value))
    or exists (select 1 from jsonb_each(p.after) v where e.after ->> v.key is distinct from audit_value_digest(p.salt, v.value));
