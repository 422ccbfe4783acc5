-- Who receives visitors: a showroom's advisers, or those before a camera. So many appointments at the same time.
create table appointment_desk (
  id text primary key,
  capacity integer not null check (capacity between 1 and 100)
);
-- When a desk gives appointments, in Lagos; 1 is Monday. Taken from the content file once, then the operator's.
create table appointment_hours (
  desk_id text not null references appointment_desk on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  opens time not null,
  closes time not null,
  primary key (desk_id, weekday),
  check (opens < closes)
);
-- Days on which a desk, or every desk, is closed; `is_closed` false is an operator's "open all the same".
create table appointment_day (
  id bigint generated always as identity primary key,
  desk_id text references appointment_desk on delete cascade,
  day date not null,
  is_closed boolean not null,
  reason text not null,
  unique nulls not distinct (desk_id, day)
);
-- What can be booked; the content file's, brought up to date at each start.
create table appointment_type (
  id text primary key,
  position integer not null,
  -- What everybody may know of it: the contract's appointmentType.
  shown jsonb not null,
  desk_id text not null references appointment_desk,
  minutes integer not null check (minutes between 5 and 480),
  -- How far apart beginnings are.
  every_minutes integer not null check (every_minutes between 5 and 480),
  -- Kept free after each.
  buffer_minutes integer not null check (buffer_minutes between 0 and 240),
  lead_minutes integer not null check (lead_minutes >= 0),
  horizon_days integer not null check (horizon_days between 1 and 365),
  is_offered boolean not null
);
create table appointment (
  id bigint generated always as identity primary key,
  reference text not null unique,
  -- Whose calendar holds it: ours, or the scheduling service's under that address there.
  provider text not null check (provider in ('own', 'calendly')),
  external_uri text,
  -- As it was offered when it was booked.
  type jsonb not null,
  desk_id text references appointment_desk,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- With what is kept free after it.
  busy_until timestamptz not null,
  status text not null check (status in ('booked', 'cancelled')),
  -- Counts the changes, for calendars. @source RFC 5545 §3.8.7.4
  sequence integer not null default 0,
  name text not null,
  email text not null,
  phone text not null,
  note text not null,
  time_zone text not null,
  join_url text,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check ((provider = 'own') = (desk_id is not null)),
  check ((provider = 'calendly') = (external_uri is not null)),
  check (starts_at < ends_at and ends_at <= busy_until)
);
create index appointment_at_desk on appointment (desk_id, starts_at) where status = 'booked';
create index appointment_start on appointment (starts_at);
-- Left while the scheduling service was down; somebody answers by hand.
create table appointment_request (
  id bigint generated always as identity primary key,
  reference text not null unique,
  wish text not null,
  time_wish text not null,
  name text not null,
  email text not null,
  phone text not null,
  note text not null,
  time_zone text not null,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
-- A booking's or request's Idempotency-Key: claimed first, given its answer with the row that it made.
create table appointment_key (
  key_hash text primary key,
  body_hash text not null,
  reference text,
  claimed_at timestamptz not null default now()
);
