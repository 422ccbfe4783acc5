import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { Command } from "commander";
import { importCommand, snapshotCommand } from "../catalogue/catalogue-commands.ts";
import type { ImportProgress, ImportReport } from "../catalogue/import/import-report.ts";
import { type CatalogueSnapshot, snapshotText } from "../catalogue/snapshot/export-snapshot.ts";
import { progressLine } from "./progress-line.ts";
import { reportText } from "./report-text.ts";
import { readWorkplace, runCommand } from "./run-command.ts";

/** 0: done; 1: rows were refused; 2: the command or its file is wrong, or the database cannot be had. */
const exitRefused = 1;
const exitFailed = 2;

interface ImportOptions {
  readonly dryRun?: true;
  readonly ifEmpty?: true;
  readonly keepStock?: true;
  readonly keepUnlisted?: true;
  readonly media?: string;
  readonly structure?: string;
}

async function importFile(file: string, options: ImportOptions): Promise<void> {
  const line = progressLine(process.stderr);
  const input = {
    file: resolve(file),
    ...(options.media === undefined ? {} : { media: resolve(options.media) }),
    ...(options.structure === undefined ? {} : { structure: resolve(options.structure) }),
    dryRun: options.dryRun ?? false,
    ifEmpty: options.ifEmpty ?? false,
    keepStock: options.keepStock ?? false,
    keepUnlisted: options.keepUnlisted ?? false,
  };
  try {
    // Both ends of the socket are of one release: what comes back is what the command returns.
    const report = (await runCommand(readWorkplace(process.env), importCommand, input, (progress) =>
      line.show(progress as ImportProgress),
    )) as ImportReport;
    line.end();
    const isRefused = report.outcome === "refused";
    (isRefused ? process.stderr : process.stdout).write(`${reportText(report)}\n`);
    if (isRefused) process.exitCode = exitRefused;
  } finally {
    line.end();
  }
}

async function exportFile(file: string): Promise<void> {
  const workplace = readWorkplace(process.env);
  const snapshot = (await runCommand(workplace, snapshotCommand, {}, () => undefined)) as CatalogueSnapshot;
  await writeFile(resolve(file), snapshotText(snapshot));
  process.stdout.write(`Wrote ${Object.keys(snapshot.products).length} products to ${file}.\n`);
}

// Faults of usage end with our own code; set before the commands are made, for they take it over from here.
const program = new Command("catalogue")
  .exitOverride()
  .description(
    "Brings a catalogue into the shop. Works through the running api, or on its database when none runs.",
  )
  .addHelpText(
    "after",
    `
The database is the api's own: DATABASE_URL, or PGlite in DATA_DIR (.data).
Exit codes: 0 done · 1 rows were refused, nothing changed · 2 the command could not run.`,
  );
program
  .command("import")
  .description("Imports a catalogue.json or a CSV of products: all of it, or nothing when a row is wrong")
  .argument("<file>", "a .json or .csv file; apps/api/catalogue/README.md describes both")
  .option("--dry-run", "check everything and say what would change, but change nothing")
  .option("--if-empty", "do nothing when the catalogue has products already")
  .option("--media <folder>", 'folder of the pictures (default: "media" beside the file)')
  .option("--structure <file>", "take categories and attributes from this catalogue.json")
  .option("--keep-stock", "leave the stock of known products as it is; otherwise the file is right")
  .option(
    "--keep-unlisted",
    "leave products that the file does not list on sale; otherwise they are withdrawn",
  )
  .action(importFile);
program
  .command("export-snapshot")
  .description("Writes the catalogue as the file from which the shop can be built without a running api")
  .argument("<file>", "the file to write")
  .action(exportFile);
try {
  await program.parseAsync();
} catch (fault) {
  // Commander has printed its own faults and the help; asking for help is no fault.
  const isUsage = fault instanceof Error && "exitCode" in fault;
  if (!isUsage) process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = isUsage && fault.exitCode === 0 ? 0 : exitFailed;
}
