-- The desk's orders by what is to be answered or paid the soonest, a page at a time (decision 133).
create index shop_order_waits_until on shop_order ((coalesce(respond_by, 'infinity'::timestamptz)), id);
