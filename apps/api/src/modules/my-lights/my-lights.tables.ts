import { allRows, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const myLightsTables: Tables = {
  hung_light: {
    also: ["orders"],
    words: "erased: the row goes",
    erase: { ofOrders: ["delete from hung_light where order_id = any($1::bigint[])"] },
    copy: {
      lights: `select o.number, h.sku, h.room, h.quantity
    from hung_light h join own_order o on o.id = h.order_id order by o.placed_at, h.sku, h.position`,
    },
    begin: allRows,
  },
};
