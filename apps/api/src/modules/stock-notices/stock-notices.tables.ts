import { rowsOfArticles, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const stockNoticesTables: Tables = {
  stock_notice: {
    words: "erased: the row goes",
    erase: { ofEmail: ["delete from stock_notice where email_key = $1"] },
    copy: {
      stock_notices: `select n.email, n.sku, n.state, n.consented_at, n.consent_text, n.ended_at
    from stock_notice n join person on person.email_key = n.email_key order by n.id`,
    },
    old: {
      sweep: "stock_notices",
      condition: `(state = 'waiting' and consented_at < now() - $1::interval)
        or ended_at < now() - $2::interval`,
      kept: ["stockNotices", "endedStockNotices"],
    },
    begin: rowsOfArticles("sku"),
  },
};
