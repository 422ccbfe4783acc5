-- Calls per caller and window. `caller` is a keyed digest: no address is stored.
-- Unlogged: a crash may forget the counts of a minute, and nothing else depends on them.
create unlogged table rate_limit (
  caller text not null,
  ends_at timestamptz not null,
  hits integer not null,
  primary key (caller, ends_at)
);
create index rate_limit_ends_at on rate_limit (ends_at);
