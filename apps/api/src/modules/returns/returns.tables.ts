import { allRows, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const returnsTables: Tables = {
  return_claim: {
    also: ["accounts", "desk/people", "desk/today", "my-lights", "orders", "our-record", "platform/backup"],
    words: {
      number: "kept",
      kind: "kept",
      wish: "kept",
      state: "kept",
      settled_as: "kept",
      note: "erased",
      opened_by: "kept: the staff",
      digest: "kept: a digest",
    },
    erase: {
      ofOrders: [
        "delete from brief_picture where claim_id in (select id from return_claim where order_id = any($1::bigint[]))",
        "update return_claim set note = null where order_id = any($1::bigint[])",
      ],
    },
    copy: {
      returns: `select c.number, o.number as order_number, c.kind, c.wish, c.state, c.created_at, c.note,
      c.refunded_kobo,
      (select json_agg(json_build_object('sku', l.sku, 'name', l.name, 'quantity', l.quantity, 'reason', l.reason,
        'serial', l.serial) order by l.position) from return_line l where l.claim_id = c.id) as items,
      (select count(*)::int from brief_picture p where p.claim_id = c.id) as pictures
    from return_claim c join own_order o on o.id = c.order_id order by c.id`,
    },
    begin: allRows,
  },
  return_event: {
    also: ["our-record"],
    words: { state: "kept", text: "erased", actor: "kept: the staff" },
    erase: {
      ofOrders: [
        "update return_event set text = '' where claim_id in (select id from return_claim where order_id = any($1::bigint[]))",
      ],
    },
    copy: {
      return_events: `select c.number, e.at, e.text
    from return_event e join return_claim c on c.id = e.claim_id join own_order o on o.id = c.order_id order by e.id`,
    },
    begin: allRows,
  },
  return_line: {
    also: ["my-lights", "our-record"],
    words: { sku: "kept", name: "kept: goods", reason: "kept", serial: "erased" },
    erase: {
      ofOrders: [
        "update return_line set serial = null where claim_id in (select id from return_claim where order_id = any($1::bigint[]))",
      ],
    },
    begin: allRows,
  },
  return_receipt: {
    words: "goods",
    begin: allRows,
  },
};
