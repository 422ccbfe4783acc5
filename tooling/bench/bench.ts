import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { budgets, pageNames } from "@precise/budgets/budgets";
import { measurePage, type PageWeight } from "@precise/budgets/measure-page";
import { pageAddresses } from "@precise/budgets/page-addresses";
import { withChromium } from "@precise/budgets/with-chromium";
import { chromiumOfThisMachine } from "@precise/chromium/find-chromium";
import { buildShop, removeCopy } from "@precise/run/build-shop";
import { readRunSettings } from "@precise/run/env";
import { startOwnStack } from "@precise/run/own-stack";
import { wordsOf } from "@precise/run/plain-failure";
import { requireTools } from "@precise/run/preflight";
import { createProgress } from "@precise/run/progress";
import { endRunningCommands } from "@precise/run/run-command";
import { root } from "@precise/run/workspace";
import { type BenchRow, benchTable } from "./bench-table.ts";

/**
 * `pnpm bench`: what a cold visit to each page costs, beside its budget, on a stack of its own.
 * Bytes and requests are exact; paint times are of this machine only. The whole result goes to `bench-results/`.
 */
const RUNS = 3;
const undos: (() => Promise<void>)[] = [];
const undoAll = async () => {
  for (const undo of undos.splice(0).reverse())
    await undo().catch((error: unknown) => console.error(wordsOf(error)));
};
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    endRunningCommands();
    void undoAll().then(() => process.exit(130));
  });
}

try {
  await bench();
} catch (error) {
  console.error(wordsOf(error));
  process.exitCode = 1;
}
await undoAll();
process.exit();

async function bench(): Promise<void> {
  const settings = readRunSettings();
  const { machine } = settings;
  requireTools(machine.PATH ?? "");
  const results = join(root, "bench-results");
  mkdirSync(results, { recursive: true });
  const progress = createProgress(process.stdout, settings.isCi);
  const found = await chromiumOfThisMachine({ named: settings.chromiumPath, searchPath: machine.PATH ?? "" });
  progress.line(`  ${found.words}`);
  const copyName = `test-${process.pid}`;
  undos.push(async () => removeCopy(copyName));
  const distDir = await progress.step("build", (note) => buildShop({ copyName, machine, note }));
  const { stack } = await startOwnStack({
    settings,
    distDir,
    progress,
    onStop: (undo) => void undos.push(undo),
    keepLogsIn: join(results, "logs"),
  });
  const addresses = await pageAddresses(stack.shopUrl);
  const rows: BenchRow[] = [];
  await withChromium(found.path, async (browser) => {
    for (const page of pageNames) {
      await progress.step(page, async () => {
        // Not counted: it fills the server's cache of resized pictures.
        await measurePage(browser, addresses[page]);
        const visits: PageWeight[] = [];
        for (let run = 0; run < RUNS; run += 1) visits.push(await measurePage(browser, addresses[page]));
        rows.push({ page, budget: budgets[page], visits });
      });
    }
  });
  const file = join(results, `pages-${new Date().toISOString().replaceAll(":", "-").slice(0, 19)}.json`);
  writeFileSync(
    file,
    JSON.stringify({ when: new Date().toISOString(), runs: RUNS, pages: rows }, undefined, 2),
  );
  progress.line(`\n${benchTable(rows)}\n\n  Written to ${file}`);
}
