import { allRows, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const messagingTables: Tables = {
  message_outbox: {
    also: ["accounts", "desk/today"],
    words: {
      event_key: "kept: names what happened, so that it is reported once",
      kind: "kept",
      recipient: "erased",
      content: "erased",
      state: "kept",
      last_error: "kept: it holds no number",
      provider_ref: "kept: the service's own number",
      report: "kept",
    },
    erase: {
      ofNumbers: [
        `update message_outbox set state = case when state = 'waiting' then 'dead' else state end, recipient = '', content = '{}'
     where recipient <> '' and split_part(event_key, ':', 2) = any($1::text[])`,
      ],
      by: ["modules/accounts/delete-customer.ts"],
    },
    copy: {
      phone_messages: `select m.kind, m.recipient, m.content ->> 'channel' as channel, m.state, m.created_at, m.sent_at
    from own_order o join message_outbox m on split_part(m.event_key, ':', 2) = o.number
    where m.recipient <> '' order by m.id`,
    },
    begin: allRows,
  },
  message_stop: {
    also: ["desk/people"],
    words: "kept: the word that keeps us from writing to that number; who gives it may take it back",
    copy: {
      message_stops: `select s.phone, s.is_stopped, s.changed_at, s.changed_by, s.reason
    from message_stop s where s.phone in (select o.phone from own_order o
      union select c.phone from customer c join person on person.customer_id = c.id) order by s.changed_at`,
    },
    // A stop stays: only its row keeps messages away.
    old: {
      sweep: "message_stops",
      condition: "not is_stopped and changed_at < now() - $1::interval",
      kept: ["endedStops"],
    },
    begin: "who wants no messages is left alone",
  },
};
