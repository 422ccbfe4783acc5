import { rowsOfArticles, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const pricesTables: Tables = {
  price_change: {
    also: ["desk/prices", "desk/today"],
    words: "goods and the staff",
    begin: { rows: "childless", child: "price_change_row", column: "change_id" },
  },
  price_change_row: {
    also: ["desk/prices"],
    words: "goods",
    begin: rowsOfArticles("product_id"),
  },
  price_history: {
    words: "goods",
    begin: rowsOfArticles("product_id"),
  },
};
