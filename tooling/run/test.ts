import { removeCopy, removeLeftCopies } from "./build-shop.ts";
import { readRunSettings } from "./env.ts";
import { isProcessAlive } from "./folder-lock.ts";
import { PlainFailure, wordsOf } from "./plain-failure.ts";
import { requireTools } from "./preflight.ts";
import { createProgress } from "./progress.ts";
import type { Tally } from "./tally.ts";
import { freshReports } from "./test-context.ts";
import { chooseSteps, closingLine, runSteps } from "./test-run.ts";
import { testSteps } from "./test-steps.ts";
import { createUndoList } from "./undo-list.ts";
import { watchLauncher } from "./watch-launcher.ts";

/**
 * `pnpm test`: everything, on ports, data and a copy of the shop of its own, so that it runs beside a running shop.
 * `pnpm test --only lint,unit` runs these groups and what they need. The last line is `N passed, N failed`.
 */
const undos = createUndoList();
watchLauncher(() => undos.stop());

let tally: Tally = { passed: 0, failed: 1 };
try {
  const settings = readRunSettings();
  requireTools(settings.machine.PATH ?? "");
  const progress = createProgress(process.stdout, settings.isCi);
  const copyName = `test-${process.pid}`;
  removeLeftCopies(isProcessAlive);
  undos.onStop(async () => removeCopy(copyName));
  const steps = testSteps({
    settings,
    progress,
    copyName,
    reports: freshReports(),
    onStop: undos.onStop,
  });
  tally = await runSteps(chooseSteps(steps, onlyGroups(process.argv.slice(2))), progress, undos.isStopped);
} catch (error) {
  if (!undos.isStopped()) console.error(wordsOf(error));
}
if (!undos.isStopped()) undos.onStop(async () => console.log(`\n${closingLine(tally)}`));
await undos.finish(tally.failed === 0 ? 0 : 1);

function onlyGroups(args: readonly string[]): readonly string[] {
  const [flag, ...values] = args.flatMap((arg) => arg.split("="));
  if (flag === undefined) return [];
  if (flag !== "--only" || values.length !== 1)
    throw new PlainFailure(
      "Usage: pnpm test [--only lint,boundaries,docs,words,build,types,unit,api,budgets,internet,journeys]",
    );
  return (values[0] ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
