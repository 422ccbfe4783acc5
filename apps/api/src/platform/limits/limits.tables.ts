import type { Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const limitsTables: Tables = {
  rate_limit: {
    words: "digests",
    begin: "guards against abuse",
  },
};
