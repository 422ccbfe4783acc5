import * as z from "zod/mini";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { by } from "#api/desk/kit/operator-input.ts";
import { exportCatalogue } from "#api/modules/catalogue/export/export-catalogue.ts";
import { importCatalogue } from "#api/modules/catalogue/import/import-catalogue.ts";
import { notEmpty } from "#api/modules/catalogue/import/report-of-import.ts";
import { exportSnapshot } from "#api/modules/catalogue/snapshot/export-snapshot.ts";
import { readBegun } from "#api/modules/settings/shop-begun.ts";
import { reportText } from "./import-report-text.ts";

export const importCommand = operatorCommand({
  name: "catalogue.import",
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
  async run({ db, files, answers }, input, onProgress) {
    // A start imports the sample into an empty catalogue, but not into the shop of an owner who took it out.
    if (input.ifEmpty && (await readBegun(db)) !== null) return notEmpty;
    const report = await importCatalogue(db, files, input, onProgress);
    await answers?.refresh();
    return report;
  },
  show: reportText,
});

export const exportCommand = operatorCommand({
  name: "catalogue.export",
  permission: "import",
  input: z.strictObject({ by }),
  terminal: [],
  run: ({ db }, { by: actor }) => exportCatalogue(db, actor),
  show: ({ products, source }, _given, file) => `Wrote ${products} products to ${file} (${source}).`,
});

export const snapshotCommand = operatorCommand({
  name: "catalogue.snapshot",
  permission: "import",
  input: z.strictObject({}),
  terminal: [],
  run: ({ db }) => exportSnapshot(db),
  show: ({ products }, _given, file) => `Wrote ${Object.keys(products).length} products to ${file}.`,
});

/** The catalogue's commands. Their terminal is `pnpm catalogue`: it asks for counts, shows progress and writes files. */
export const catalogueCommands = [importCommand, exportCommand, snapshotCommand];
