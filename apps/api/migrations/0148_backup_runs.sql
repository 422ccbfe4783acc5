-- Backups and rehearsals of restoring one: what the desk shows of them. `wanted`: someone at the desk asked for it.
create table backup_run (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('backup', 'rehearsal')),
  state text not null check (state in ('wanted', 'done', 'failed')),
  asked_at timestamptz not null default now(),
  ended_at timestamptz,
  -- The file's name, without its folder.
  file text,
  rows bigint,
  milliseconds integer,
  -- Why it failed, as a sentence.
  fault text,
  check ((state = 'wanted') = (ended_at is null))
);
create index backup_run_ended on backup_run (kind, ended_at);
create unique index backup_run_wanted on backup_run (kind) where state = 'wanted';
