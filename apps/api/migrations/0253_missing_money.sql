-- What is missing of an order of which a part was paid, for lists; null of all others.
create function order_missing_kobo(o shop_order) returns bigint language sql stable as $$
  select case when o.payment_status = 'part_paid' then o.payable_kobo - (
    select coalesce(sum(case when r.kind in ('received', 'chargeback_won') then a.amount_kobo else -a.amount_kobo end), 0)
    from payment_allocation a join payment_receipt r on r.id = a.receipt_id
    where a.order_id = o.id and a.undone_at is null)::bigint end
$$;
