-- What staff agreed with a buyer by hand, in kobo: {"discount", "ofGoods", "deliveryFee"}. An order that takes this one's place keeps it.
alter table shop_order add column agreed jsonb;
