import { allRows, type Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const onceTables: Tables = {
  order_key: {
    words: "erased: the row goes; all go after two days",
    erase: {
      ofNumbers: [
        "delete from order_key where exists (select 1 from unnest($1::text[]) n where position(n in answer) > 0)",
      ],
    },
    copy: "answers that are kept for two days",
    old: {
      sweep: "order_keys",
      condition: "created_at < now() - $1::interval",
      kept: ["repeatedRequests"],
    },
    begin: allRows,
  },
};
