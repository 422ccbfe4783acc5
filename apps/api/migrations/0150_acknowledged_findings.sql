-- What of an order did not fit together and was ordered all the same, as its buyer saw and ticked it: [{id, rule, severity, skus, text, fix?}].
alter table shop_order add column acknowledged_findings jsonb check (jsonb_typeof(acknowledged_findings) = 'array');
