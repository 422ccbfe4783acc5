import { rowsOfArticles, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const stockTables: Tables = {
  stock_threshold: {
    words: "goods",
    begin: rowsOfArticles("sku"),
  },
  supplier_delivery: {
    also: ["desk/today", "promises"],
    words: "suppliers",
    begin: { rows: "childless", child: "supplier_delivery_line", column: "delivery_id" },
  },
  supplier_delivery_line: {
    also: ["promises"],
    words: "goods",
    begin: rowsOfArticles("sku"),
  },
  supplier_receipt: {
    words: "goods and the staff",
    begin: "goes with its delivery",
  },
};
