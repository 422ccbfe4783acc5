import { allRows, rowsOfArticles, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const catalogueTables: Tables = {
  attribute: {
    words: "goods",
    begin: "structure",
  },
  catalogue_import: {
    words: "goods and the staff",
    begin: allRows,
  },
  catalogue_import_row: {
    also: ["desk/products"],
    words: "goods",
    begin: allRows,
  },
  catalogue_state: {
    also: ["platform/backup", "trade"],
    words: "goods",
    begin: "counts on, so that every page hears of it",
  },
  category: {
    also: ["desk/coupons", "desk/prices", "desk/products", "discounts", "prices", "trade"],
    words: "goods",
    begin: "structure",
  },
  desk_picture: {
    words: "goods and the staff",
    begin: "pictures that the staff put in",
  },
  picture: {
    words: "goods",
    begin: "facts of files",
  },
  product: {
    also: [
      "cart",
      "desk/orders",
      "desk/products",
      "desk/reports",
      "desk/returns",
      "desk/trade",
      "my-lights",
      "orders",
      "platform/backup",
      "prices",
      "promises",
      "questions",
      "returns",
      "reviews",
      "stock",
      "stock-notices",
      "trade",
    ],
    words: "goods",
    begin: rowsOfArticles("sku"),
  },
  product_draft: {
    also: ["desk/products", "desk/today"],
    words: "goods and the staff",
    begin: rowsOfArticles("sku_key"),
  },
  product_search: {
    words: "goods",
    begin: rowsOfArticles("product_id"),
  },
  search_word: {
    words: "goods",
    begin: "counted again from what is left",
  },
  stock_import: {
    words: "goods",
    begin: rowsOfArticles("product_id"),
  },
};
