import { rowsOfArticles, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const wishlistTables: Tables = {
  wishlist_item: {
    words: "erased: the row goes",
    erase: { goesWith: "customer" },
    copy: {
      wishlist: "select sku, added_at from wishlist_item join person using (customer_id) order by position",
    },
    begin: rowsOfArticles("sku"),
  },
};
