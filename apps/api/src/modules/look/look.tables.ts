import type { Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const lookTables: Tables = {
  shop_logo: {
    words: "the shop and the staff",
    begin: "pictures of the shop's own look",
  },
};
