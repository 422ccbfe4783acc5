import type { Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const signedLinksTables: Tables = {
  signing_key: {
    words: "the server's own",
    begin: "a secret of the machine",
  },
};
