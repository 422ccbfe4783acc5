-- Whether an address was given the newsletter's voucher before is asked at each subscription.
create index coupon_newsletter on coupon (bound_email) where source = 'newsletter';
