-- Bulk acts of the desk: one row of a job is one act, done in one transaction together with its outcome.
create table desk_job (
  id uuid primary key default gen_random_uuid(),
  -- Which act: orders.move.
  kind text not null,
  -- What all rows have in common.
  input jsonb not null,
  -- Who acts, as the audit names them.
  actor jsonb not null,
  staff_id uuid not null references staff_person (id),
  -- The caller's Idempotency-Key: a repeat gets the same job.
  key_hash text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Nothing of it begins any more.
  cancelled_at timestamptz,
  unique (staff_id, key_hash)
);
create index desk_job_open on desk_job (created_at) where ended_at is null;
create index desk_job_staff on desk_job (staff_id, created_at);

create table desk_job_row (
  job_id uuid not null references desk_job (id) on delete cascade,
  position integer not null,
  -- An order's number, an article number.
  subject text not null,
  -- What this row has of its own.
  input jsonb,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'done', 'refused', 'failed', 'cancelled')),
  reason text,
  done_at timestamptz,
  primary key (job_id, position)
);
create index desk_job_row_waiting on desk_job_row (job_id, position) where outcome = 'waiting';

-- A list's filters and columns under a name.
create table desk_view (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff_person (id) on delete cascade,
  screen text not null,
  name text not null,
  query text not null,
  columns jsonb,
  is_team boolean not null default false,
  is_default boolean not null default false,
  is_pinned boolean not null default false,
  created_at timestamptz not null default now()
);
create index desk_view_staff on desk_view (staff_id);
create index desk_view_screen on desk_view (screen);
