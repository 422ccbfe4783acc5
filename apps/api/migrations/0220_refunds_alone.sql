-- What someone of the staff paid back without a second person, so that the limit counts what they did and not each call.
create table refund_alone (
  id bigint generated always as identity primary key,
  staff_id uuid not null references staff_person (id),
  order_number text not null,
  amount_kobo bigint not null check (amount_kobo > 0),
  at timestamptz not null default now()
);
create index refund_alone_staff on refund_alone (staff_id, at);
create index refund_alone_order on refund_alone (staff_id, order_number);
