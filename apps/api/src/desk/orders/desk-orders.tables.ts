import { allRows, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const deskOrdersTables: Tables = {
  order_note: {
    also: ["orders"],
    words: "erased: the row goes",
    erase: { by: ["modules/orders/forget-orders.ts"] },
    copy: "a note of the staff's on an order",
    begin: allRows,
  },
  order_presence: {
    words: "the staff",
    begin: allRows,
  },
  order_search: {
    also: ["desk/people", "orders"],
    words: "erased: computed again without the person",
    erase: { by: ["../migrations/0113_desk_orders.sql"] },
    copy: "computed of the order",
    begin: allRows,
  },
};
