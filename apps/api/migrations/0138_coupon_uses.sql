-- Orders of a voucher, the newest first, those that gave it back too.
create index coupon_use_newest on coupon_use (coupon_id, used_at);
