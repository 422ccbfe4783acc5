-- How often pages of the shop were opened, by day in Lagos and kind of page. Counted by the door, without cookies: nothing here
-- is of a visitor.
create table visit_count (
  day date not null,
  page text not null check (page ~ '^[a-z_]{1,40}$'),
  visits integer not null check (visits > 0),
  primary key (day, page)
);

-- Reports read money by when it moved, and documents by when they were issued.
create index invoice_issued_at on invoice (issued_at);
create index credit_note_issued_at on credit_note (issued_at);
create index cart_created_at on cart (created_at);
