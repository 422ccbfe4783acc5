-- One way from an order to its attempts to pay: those whose money is allocated to it, and its own that brought none yet.
create function order_of_attempt(p payment_attempt) returns bigint language sql stable as $$
  select coalesce(
    (select a.order_id from payment_receipt r join payment_allocation a on a.receipt_id = r.id
     where r.provider = p.provider and r.kind = 'received' and r.provider_ref = p.reference and a.undone_at is null
     order by a.amount_kobo desc, a.id limit 1),
    p.order_id)
$$;

create function attempts_of_order(which bigint) returns setof bigint language sql stable as $$
  select p.id from payment_allocation a join payment_receipt r on r.id = a.receipt_id and r.kind = 'received'
    join payment_attempt p on p.provider = r.provider and p.reference = r.provider_ref
    where a.order_id = which and a.undone_at is null
  union
  select p.id from payment_attempt p where p.order_id = which and not exists (
    select 1 from payment_receipt r join payment_allocation a on a.receipt_id = r.id
    where r.provider = p.provider and r.kind = 'received' and r.provider_ref = p.reference and a.undone_at is null)
$$;

-- An attempt that brought no money yet belongs to the order that took the other's place.
with recursive way as (
  select order_id as old, new_order_id as new from order_change where new_order_id is not null
  union all
  select way.old, c.new_order_id from way join order_change c on c.order_id = way.new where c.new_order_id is not null
), last as (
  select old, new from way where not exists (
    select 1 from order_change c where c.order_id = way.new and c.new_order_id is not null)
)
update payment_attempt p set order_id = last.new from last
where p.order_id = last.old and not exists (
  select 1 from payment_receipt r where r.provider = p.provider and r.kind = 'received' and r.provider_ref = p.reference);

alter table shop_order
  -- What was left of the order's money when staff decided to send it although a part of it had gone back.
  add column agreed_money_kobo bigint check (agreed_money_kobo > 0),
  -- Whether its goods may leave the house, as far as its money goes; by `order_money_stands`.
  add column money_stands boolean not null default true;

-- What is paid before it is sent is sent only while its money stands: less what went back, was taken back, or is promised back.
create function order_money_stands(o shop_order) returns boolean language plpgsql stable as $$
declare
  moved bigint; gone bigint;
begin
  if o.payment_method not in ('bank_transfer', 'paystack') then return true; end if;
  select coalesce(sum(case when r.kind = 'received' then a.amount_kobo else 0 end), 0),
    coalesce(sum(case when r.kind = 'received' then 0 when r.kind = 'chargeback_won' then -a.amount_kobo else a.amount_kobo end), 0)
  into moved, gone
  from payment_allocation a join payment_receipt r on r.id = a.receipt_id
  where a.order_id = o.id and a.undone_at is null;
  gone := gone + (select coalesce(sum(f.amount_kobo), 0) from payment_refund f
    where f.order_id = o.id and f.status not in ('processed', 'failed'));
  return gone <= 0 or moved - gone >= least(o.payable_kobo, coalesce(o.agreed_money_kobo, o.payable_kobo));
end $$;

create or replace function raise_order_revision() returns trigger language plpgsql as $$ begin
  if new.revision = old.revision then new.revision := old.revision + 1; end if;
  new.payment_status := order_payment_status(new);
  new.money_stands := order_money_stands(new);
  return new;
end $$;

update shop_order o set revision = revision + 1 where not order_money_stands(o);
