-- What the staff writes about an order or a person may name somebody: from now on it is kept apart as well, and goes when that
-- person is erased.
create function audit_words(act text, fields jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, value), '{}')
  from jsonb_each(case when jsonb_typeof(fields) = 'object' then fields else '{}'::jsonb end)
  where key in ('reason', 'note', 'detail', 'text') and jsonb_typeof(value) = 'string' and value <> '""'
    and split_part(act, '.', 1) in ('approvals', 'customers', 'deliveries', 'orders', 'payments', 'returns')
$$;

create or replace function audit_keep_apart() returns trigger language plpgsql as $$
declare
  personal_before jsonb := audit_personal_values(new.before) || audit_words(new.act, new.before);
  personal_after jsonb := audit_personal_values(new.after) || audit_words(new.act, new.after);
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
