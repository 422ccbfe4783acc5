alter table shop_order
  -- Whether its goods are out of stock for it: held; free, because they were given back; or waiting, because they are
  -- set aside only once the buyer has confirmed the order.
  add column goods text not null default 'held' check (goods in ('held', 'free', 'waiting')),
  -- Held goods are given back then, and the order stays. Null: they are held as long as the order stands.
  add column hold_until timestamptz,
  -- How often the goods were set aside anew for somebody who had not confirmed the order.
  add column hold_renewals integer not null default 0,
  -- When and how it was shown that a real person stands behind the order; null: not yet.
  add column proved_at timestamptz,
  add column proved_by text check (proved_by in ('session', 'client', 'mail', 'payment', 'staff', 'earlier')),
  add constraint shop_order_proof check ((proved_at is null) = (proved_by is null)),
  -- One household, however its address was typed: for "first order".
  add column address_key text generated always as (case when address is null then null else
    lower(regexp_replace((address ->> 'state') || (address ->> 'lga') || (address ->> 'line1'), '[^a-zA-Z0-9]+', '', 'g'))
    end) stored;
-- What was ordered before goes on as it was promised.
update shop_order set proved_at = placed_at, proved_by = case when client_person_id is not null then 'client'
    when customer_id is not null then 'session' else 'earlier' end,
  goods = case when status in ('cancelled', 'returned', 'refunded') then 'free' else 'held' end;
-- A fee that the shop owes holds goods for three days from now, not for ever.
update shop_order set respond_by = now() + interval '72 hours', hold_until = now() + interval '72 hours'
  where status = 'fee_pending';
create index shop_order_hold_until on shop_order (hold_until) where goods = 'held' and hold_until is not null;
create index shop_order_address on shop_order (address_key) where address_key is not null;
