-- When what shoppers read of a product last changed: name, price, texts, pictures; not its stock.
alter table product add column changed_at timestamptz not null default now();
