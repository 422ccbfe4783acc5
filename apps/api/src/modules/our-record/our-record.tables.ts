import { allRows, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const ourRecordTables: Tables = {
  our_record: {
    words: "kept: figures of a month, of nobody in particular",
    begin: allRows,
  },
};
