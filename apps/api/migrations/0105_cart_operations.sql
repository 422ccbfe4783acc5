-- The keys of the last additions to a cart: one that comes again, for its answer was lost, adds nothing.
alter table cart add column operations text[] not null default '{}';
