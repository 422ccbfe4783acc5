-- What the sweeps of old records, deletions of accounts and the operator's lists look for.
create index shop_order_email on shop_order (email_key, placed_at desc);
create index shop_order_company on shop_order (company_id) where company_id is not null;
create index shop_order_guest_contact on shop_order (placed_at)
  where customer_id is null and company_id is null and email <> '';
create index shop_order_guest_name on shop_order (placed_at)
  where customer_id is null and company_id is null and firstname <> '';
create index cart_customer on cart (customer_id) where customer_id is not null;
create index cart_merged_into on cart (merged_into) where merged_into is not null;
create index cart_coupon on cart (coupon_id) where coupon_id is not null;
create index coupon_use_coupon on coupon_use (coupon_id);
create index coupon_to_unbind on coupon (ends_at) where bound_email like '%@%';
create index client_application_person on client_application (person_id) where person_id is not null;
create index client_application_email on client_application (email_key);
create index client_application_decided on client_application (decided_at);
create index client_application_age on client_application (created_at);
create index mail_outbox_dead on mail_outbox (due_at) where state = 'dead' and recipient <> '';
create index mail_outbox_recipient on mail_outbox (lower(recipient)) where recipient <> '';
create index shop_message_email on shop_message (lower(email));
create index appointment_email on appointment (lower(email));
create index appointment_end on appointment (ends_at);
create index appointment_request_email on appointment_request (lower(email));
create index appointment_request_age on appointment_request (created_at);
create index appointment_key_age on appointment_key (claimed_at);
create index audit_entry_age on audit_entry (at);
create index newsletter_subscription_ended on newsletter_subscription (id) where status = 'unsubscribed';

create index stock_import_product on stock_import (product_id);

-- Whose e-mail it is has deleted their account: it goes as soon as it was held.
alter table appointment add column is_to_be_forgotten boolean not null default false;
create index appointment_to_be_forgotten on appointment (ends_at) where is_to_be_forgotten;
