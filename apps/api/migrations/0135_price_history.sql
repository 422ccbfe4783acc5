-- What each product has cost, from its first row on. Written by the database, so that no way of changing a price (the desk, an
-- import, a statement by hand) can leave it out. Who changed it: the audit's entry of the same transaction, by its moment.
create table price_history (
  id bigint generated always as identity primary key,
  product_id integer not null references product on delete cascade,
  at timestamptz not null default now(),
  list_price_kobo bigint not null,
  special_price_kobo bigint,
  trade_price_kobo bigint,
  cost_price_kobo bigint,
  -- The price that was there when this table came: what it was before is not known.
  is_first_known boolean not null default false
);
create index price_history_product on price_history (product_id, id desc);

insert into price_history (product_id, list_price_kobo, special_price_kobo, trade_price_kobo, cost_price_kobo, is_first_known)
select id, list_price_kobo, special_price_kobo, trade_price_kobo, cost_price_kobo, true from product order by id;

-- The lowest price in the 30 days before the running reduction began. Null where there is none, or where those days are not
-- known: then nothing is claimed.
alter table product add column lowest_price_30d_kobo bigint;

-- The lowest price that was charged since a moment; null where it is not known what was charged all that time. A product that
-- was new meanwhile was charged for from its first row on.
create function lowest_price_since(of_product integer, since timestamptz) returns bigint language sql stable as $$
  select case when bool_or(h.at <= since) or not bool_or(h.is_first_known)
    then min(coalesce(h.special_price_kobo, h.list_price_kobo)) end
  from price_history h
  where h.product_id = of_product and h.id >= coalesce(
    (select max(before.id) from price_history before where before.product_id = of_product and before.at <= since), 0)
$$;

create function product_note_lowest_price() returns trigger language plpgsql as $$
begin
  -- A backup is put back as it was.
  if audit_is_restored() then return new; end if;
  if new.special_price_kobo is null or tg_op = 'INSERT' then
    new.lowest_price_30d_kobo := null;
  elsif old.special_price_kobo is null then
    new.lowest_price_30d_kobo := lowest_price_since(new.id, now() - interval '30 days');
  else
    -- A reduction that goes further is held against the price before the first one.
    new.lowest_price_30d_kobo := old.lowest_price_30d_kobo;
  end if;
  return new;
end $$;
create trigger product_note_lowest_price before insert or update of special_price_kobo on product
  for each row execute function product_note_lowest_price();

create function product_note_prices() returns trigger language plpgsql as $$
begin
  if audit_is_restored() then return null; end if;
  insert into price_history (product_id, list_price_kobo, special_price_kobo, trade_price_kobo, cost_price_kobo)
  values (new.id, new.list_price_kobo, new.special_price_kobo, new.trade_price_kobo, new.cost_price_kobo);
  return null;
end $$;
create trigger product_note_first_prices after insert on product
  for each row execute function product_note_prices();
create trigger product_note_prices
  after update of list_price_kobo, special_price_kobo, trade_price_kobo, cost_price_kobo on product
  for each row when ((old.list_price_kobo, old.special_price_kobo, old.trade_price_kobo, old.cost_price_kobo)
    is distinct from (new.list_price_kobo, new.special_price_kobo, new.trade_price_kobo, new.cost_price_kobo))
  execute function product_note_prices();
