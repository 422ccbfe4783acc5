import * as z from "zod/mini";
import type { CatalogueAnswers } from "#api/modules/catalogue/catalogue-answers.ts";
import { exportCatalogue } from "#api/modules/catalogue/export/export-catalogue.ts";
import { importCatalogue } from "#api/modules/catalogue/import/import-catalogue.ts";
import { exportSnapshot } from "#api/modules/catalogue/snapshot/export-snapshot.ts";
import type { AdminCommands } from "#api/platform/admin/admin-socket.ts";
import type { Database } from "#api/platform/database/port.ts";
import { by } from "./operator-input.ts";

const importRequest = z.strictObject({
  file: z.string(),
  media: z.optional(z.string()),
  structure: z.optional(z.string()),
  dryRun: z.boolean(),
  ifEmpty: z.boolean(),
  keepStock: z.boolean(),
  setStock: z.boolean(),
  withdrawUnlisted: z.boolean(),
  confirmed: z.boolean(),
  confirmedWithdrawals: z.optional(z.int().check(z.gte(0))),
  by,
});
const exportRequest = z.strictObject({ by });

/** Names of the commands, for both ends of the admin socket. */
export const importCommand = "catalogue.import";
export const exportCommand = "catalogue.export";
export const snapshotCommand = "catalogue.snapshot";

/** The catalogue's commands for operators, as the running api offers them. */
export function catalogueCommands(deps: {
  db: Database;
  dataFolder: string;
  /** Brought up to date before an import is reported as done. */
  answers?: CatalogueAnswers;
}): AdminCommands {
  const { db, dataFolder, answers } = deps;
  return {
    [importCommand]: async (input, onProgress) => {
      const report = await importCatalogue(db, dataFolder, importRequest.parse(input), onProgress);
      await answers?.refresh();
      return report;
    },
    [exportCommand]: async (input) => exportCatalogue(db, exportRequest.parse(input).by),
    [snapshotCommand]: () => exportSnapshot(db),
  };
}
