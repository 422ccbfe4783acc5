-- An order may be sent in parts: each is a delivery of its own, the order's first, second and so on, with its own rider, waybill,
-- parcels, code and attempts. What was sent before went at once. @source decision 137
alter table delivery_attempt drop constraint delivery_attempt_order_id_fkey;
alter table rider_cash drop constraint rider_cash_order_id_fkey;
alter table delivery
  add column part integer not null default 1 check (part >= 1),
  drop constraint delivery_pkey,
  add primary key (order_id, part);
alter table delivery alter column part drop default;

alter table delivery_attempt
  add column part integer not null default 1,
  add foreign key (order_id, part) references delivery (order_id, part) on delete restrict;
alter table delivery_attempt alter column part drop default;
-- It came back, and is to be sent again.
alter table delivery_attempt
  drop constraint delivery_attempt_outcome_check,
  add constraint delivery_attempt_outcome_check
    check (outcome in ('delivered', 'nobody', 'refused', 'address', 'rescheduled', 'came_back'));

-- The money of an order is collected once, with one of its parts.
alter table rider_cash
  add column part integer not null default 1,
  add foreign key (order_id, part) references delivery (order_id, part) on delete restrict;
alter table rider_cash alter column part drop default;

-- What is in a part, by the lines of its order.
create table delivery_line (
  order_id bigint not null,
  part integer not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  primary key (order_id, part, position),
  foreign key (order_id, part) references delivery (order_id, part) on delete restrict,
  foreign key (order_id, position) references shop_order_line (order_id, position) on delete restrict
);
insert into delivery_line (order_id, part, position, quantity)
  select d.order_id, d.part, l.position, l.quantity from delivery d join shop_order_line l on l.order_id = d.order_id;

-- Pieces of an order, or of one of its lines, that someone was sent with and that did not come back.
create function order_sent_pieces(of_order bigint, of_position integer default null) returns integer
  language sql stable as $$
  select coalesce(sum(l.quantity), 0)::int
  from delivery_line l join delivery d on d.order_id = l.order_id and d.part = l.part
  where l.order_id = of_order and d.state <> 'returned' and (of_position is null or l.position = of_position)
$$;
