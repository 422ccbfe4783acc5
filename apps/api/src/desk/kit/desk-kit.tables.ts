import { allRows, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const deskKitTables: Tables = {
  desk_job: {
    also: ["desk/prices"],
    words: "kept: what the staff did with many orders, by their numbers",
    begin: allRows,
  },
  desk_job_row: {
    also: ["desk/prices"],
    words: "kept: numbers of orders and e-mails",
    begin: allRows,
  },
  desk_key: {
    words: "erased: the row goes; all go after two days",
    erase: {
      ofNumbers: [
        "delete from desk_key where exists (select 1 from unnest($1::text[]) n where position(n in answer::text) > 0)",
      ],
    },
    copy: "answers that are kept for two days",
    old: {
      sweep: "desk_keys",
      condition: "created_at < now() - $1::interval",
      kept: ["repeatedRequests"],
    },
    begin: "digests of calls",
  },
  desk_view: {
    also: ["accounts"],
    words: "erased where the e-mail is in it; else the staff's own",
    erase: { by: ["modules/accounts/erase-traces.ts"] },
    copy: "a search of the staff's",
    begin: "the staff's own lists",
  },
};
