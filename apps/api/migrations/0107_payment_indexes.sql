-- An attempt's refunds and disputes are looked up by it.
create index payment_refund_attempt on payment_refund (attempt_id);
create index payment_dispute_attempt on payment_dispute (attempt_id);
