import type { Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const deskPeopleTables: Tables = {
  customer_search: {
    isOfReleaseBefore: true,
    words: "erased: the row goes",
    erase: { goesWith: "customer" },
    copy: "computed of the account",
    begin: "goes with its person",
  },
  account_search: {
    words: "erased: the row goes",
    erase: { by: ["../migrations/0343_what_people_are_found_by.sql"] },
    copy: "computed of the account",
    begin: "goes with its person",
  },
  guest_search: {
    words: "erased: computed again without the person",
    erase: { by: ["../migrations/0343_what_people_are_found_by.sql"] },
    copy: "computed of their orders",
    begin: "goes with its orders",
  },
};
