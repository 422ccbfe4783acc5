-- Orders whose goods wait because their money went back, goes back, or is disputed: few, and looked for on Today and in lists.
create index shop_order_money_held on shop_order (placed_at) where not money_stands and status in ('confirmed', 'packed');
