-- Codes open once each, in whatever order the clocks of phone and server bring them.
alter table staff_person drop column last_code_step;
-- Steps of 30 seconds whose code was used; only the last minutes' are kept.
alter table staff_person add column used_code_steps bigint[] not null default '{}';
-- Wrong codes since the last right one; after five no code opens until then.
alter table staff_person add column wrong_codes integer not null default 0;
alter table staff_person add column locked_until timestamptz;
-- Which invitation may be accepted, and until when; null where there is none. The link is signed when it is mailed.
alter table staff_person add column invitation_mark text;
alter table staff_person add column invitation_ends_at timestamptz;

-- Ten codes for whoever has lost the phone; each opens once. Only keyed digests are kept.
create table staff_recovery_code (
  staff_id uuid not null references staff_person (id) on delete cascade,
  digest text not null,
  used_at timestamptz,
  primary key (staff_id, digest)
);

-- What someone of the staff may do only with a second person.
create table approval_request (
  id uuid primary key default gen_random_uuid(),
  -- A command of the one table, and what it is given apart from who gives it.
  command text not null,
  input jsonb not null,
  -- SHA-256 of the input: what is carried out is what was asked.
  input_hash text not null,
  -- An order's number, an article number: what it is about.
  subject text not null,
  -- Why it takes two, as a sentence.
  reason text not null,
  asked_by uuid not null references staff_person (id),
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours',
  -- Nobody else could approve: from then on the one who asks may, with a new code.
  alone_from timestamptz,
  state text not null default 'open' check (state in ('open', 'running', 'approved', 'refused', 'replaced', 'failed')),
  decided_by uuid references staff_person (id),
  decided_at timestamptz,
  -- What became of it: the refusal of the command.
  outcome text
);
create index approval_request_open on approval_request (asked_at) where state = 'open';
create index approval_request_asked_by on approval_request (asked_by);
create index approval_request_decided_by on approval_request (decided_by);
create index approval_request_asked_at on approval_request (asked_at);
