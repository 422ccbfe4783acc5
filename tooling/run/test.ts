import { removeCopy, removeLeftCopies } from "./build-shop.ts";
import { readRunSettings } from "./env.ts";
import { isProcessAlive } from "./folder-lock.ts";
import { PlainFailure, wordsOf } from "./plain-failure.ts";
import { requireTools } from "./preflight.ts";
import { createProgress } from "./progress.ts";
import { endRunningCommands } from "./run-command.ts";
import type { Tally } from "./tally.ts";
import { freshReports } from "./test-context.ts";
import { chooseSteps, closingLine, runSteps } from "./test-run.ts";
import { testSteps } from "./test-steps.ts";
import { watchLauncher } from "./watch-launcher.ts";

/**
 * `pnpm test`: everything, on ports, data and a copy of the shop of its own, so that it runs beside a running shop.
 * `pnpm test --only lint,unit` runs these groups and what they need. The last line is `N passed, N failed`.
 */
const undos: (() => Promise<void>)[] = [];
const undoAll = async () => {
  for (const undo of undos.splice(0).reverse()) {
    await undo().catch((error: unknown) => console.error(wordsOf(error)));
  }
};
const stop = () => {
  endRunningCommands();
  void undoAll().then(() => process.exit(130));
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
watchLauncher(stop);

let tally: Tally = { passed: 0, failed: 1 };
try {
  const settings = readRunSettings();
  requireTools(settings.machine.PATH ?? "");
  const progress = createProgress(process.stdout, settings.isCi);
  const copyName = `test-${process.pid}`;
  removeLeftCopies(isProcessAlive);
  undos.push(async () => removeCopy(copyName));
  const steps = testSteps({
    settings,
    progress,
    copyName,
    reports: freshReports(),
    onStop: (undo) => void undos.push(undo),
  });
  tally = await runSteps(chooseSteps(steps, onlyGroups(process.argv.slice(2))), progress);
} catch (error) {
  console.error(wordsOf(error));
}
await undoAll();
console.log(`\n${closingLine(tally)}`);
process.exit(tally.failed === 0 ? 0 : 1);

function onlyGroups(args: readonly string[]): readonly string[] {
  const [flag, ...values] = args.flatMap((arg) => arg.split("="));
  if (flag === undefined) return [];
  if (flag !== "--only" || values.length !== 1)
    throw new PlainFailure(
      "Usage: pnpm test [--only lint,boundaries,docs,build,types,unit,api,budgets,internet,journeys]",
    );
  return (values[0] ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
