-- All stages of an order (cart-core's orderStages).
alter table shop_order drop constraint shop_order_status_check;
alter table shop_order add constraint shop_order_status_check check (status in ('placed', 'fee_pending', 'fee_proposed',
  'awaiting_payment', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned', 'refunded'));
-- A delivery fee that waits for the shopper's yes.
alter table shop_order add column proposed_fee_kobo bigint check (proposed_fee_kobo >= 0);
alter table shop_order add constraint shop_order_proposal_check
  check ((status = 'fee_proposed') = (proposed_fee_kobo is not null));
-- The shopper pays, or answers, until then; afterwards the order is cancelled and its goods are free again.
alter table shop_order add column respond_by timestamptz;
update shop_order set respond_by = now() + interval '72 hours' where status = 'awaiting_payment';
create index shop_order_respond_by on shop_order (respond_by) where respond_by is not null;
-- When the money was received.
alter table shop_order add column paid_at timestamptz;
create index shop_order_recent on shop_order (placed_at, id);

-- The stage that an entry of the history brought the order to.
alter table shop_order_event add column stage text;

-- What operators changed: who, when, and how it was before and after.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  -- The command: order.move, stock.set, coupon.create.
  act text not null,
  -- What was changed: an order's number, an article number, a coupon's code.
  subject text not null,
  before jsonb,
  after jsonb
);
create index audit_entry_subject on audit_entry (subject, id);
