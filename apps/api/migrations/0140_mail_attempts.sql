-- What became of each attempt to send an e-mail. They go when its text goes.
create table mail_attempt (
  id bigint generated always as identity primary key,
  mail_id bigint not null references mail_outbox (id) on delete cascade,
  at timestamptz not null default now(),
  -- `failed`: it is tried again; `dead`: it was given up.
  outcome text not null check (outcome in ('sent', 'failed', 'dead')),
  -- Why, without addresses.
  reason text
);
create index mail_attempt_mail on mail_attempt (mail_id, id);

create index mail_outbox_address on mail_outbox (lower(recipient) text_pattern_ops) where recipient <> '';
create index mail_outbox_state on mail_outbox (state, id);
create index mail_outbox_kind on mail_outbox (kind, id);
