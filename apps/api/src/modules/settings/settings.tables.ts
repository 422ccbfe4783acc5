import type { Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const settingsTables: Tables = {
  shop_begun: {
    words: "when the shop began, and the staff",
    begin: "says that the shop has begun",
  },
  shop_setting: {
    words: "the shop's own figures",
    begin: "settings",
  },
  shop_setting_revision: {
    words: "the shop's own figures, and the staff",
    begin: "settings",
  },
};
