import { allRows, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const reviewsTables: Tables = {
  review: {
    also: ["desk/orders", "desk/today"],
    words: "erased: the row goes",
    erase: { ofOrders: ["delete from review where order_id = any($1::bigint[])"] },
    copy: {
      reviews: `select r.reference, o.number as order_number, r.sku, r.stars, r.title, r.text, r.power_source, r.author, r.state,
      r.reason, r.answer, r.created_at, (select count(*)::int from brief_picture p where p.review_id = r.id) as pictures
    from review r join own_order o on o.id = r.order_id order by r.id`,
    },
    old: {
      sweep: "reviews",
      condition: "state = 'refused' and changed_at < now() - $1::interval",
      kept: ["refusedReviews"],
    },
    begin: allRows,
  },
};
