import { rowsOfNobody, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const messagesTables: Tables = {
  shop_message: {
    also: ["accounts", "desk/inbox", "desk/today"],
    words: "erased: the row goes",
    erase: { by: ["modules/messages/message-rows.ts"] },
    copy: {
      messages: `select m.reference, m.kind, m.name, m.email, m.content, m.created_at,
      (select count(*)::int from brief_picture p where p.message_id = m.id) as pictures, m.state,
      (select json_agg(json_build_object('at', e.at, 'text', e.text) order by e.id)
        from shop_message_entry e where e.message_id = m.id and e.kind = 'answer') as answers
    from shop_message m join person on person.email_key = lower(m.email) order by m.id`,
    },
    begin: rowsOfNobody("email"),
  },
  shop_message_entry: {
    words: "erased: the row goes",
    erase: { goesWith: "shop_message" },
    begin: "goes with its message",
  },
};
