-- SMS and WhatsApp messages that are to be sent, written in the transaction of what they tell. The first columns are those of
-- mail_outbox: both are claimed, retried and emptied by the same code.
create table message_outbox (
  id bigint generated always as identity primary key,
  event_key text not null unique,
  kind text not null,
  -- A phone number, +234XXXXXXXXXX. Emptied, with the content, some time after it was sent.
  recipient text not null,
  -- {channel, text}
  content jsonb not null,
  message_key uuid not null unique default gen_random_uuid(),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  -- The messaging service's own number, by which it reports.
  provider_ref text unique,
  -- What it reported last: whether the handset has it.
  report text check (report in ('delivered', 'failed')),
  reported_at timestamptz
);
create index message_outbox_due on message_outbox (due_at) where state = 'waiting';
create index message_outbox_sent on message_outbox (sent_at) where state = 'sent' and recipient <> '';
create index message_outbox_dead on message_outbox (due_at) where state = 'dead' and recipient <> '';
create index message_outbox_recipient on message_outbox (recipient) where recipient <> '';

-- Phone numbers that want no messages, and those that wanted none once: the row says since when.
create table message_stop (
  -- +234XXXXXXXXXX
  phone text primary key,
  is_stopped boolean not null,
  -- By the clock of whoever said so: an older word that comes late changes nothing.
  changed_at timestamptz not null,
  -- 'reply', or the name of someone of the staff.
  changed_by text not null,
  reason text not null
);
create index message_stop_ended on message_stop (changed_at) where not is_stopped;

-- How its buyer asked to be told of the order; null: by e-mail only.
alter table shop_order add column news text check (news in ('sms', 'whatsapp'));
