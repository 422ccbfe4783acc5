-- Questions about articles come to the inbox like other messages; an address is left out where nobody waits for a mail.
alter table shop_message drop constraint shop_message_kind_check;
alter table shop_message add constraint shop_message_kind_check
  check (kind in ('contact', 'affiliate', 'design', 'question'));

-- What the staff published of them, in words that name nobody. It stays when its message is deleted.
create table product_question (
  id bigint generated always as identity primary key,
  -- Of the message.
  reference text not null unique,
  sku text not null,
  question text not null check (question <> ''),
  answer text not null check (answer <> ''),
  answered_at timestamptz not null default now(),
  -- Who of the staff; null for a terminal on the server.
  answered_by uuid references staff_person (id)
);
create index product_question_sku on product_question (sku);
create index product_question_by on product_question (answered_by) where answered_by is not null;
