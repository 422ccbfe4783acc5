import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { removeCopy, removeLeftCopies } from "./build-shop.ts";
import { getChanges } from "./changes.ts";
import { readRunSettings } from "./env.ts";
import { isProcessAlive } from "./folder-lock.ts";
import { wordsOf } from "./plain-failure.ts";
import { requireTools } from "./preflight.ts";
import { createProgress } from "./progress.ts";
import { nothingRemembered, openRemembered, openWorkingTree } from "./remembered.ts";
import type { Tally } from "./tally.ts";
import { readTestArguments } from "./test-arguments.ts";
import { freshReports } from "./test-context.ts";
import { chooseSteps, closingLine, runSteps } from "./test-run.ts";
import { testSteps } from "./test-steps.ts";
import { createUndoList } from "./undo-list.ts";
import { watchLauncher } from "./watch-launcher.ts";
import { root } from "./workspace.ts";

/**
 * `pnpm test`: what guards each promise of the shop; `--whole` (and CI=true): everything. On ports, data and a copy of
 * the shop of its own, so that it runs beside a running shop. What passed before on the same files is not run again;
 * `--again` does.
 * `pnpm test --only lint,unit` runs these groups and what they need; `pnpm test --changed` runs what tests the packages
 * that differ from main and those that stand on them, by turbo's graph, and the checks of the whole tree. The last line is `N passed, N failed`.
 */
const undos = createUndoList();
watchLauncher(() => undos.stop());

let tally: Tally = { passed: 0, failed: 1 };
try {
  const { only, changedSince, isWhole, isAgain } = readTestArguments(process.argv.slice(2));
  const settings = readRunSettings();
  requireTools(settings.machine.PATH ?? "");
  const progress = createProgress(process.stdout, settings.isCi);
  const changes = changedSince === undefined ? undefined : await getChanges(changedSince, settings.machine);
  if (changes) progress.line(`Changed: ${[...changes.packages].join(", ") || "no package"}`);
  const depth = settings.isCi || isWhole ? "whole" : "short";
  const copyName = `test-${process.pid}`;
  removeLeftCopies(isProcessAlive);
  undos.onStop(async () => removeCopy(copyName));
  const steps = testSteps({
    settings,
    progress,
    copyName,
    reports: freshReports(),
    depth,
    onStop: undos.onStop,
    ...(changes && { changes }),
  });
  // Packages that did not change, and a real server for the API, are not tested each time.
  const kind = [depth, process.version, changes?.since, settings.testDatabaseUrl].join(" ");
  const remembered =
    settings.isCi || isAgain
      ? nothingRemembered
      : await openRemembered(openWorkingTree(settings.machine, undos.onStop), kind);
  const chosen = chooseSteps(steps, only, changes?.packages);
  tally = await runSteps(chosen, progress, undos.isStopped, remembered);
  if (depth === "short" && !undos.isStopped()) {
    const groups = new Set(chosen.map(({ group }) => group));
    for (const line of leftToCi(groups)) progress.line(line);
  }
} catch (error) {
  if (!undos.isStopped()) console.error(wordsOf(error));
}
if (!undos.isStopped()) undos.onStop(async () => console.log(`\n${closingLine(tally)}`));
await undos.finish(tally.failed === 0 ? 0 : 1);

/**
 * Says what the short form did not test, counted in the tests themselves.
 * @param groups the groups of the steps that were chosen
 * @returns lines for a person; none where nothing was left
 */
function leftToCi(groups: ReadonlySet<string>): readonly string[] {
  const left: string[] = [];
  if (groups.has("api")) {
    const files = globSync("apps/api/**/*.whole.test.ts", { cwd: root, exclude: ["**/node_modules/**"] });
    left.push(`${files.length} files of the api (processes, an old migration, a property), and PostgreSQL`);
  }
  if (groups.has("journeys")) {
    const journeys = globSync("apps/*/e2e/**/*.spec.ts", { cwd: root })
      .map((file) => readFileSync(join(root, file), "utf8"))
      .reduce((sum, text) => sum + (text.match(/@whole\b/g)?.length ?? 0), 0);
    left.push(`journeys marked @whole (${journeys} marks), outages, eager scripts`);
    left.push("layout and contrast of the pages that this commit's sample leaves out");
  }
  if (left.length === 0) return [];
  return ["\n  Left to CI (all of it here: pnpm test --whole):", ...left.map((line) => `    ${line}`)];
}
