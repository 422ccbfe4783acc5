-- People who want to be told once when an article that is sold out can be bought again.
create table stock_notice (
  id bigint generated always as identity primary key,
  -- Stands in the link that stops it, so that no address does.
  public_id uuid not null unique default gen_random_uuid(),
  sku text not null,
  email text not null,
  -- The same in lower case: e-mails compare without case.
  email_key text not null,
  -- The words that were shown, and when they were agreed to.
  consent_text text not null,
  consented_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'mailed', 'stopped')),
  -- Since when the article is back; null while it is not.
  due_at timestamptz,
  ended_at timestamptz,
  check ((state = 'waiting') = (ended_at is null))
);
-- One for each address and article, however often it is asked.
create unique index stock_notice_waiting on stock_notice (sku, email_key) where state = 'waiting';
create index stock_notice_due on stock_notice (due_at) where state = 'waiting' and due_at is not null;
create index stock_notice_email on stock_notice (email_key);
create index stock_notice_age on stock_notice (consented_at);

-- Stock rises in many places: an import, the desk, a supplier's delivery, an order that ended. A trigger notes all of them, in
-- their own transaction.
create function note_back_in_stock() returns trigger language plpgsql as $$
begin
  update stock_notice set due_at = now() where sku = new.sku and state = 'waiting' and due_at is null;
  return null;
end
$$;
create trigger product_back_in_stock after update of stock_qty, withdrawn_at on product for each row
  when (new.stock_qty > 0 and new.withdrawn_at is null and (old.stock_qty <= 0 or old.withdrawn_at is not null))
  execute function note_back_in_stock();
