import {
  allRows,
  rowsOfArticles,
  rowsOfNobody,
  type Tables,
} from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const tradeTables: Tables = {
  client_application: {
    also: ["desk/today", "desk/trade"],
    words: "erased: the row goes",
    erase: { ofEmail: ["delete from client_application where email_key = $1"] },
    copy: {
      trade_applications: `select a.company, a.rc_number, a.trade, a.state, a.email, a.firstname, a.lastname, a.phone,
      a.message, a.status, a.created_at, a.decided_at
    from client_application a join person on person.email_key = a.email_key order by a.id`,
    },
    // An account keeps what it needs itself. @source Nigeria Data Protection Act 2023, s. 24
    old: {
      sweep: "applications",
      condition: "decided_at < now() - $1::interval or created_at < now() - $2::interval",
      kept: ["decidedApplications", "openApplications"],
    },
    begin: rowsOfNobody("email"),
  },
  client_cart: {
    words: "people of companies: removed by the trade commands",
    begin: "goes with its person",
  },
  client_cart_line: {
    words: "people of companies: removed by the trade commands",
    begin: rowsOfArticles("sku"),
  },
  client_company: {
    also: ["desk/trade", "orders"],
    words: "companies",
    begin: { rows: "companies", child: "client_person", column: "company_id" },
    startsAgain: "credit_reserved_kobo",
  },
  client_person: {
    also: ["desk/trade"],
    words: "people of companies: removed by the trade commands",
    begin: rowsOfNobody("email"),
  },
  price_list: {
    also: ["desk/trade"],
    words: "prices",
    begin: "structure: lists without prices of their own",
  },
  price_list_entry: {
    also: ["desk/trade"],
    words: "prices",
    begin: rowsOfArticles("sku_key"),
  },
  price_list_upload: {
    words: "prices and the staff",
    begin: allRows,
  },
  price_list_upload_line: {
    words: "prices",
    begin: allRows,
  },
};
