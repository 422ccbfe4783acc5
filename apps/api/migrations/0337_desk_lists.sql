-- Lists of the desk in which few rows of very many are looked for.
create index audit_entry_act on audit_entry (act, id);
create index audit_entry_actor on audit_entry (actor, id);
create index message_outbox_state on message_outbox (state, id);
create index payment_allocation_undone on payment_allocation (receipt_id) where undone_at is not null;
-- As pages of credits are sorted.
create index bank_credit_state on bank_credit (state, ((day - date '1970-01-01')::bigint * 10000000000 + id));
-- As pages of deliveries that ended are sorted; what riders have with them; what carriers call a parcel.
create index delivery_came_at on delivery (coalesce(ended_at, sent_at), order_id, part);
create index delivery_under_way on delivery (rider_id) where state in ('out', 'failed');
create index delivery_waybill on delivery (lower(waybill)) where waybill is not null;
