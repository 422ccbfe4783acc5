-- Orders of trade clients stand among the others and move by the same table.
alter table shop_order drop constraint shop_order_payment_method_check;
alter table shop_order
  add constraint shop_order_payment_method_check
    check (payment_method in ('pay_on_delivery', 'bank_transfer', 'paystack', 'on_account')),
  add column company_id uuid references client_company (id),
  -- Who ordered; each person sees their own orders.
  add column client_person_id uuid references client_person (id),
  -- {name, rc_number?} as it was when the order was placed
  add column company jsonb,
  -- {name, phone}: who takes the goods on the site
  add column site_contact jsonb,
  add column po_number text,
  -- The day that the goods are wished on.
  add column wished_date date,
  -- What it holds of the company's limit: given back when it is paid, cancelled or returned.
  add column reserved_kobo bigint not null default 0 check (reserved_kobo >= 0),
  add constraint shop_order_of_company check (
    (company_id is null) = (client_person_id is null) and (company_id is null) = (company is null)
    and (company_id is null) = (site_contact is null)
    and (company_id is not null or (payment_method <> 'on_account' and reserved_kobo = 0))
  );
create index shop_order_client_person on shop_order (client_person_id, placed_at desc) where client_person_id is not null;

-- A trade client's line is charged by its net amount; its VAT is that of the whole line.
alter table shop_order_line drop constraint shop_order_line_check;
alter table shop_order_line
  add column side_mark text not null default '',
  add column unit_net_kobo bigint,
  add column net_kobo bigint,
  add constraint shop_order_line_net check (
    (net_kobo is null) = (unit_net_kobo is null) and unit_net_kobo >= 0 and net_kobo = unit_net_kobo * quantity),
  add constraint shop_order_line_total check (
    (net_kobo is null and row_total_kobo = unit_price_kobo * quantity) or row_total_kobo >= net_kobo);
