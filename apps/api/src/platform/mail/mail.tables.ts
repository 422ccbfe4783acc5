import type { Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const mailTables: Tables = {
  mail_attempt: {
    also: ["accounts"],
    words: "erased: the row goes",
    erase: { by: ["modules/accounts/erase-traces.ts"] },
    copy: "how an e-mail was sent",
    begin: "goes with its mail",
  },
  mail_outbox: {
    also: ["accounts", "appointments", "desk/mail", "desk/orders", "desk/today", "messages"],
    words: {
      event_key: "kept: names what happened, so that it is reported once",
      kind: "kept",
      recipient: "erased",
      content: "erased",
      state: "kept",
      last_error: "kept: it holds no address",
    },
    erase: {
      ofEmail: [
        "update mail_outbox set recipient = '', content = '{}' where lower(recipient) = $1 and state <> 'waiting'",
      ],
      by: ["modules/accounts/erase-traces.ts"],
    },
    copy: {
      mails: `select m.kind, m.recipient, m.state, m.created_at, m.sent_at
    from mail_outbox m join person on person.email_key = lower(m.recipient) where m.recipient <> '' order by m.id`,
    },
    begin: { rows: "where", condition: "kind not like 'staff%'" },
  },
};
