-- Why an order was sent although its money went back, without a rider, or without being paid, is the staff's own words too.
create or replace function audit_words(act text, fields jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, value), '{}')
  from jsonb_each(case when jsonb_typeof(fields) = 'object' then fields else '{}'::jsonb end)
  where key in ('reason', 'note', 'detail', 'text', 'despite_refund', 'without_delivery', 'unpaid_reason')
    and jsonb_typeof(value) = 'string' and value <> '""'
    and split_part(act, '.', 1) in ('approvals', 'customers', 'deliveries', 'orders', 'payments', 'returns')
$$;
