import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { Command, Option } from "commander";
import { typedWhole } from "#api/desk/kit/typed-values.ts";
import {
  exportCommand,
  importCommand,
  snapshotCommand,
} from "#api/desk/products/imports/catalogue-commands.ts";
import type { CatalogueExport } from "#api/modules/catalogue/export/export-catalogue.ts";
import type { ImportProgress, ImportReport } from "#api/modules/catalogue/import/import-report.ts";
import { type CatalogueSnapshot, snapshotText } from "#api/modules/catalogue/snapshot/export-snapshot.ts";
import { usageParser } from "./add-command.ts";
import { operatorOf } from "./operator.ts";
import { progressLine } from "./progress-line.ts";
import { readWorkplace, runCommand } from "./run-command.ts";

/** 0: done; 1: rows were refused; 2: the command or its file is wrong, was not confirmed, or the database cannot be opened. */
const exitRefused = 1;
const exitFailed = 2;

interface ImportOptions {
  readonly dryRun?: true;
  readonly ifEmpty?: true;
  readonly keepStock?: true;
  readonly setStock?: true;
  readonly withdrawUnlisted?: true;
  readonly confirmWithdrawals?: number;
  readonly yes?: true;
  readonly media?: string;
  readonly structure?: string;
}

async function importFile(file: string, _options: object, command: Command): Promise<void> {
  const options = command.optsWithGlobals<ImportOptions>();
  const operator = operatorOf(command);
  const input = {
    file: resolve(file),
    ...(options.media === undefined ? {} : { media: resolve(options.media) }),
    ...(options.structure === undefined ? {} : { structure: resolve(options.structure) }),
    dryRun: options.dryRun ?? false,
    ifEmpty: options.ifEmpty ?? false,
    keepStock: options.keepStock ?? false,
    setStock: options.setStock ?? false,
    withdrawUnlisted: options.withdrawUnlisted ?? false,
    confirmed: options.yes ?? false,
    confirmedWithdrawals: options.confirmWithdrawals,
    by: operator.by,
  };
  let report = await runImport(input);
  if (report.outcome === "unconfirmed") {
    await confirmWithdrawals(command, report, options);
    report = await runImport({ ...input, confirmedWithdrawals: report.removed });
    if (report.outcome === "unconfirmed") {
      throw new Error("The catalogue changed in the meantime. Nothing was imported. Try again.");
    }
  }
  const isRefused = report.outcome === "refused";
  (isRefused ? process.stderr : process.stdout).write(`${importCommand.show(report, input)}\n`);
  if (isRefused) process.exitCode = exitRefused;
}

async function runImport(input: object): Promise<ImportReport> {
  const line = progressLine(process.stderr);
  try {
    // Both ends of the socket are of one release: what comes back is what the command returns.
    return (await runCommand(readWorkplace(process.env), importCommand.name, input, (progress) =>
      line.show(progress as ImportProgress),
    )) as ImportReport;
  } finally {
    line.end();
  }
}

/** A part of the catalogue is withdrawn after a yes, more of it only after its count was given. */
async function confirmWithdrawals(
  command: Command,
  { removed, needsCount, examples }: ImportReport,
  { confirmWithdrawals: confirmed }: ImportOptions,
): Promise<void> {
  const named = `${examples.removed.join(", ")}${removed > examples.removed.length ? ", …" : ""}`;
  const question = `${removed} ${removed === 1 ? "product is" : "products are"} not in this file and will be withdrawn from sale: ${named}.`;
  const operator = operatorOf(command);
  if (confirmed !== undefined) {
    throw new Error(`${question} --confirm-withdrawals says ${confirmed}. Nothing was changed.`);
  }
  if (needsCount) await operator.confirmCount(question, removed, "--confirm-withdrawals");
  else await operator.confirm(question);
}

async function exportFile(file: string, _options: object, command: Command): Promise<void> {
  const { by } = operatorOf(command);
  const workplace = readWorkplace(process.env);
  const exported = (await runCommand(
    workplace,
    exportCommand.name,
    { by },
    () => undefined,
  )) as CatalogueExport;
  // Trade prices are in it, and never over a file that someone has edited.
  await writeFile(resolve(file), exported.text, { mode: 0o600, flag: "wx" });
  process.stdout.write(`${exportCommand.show(exported, { by }, file)}\n`);
}

async function exportSnapshotFile(file: string): Promise<void> {
  const workplace = readWorkplace(process.env);
  const { name, show } = snapshotCommand;
  const snapshot = (await runCommand(workplace, name, {}, () => undefined)) as CatalogueSnapshot;
  await writeFile(resolve(file), snapshotText(snapshot));
  process.stdout.write(`${show(snapshot, {}, file)}\n`);
}

// Faults of usage end with our own code; set before the commands are made, for they take it over from here.
const program = new Command("catalogue")
  .exitOverride()
  .description(
    "Imports and exports the catalogue: through the running API, or on its database when no API runs.",
  )
  .option("--yes", "withdraw up to a tenth of the products on sale without asking")
  .option("--as <name>", "your name for the audit; the system user is recorded too")
  .addHelpText(
    "after",
    `
The database is the API's own: DATABASE_URL, or PGlite in DATA_DIR (.data).
Exit codes: 0 done · 1 rows refused, nothing changed · 2 could not run, or not confirmed.`,
  );
program
  .command("import")
  .description("Imports a catalogue.json or a CSV of products: all rows, or none when one is not valid")
  .argument("<file>", "a .json or .csv file; apps/api/catalogue/README.md describes both")
  .option("--dry-run", "check everything and say what would change, but change nothing")
  .option("--if-empty", "do nothing if the catalogue already has products")
  .option("--media <folder>", 'folder of the pictures (default: "media" beside the file)')
  .option("--structure <file>", "take categories and attributes from this catalogue.json")
  .addOption(
    new Option("--set-stock", "set stock to the file's numbers, whatever has sold since").conflicts(
      "keepStock",
    ),
  )
  .option("--keep-stock", "leave the stock of existing products unchanged")
  .option("--withdraw-unlisted", "withdraw products that the file does not list; asks first")
  .addOption(
    new Option(
      "--confirm-withdrawals <count>",
      "how many products --withdraw-unlisted removes, for scripts that cannot answer",
    ).argParser(usageParser(typedWhole)),
  )
  // What an import does anyway; scripts of before may still say it.
  .addOption(new Option("--keep-unlisted").hideHelp().conflicts("withdrawUnlisted"))
  .action(importFile);
program
  .command("export")
  .description("Exports what is on sale as a CSV to edit and import again; never overwrites a file")
  .argument("<file>", "the file to write")
  .action(exportFile);
program
  .command("export-snapshot")
  .description("Exports the catalogue snapshot that the shop can be built from without a running API")
  .argument("<file>", "the file to write")
  .action(exportSnapshotFile);
try {
  await program.parseAsync();
} catch (fault) {
  // Commander has printed its own faults and the help; asking for help is no fault.
  const isUsage = fault instanceof Error && "exitCode" in fault;
  if (!isUsage) process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = isUsage && fault.exitCode === 0 ? 0 : exitFailed;
}
