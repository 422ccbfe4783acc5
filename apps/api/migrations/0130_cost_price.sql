-- What the shop pays for a piece, without VAT; null where it is not known. Only those who set prices see it.
alter table product add column cost_price_kobo bigint check (cost_price_kobo > 0);
