-- Where the lights of an order hang, as their buyer noted it. It goes with the order, and when its person is forgotten.
create table hung_light (
  order_id bigint not null references shop_order (id) on delete cascade,
  sku text not null,
  -- From 0, in the order in which the rooms were named.
  position smallint not null,
  room text not null check (room <> '' and length(room) <= 40),
  quantity integer not null check (quantity > 0),
  primary key (order_id, sku, position)
);

-- Bulbs on sale for a fitting's holders.
create index product_lamp_base on product ((attributes ->> 'lamp_base'), position)
  where withdrawn_at is null and attributes ->> 'article_kind' = 'lamp';
