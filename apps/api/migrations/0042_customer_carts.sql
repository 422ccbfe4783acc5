-- A customer's cart is opened by its owner's session alone, so its id may be kept as it is: it has to be told again on
-- every device. A guest's cart is opened by whoever has the id, of which only the hash is kept.
alter table cart add column customer_id uuid references customer (id) on delete cascade;
alter table cart add column customer_cart_id text;
alter table cart add constraint cart_of_customer check ((customer_id is null) = (customer_cart_id is null));
-- A person has one cart in use.
create unique index cart_in_use_of_customer on cart (customer_id) where customer_id is not null and status = 'active';

-- A guest's cart that went into a customer's; asking for the same merge again changes nothing.
alter table cart drop constraint cart_status_check;
alter table cart add constraint cart_status_check check (status in ('active', 'ordered', 'merged'));
alter table cart add column merged_into uuid references customer (id) on delete cascade;
