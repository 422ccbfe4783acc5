import { allRows, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const visitsTables: Tables = {
  visit_count: {
    also: ["desk/reports"],
    words: "counts, of nobody",
    begin: allRows,
  },
};
