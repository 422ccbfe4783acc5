-- Words by which the staff group people: "contractor", "calls before delivery". Of an account, or of a guest by their e-mail or phone.
create table customer_tag (
  id bigint generated always as identity primary key,
  customer_id uuid references customer (id) on delete cascade,
  email_key text,
  tag text not null check (tag <> ''),
  check ((customer_id is null) <> (email_key is null))
);
create unique index customer_tag_of_account on customer_tag (customer_id, tag) where customer_id is not null;
create unique index customer_tag_of_guest on customer_tag (email_key, tag) where email_key is not null;
create index customer_tag_by_tag on customer_tag (tag);
