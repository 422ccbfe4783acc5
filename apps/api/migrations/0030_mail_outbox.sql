-- Mail that is to be sent, written in the transaction of what it tells.
create table mail_outbox (
  id bigint generated always as identity primary key,
  -- Names the event that the mail is about: one event, one mail, however often it is queued.
  event_key text not null unique,
  kind text not null,
  -- Emptied, with the content, some time after it was sent; the row stays so that no event is told twice.
  recipient text not null,
  content jsonb not null,
  -- The first half of the Message-ID: the same at each attempt, so that a mail server can tell a repeat.
  message_key uuid not null unique default gen_random_uuid(),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  attempts integer not null default 0,
  -- When it may be taken next. Taking it moves this on, so that a sender that died loses its claim by time alone.
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Why the last attempt failed, without addresses.
  last_error text
);
create index mail_outbox_due on mail_outbox (due_at) where state = 'waiting';
create index mail_outbox_sent on mail_outbox (sent_at) where state = 'sent' and recipient <> '';
