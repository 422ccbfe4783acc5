import type { Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const sentPicturesTables: Tables = {
  brief_picture: {
    also: ["messages", "returns", "reviews"],
    words: "erased: the row goes, and its file with the next sweep",
    erase: { by: ["modules/messages/message-rows.ts", "modules/returns/returns.tables.ts"] },
    // Whose brief, claim or review did not come in time.
    old: {
      sweep: "pictures",
      condition:
        "message_id is null and claim_id is null and review_id is null and created_at < now() - $1::interval",
      kept: ["unusedPictures"],
    },
    begin: [
      { rows: "where", condition: "claim_id is not null or review_id is not null" },
      { rows: "of-people", column: "message_id", parent: "shop_message" },
    ],
  },
};
