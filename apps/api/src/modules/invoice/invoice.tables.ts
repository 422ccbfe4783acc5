import { allRows, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const invoiceTables: Tables = {
  credit_note: {
    also: ["desk/money", "desk/orders", "orders"],
    words: "kept: tax law, six years; phone and e-mail are emptied",
    copy: {
      credit_notes: `select c.number, o.number as order_number, c.issued_at, c.gross_kobo as amount_kobo,
      c.content ->> 'reason' as reason
    from credit_note c join own_order o on o.id = c.order_id order by c.sequence`,
    },
    begin: allRows,
  },
  credit_note_counter: {
    words: "numbers",
    begin: "begins again",
    startsAgain: "last",
  },
  invoice: {
    also: ["desk/money", "desk/orders", "orders"],
    words: "kept: tax law, six years; phone and e-mail are emptied",
    copy: {
      invoices: `select i.number, o.number as order_number, i.issued_at, i.content -> 'purchaser' as purchaser
    from invoice i join own_order o on o.id = i.order_id order by i.sequence`,
    },
    begin: allRows,
  },
  invoice_counter: {
    words: "numbers",
    begin: "begins again",
    startsAgain: "last",
  },
};
