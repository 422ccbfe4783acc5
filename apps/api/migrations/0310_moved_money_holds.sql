-- As before; and an order that is to be packed or sent does not stand either once its money was given to another order.
create or replace function order_money_stands(o shop_order) returns boolean language plpgsql stable as $$
declare
  moved bigint; gone bigint; had boolean;
begin
  if o.payment_method not in ('bank_transfer', 'paystack') then return true; end if;
  select coalesce(sum(case when r.kind = 'received' then a.amount_kobo else 0 end) filter (where a.undone_at is null), 0),
    coalesce(sum(case when r.kind = 'received' then 0 when r.kind = 'chargeback_won' then -a.amount_kobo else a.amount_kobo end)
      filter (where a.undone_at is null), 0),
    coalesce(bool_or(r.kind = 'received'), false)
  into moved, gone, had
  from payment_allocation a join payment_receipt r on r.id = a.receipt_id
  where a.order_id = o.id;
  gone := gone + (select coalesce(sum(f.amount_kobo), 0) from payment_refund f
    where f.order_id = o.id and f.status not in ('processed', 'failed'));
  return moved - gone >= least(o.payable_kobo, coalesce(o.agreed_money_kobo, o.payable_kobo))
    or (gone <= 0 and (o.status not in ('confirmed', 'packed') or not had));
end $$;

update shop_order o set revision = revision + 1 where money_stands <> order_money_stands(o);
