import { allRows, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const deliveriesTables: Tables = {
  delivery: {
    also: ["desk/orders", "desk/today", "orders"],
    words: {
      waybill: "kept: the carrier's number",
      tracking_url: "kept: the carrier's page",
      state: "kept",
      code: "kept: six digits of a delivery that is over",
      receiver: "erased",
      receiver_reason: "erased",
    },
    erase: { by: ["modules/orders/forget-orders.ts"] },
    copy: "what happened is among the order's events",
    begin: allRows,
  },
  delivery_attempt: {
    also: ["orders"],
    words: { outcome: "kept", note: "erased", actor: "kept: the staff" },
    erase: { by: ["modules/orders/forget-orders.ts"] },
    copy: "what happened is among the order's events",
    begin: allRows,
  },
  delivery_line: {
    words: "numbers",
    begin: allRows,
  },
  rider: {
    words: "riders",
    begin: "people of the shop",
  },
  rider_cash: {
    also: ["desk/today", "money"],
    words: "numbers",
    begin: allRows,
  },
  rider_remittance: {
    also: ["money"],
    words: "riders and the staff",
    begin: allRows,
  },
  rider_settlement: {
    also: ["money"],
    words: "riders and the staff",
    begin: allRows,
  },
  rider_shortfall: {
    words: "riders and the staff",
    begin: allRows,
  },
};
