import type { Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const deskPeopleTables: Tables = {
  customer_search: {
    words: "erased: the row goes",
    erase: { goesWith: "customer" },
    copy: "computed of the account",
    begin: "goes with its person",
  },
};
