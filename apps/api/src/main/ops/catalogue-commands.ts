import * as z from "zod/mini";
import { exportCatalogue } from "#api/modules/catalogue/export/export-catalogue.ts";
import { importCatalogue } from "#api/modules/catalogue/import/import-catalogue.ts";
import { exportSnapshot } from "#api/modules/catalogue/snapshot/export-snapshot.ts";
import { operatorCommand } from "./operator-command.ts";
import { by } from "./operator-input.ts";

/** Names of the commands, for both ends of the admin socket. */
export const importCommand = "catalogue.import";
export const exportCommand = "catalogue.export";
export const snapshotCommand = "catalogue.snapshot";

/** The catalogue's commands. Their terminal is `pnpm catalogue`: it asks for counts, shows progress and writes files. */
export const catalogueCommands = [
  operatorCommand({
    name: importCommand,
    permission: "import",
    input: z.strictObject({
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
    }),
    terminal: [],
    async run({ db, dataFolder, answers }, input, onProgress) {
      const report = await importCatalogue(db, dataFolder, input, onProgress);
      await answers?.refresh();
      return report;
    },
    show: ({ outcome }) => outcome,
  }),
  operatorCommand({
    name: exportCommand,
    permission: "import",
    input: z.strictObject({ by }),
    terminal: [],
    run: ({ db }, { by: actor }) => exportCatalogue(db, actor),
    show: ({ text }) => text,
  }),
  operatorCommand({
    name: snapshotCommand,
    permission: "import",
    input: z.strictObject({}),
    terminal: [],
    run: ({ db }) => exportSnapshot(db),
    show: ({ products }) => `${Object.keys(products).length} products`,
  }),
];
