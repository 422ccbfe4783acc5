import { allRows, rowsOfNobody, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const couponsTables: Tables = {
  coupon: {
    also: ["cart", "desk/coupons", "newsletter"],
    words: {
      code: "kept: no person is in it",
      code_key: "kept: the same",
      label: "kept: what the code is for",
      kind: "kept",
      bound_email: "erased: a digest takes its place, so that nobody is given a second one",
      source: "kept",
    },
    erase: { by: ["modules/coupons/unbind-coupons.ts"] },
    copy: {
      vouchers: `select k.code, k.label, k.created_at, k.ends_at, k.uses from coupon k join person on person.email_key = k.bound_email
    order by k.id`,
    },
    begin: rowsOfNobody("bound_email"),
    startsAgain: "uses",
  },
  coupon_use: {
    words: "numbers",
    begin: allRows,
  },
};
