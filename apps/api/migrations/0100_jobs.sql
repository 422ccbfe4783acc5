-- What runs later and again: when each job is due, and how it went. Whoever runs one moves its due time to the end of its
-- lease, so that no other replica takes it and one whose process died is taken up again.
create table job (
  name text primary key,
  due_at timestamptz not null default now(),
  -- Counts every run; the run that has the last number is the one that may report.
  claim bigint not null default 0,
  -- Since it last ended well or was given up.
  attempts integer not null default 0,
  done_at timestamptz,
  -- Given up until its next time; null once it has ended well.
  dead_since timestamptz,
  last_error text
);
