-- What riders ever collected is summed by an index alone; what they still hold is found without all the rest.
drop index rider_cash_rider;
create index rider_cash_rider on rider_cash (rider_id) include (due_kobo);
create index rider_cash_held on rider_cash (rider_id) where remittance_id is null;
