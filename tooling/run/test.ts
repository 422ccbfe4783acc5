import { removeCopy, removeLeftCopies } from "./build-shop.ts";
import { findChanges } from "./changes.ts";
import { readRunSettings } from "./env.ts";
import { isProcessAlive } from "./folder-lock.ts";
import { wordsOf } from "./plain-failure.ts";
import { requireTools } from "./preflight.ts";
import { createProgress } from "./progress.ts";
import type { Tally } from "./tally.ts";
import { readTestArguments } from "./test-arguments.ts";
import { freshReports } from "./test-context.ts";
import { chooseSteps, closingLine, runSteps } from "./test-run.ts";
import { testSteps } from "./test-steps.ts";
import { createUndoList } from "./undo-list.ts";
import { watchLauncher } from "./watch-launcher.ts";

/**
 * `pnpm test`: everything, on ports, data and a copy of the shop of its own, so that it runs beside a running shop.
 * `pnpm test --only lint,unit` runs these groups and what they need; `pnpm test --changed` runs what tests the packages
 * that differ from main and those that stand on them, by turbo's graph, and the checks of the whole tree. The last line is `N passed, N failed`.
 */
const undos = createUndoList();
watchLauncher(() => undos.stop());

let tally: Tally = { passed: 0, failed: 1 };
try {
  const { only, changedSince } = readTestArguments(process.argv.slice(2));
  const settings = readRunSettings();
  requireTools(settings.machine.PATH ?? "");
  const progress = createProgress(process.stdout, settings.isCi);
  const changes = changedSince === undefined ? undefined : await findChanges(changedSince, settings.machine);
  if (changes) progress.line(`Changed: ${[...changes.packages].join(", ") || "no package"}`);
  const copyName = `test-${process.pid}`;
  removeLeftCopies(isProcessAlive);
  undos.onStop(async () => removeCopy(copyName));
  const steps = testSteps({
    settings,
    progress,
    copyName,
    reports: freshReports(),
    onStop: undos.onStop,
    ...(changes && { changes }),
  });
  tally = await runSteps(chooseSteps(steps, only, changes?.packages), progress, undos.isStopped);
} catch (error) {
  if (!undos.isStopped()) console.error(wordsOf(error));
}
if (!undos.isStopped()) undos.onStop(async () => console.log(`\n${closingLine(tally)}`));
await undos.finish(tally.failed === 0 ? 0 : 1);
