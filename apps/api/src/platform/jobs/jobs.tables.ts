import type { Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const jobsTables: Tables = {
  job: {
    also: ["desk/today"],
    words: "the server's own",
    begin: "work of the machine",
  },
};
