import { rowsOfArticles, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const cartTables: Tables = {
  cart: {
    also: ["desk/reports"],
    words: "digests; a cart of an account goes with it",
    copy: {
      carts: `select cart.status, cart.created_at, cart.used_at, coupon.code as coupon,
      coalesce((select json_agg(json_build_object('sku', l.sku, 'quantity', l.quantity) order by l.position)
        from cart_line l where l.cart_id = cart.id), '[]') as lines
    from cart left join coupon on coupon.id = cart.coupon_id
    join person on person.customer_id in (cart.customer_id, cart.merged_into) order by cart.created_at`,
    },
    old: {
      sweep: "carts",
      condition: "used_at < now() - $1::interval",
      kept: ["carts"],
    },
    begin: "empty ones are harmless, and someone may be looking at theirs",
  },
  cart_line: {
    words: "goods",
    begin: rowsOfArticles("sku"),
  },
};
