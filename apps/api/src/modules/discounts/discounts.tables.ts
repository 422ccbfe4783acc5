import { allRows, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const discountsTables: Tables = {
  discount_rule: {
    also: ["desk/coupons"],
    words: "goods",
    begin: "the shop's rules",
  },
  discount_use: {
    words: "numbers",
    begin: allRows,
  },
};
