import { rowsOfArticles, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const questionsTables: Tables = {
  product_question: {
    words: "kept: words that name nobody, as the staff published them",
    begin: rowsOfArticles("sku"),
  },
};
