-- Coupons by a part of their code, their label or the e-mail that they are bound to, of very many.
create index coupon_words on coupon using gin (code_key gin_trgm_ops, label gin_trgm_ops, bound_email gin_trgm_ops);
-- How many e-mails have an address that begins so is counted without reading them.
drop index mail_outbox_address;
create index mail_outbox_address on mail_outbox (lower(recipient) text_pattern_ops) include (recipient, state, kind) where recipient <> '';
-- Tax documents of a month by pages.
drop index invoice_issued_at;
create index invoice_issued_at on invoice (issued_at, (sequence * 2::int8));
drop index credit_note_issued_at;
create index credit_note_issued_at on credit_note (issued_at, (sequence * 2::int8 + 1));
