import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumOfThisMachine } from "@precise/chromium/find-chromium";
import { buildShop, removeCopy } from "@precise/run/build-shop";
import { readRunSettings } from "@precise/run/env";
import { startOwnStack } from "@precise/run/own-stack";
import { wordsOf } from "@precise/run/plain-failure";
import { requireTools } from "@precise/run/preflight";
import { createProgress } from "@precise/run/progress";
import { runCommand } from "@precise/run/run-command";
import { createUndoList } from "@precise/run/undo-list";
import { root } from "@precise/run/workspace";
import { abuseTable, endsOf, type TestEnd } from "./abuse-table.ts";
import { findAbuseTests } from "./find-abuse-tests.ts";

/**
 * `pnpm abuse`: every test with the number of an abuse case, and a table of the cases. Those that need the whole shop
 * get one of their own, on free ports.
 */
const needsShop = join("tooling", "open-internet");
const longestMilliseconds = 10 * 60_000;
const undos = createUndoList();

let isHeldAll = false;
try {
  isHeldAll = await runAll();
} catch (error) {
  if (!undos.isStopped()) console.error(wordsOf(error));
}
await undos.finish(isHeldAll ? 0 : 1);

async function runAll(): Promise<boolean> {
  const settings = readRunSettings();
  const { machine } = settings;
  requireTools(machine.PATH ?? "");
  const progress = createProgress(process.stdout, settings.isCi);
  const { onStop } = undos;
  const reports = mkdtempSync(join(tmpdir(), "precise-abuse-"));
  onStop(async () => rmSync(reports, { recursive: true, force: true }));
  const copyName = `test-${process.pid}`;
  onStop(async () => removeCopy(copyName));

  const ends: TestEnd[] = [];
  const run = (folder: string, files: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    progress.step(folder, async (note) => {
      const report = join(reports, `${folder.replaceAll(/\W/g, "-")}.json`);
      const end = await runCommand({
        command: join(root, folder, "node_modules", ".bin", "vitest"),
        args: [
          ...["run", ...files, "-t", "abuse \\d+: ", "--no-color"],
          ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
        ],
        cwd: join(root, folder),
        env: { ...machine, ...env },
        limitMs: longestMilliseconds,
      });
      const found = existsSync(report) ? endsOf(JSON.parse(readFileSync(report, "utf8"))) : [];
      ends.push(...found);
      note(`${found.filter(({ isPassed }) => isPassed).length} of ${found.length}`);
      if (!end.isOk) progress.line(end.output);
      return end.isOk;
    });

  const results: boolean[] = [];
  const tests = findAbuseTests(root);
  for (const { folder, files } of tests) if (folder !== needsShop) results.push(await run(folder, files));
  const ofShop = tests.find(({ folder }) => folder === needsShop);
  if (ofShop !== undefined) {
    const distDir = await progress.step("build", (note) => buildShop({ copyName, machine, note }));
    mkdirSync(join(root, "test-results"), { recursive: true });
    const keepLogsIn = join(root, "test-results", "abuse-logs");
    const { stack } = await startOwnStack({ settings, distDir, progress, onStop, keepLogsIn });
    const found = await chromiumOfThisMachine({
      named: settings.chromiumPath,
      searchPath: machine.PATH ?? "",
    });
    const env = {
      SHOP_URL: stack.shopUrl,
      API_URL: stack.apiUrl,
      SHOP_DIST_DIR: distDir,
      CHROMIUM_PATH: found.path,
    };
    results.push(await run(needsShop, ofShop.files, env));
  }
  const { lines, isHeld } = abuseTable(ends);
  progress.line(["", ...lines, ""].join("\n"));
  return isHeld && results.every(Boolean);
}
