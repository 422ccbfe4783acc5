import type { Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of this room. */
export const backupTables: Tables = {
  backup_run: {
    also: ["desk/today"],
    words: "names of files",
    begin: "backups that there are",
  },
};
