-- It reads and nothing else. Where it is not said, PostgreSQL uses one processor for a whole statement that names it: of the list of stock all that
-- 14 days sold.
alter function order_sent_pieces(bigint, integer) parallel safe;
