import { wordsOf } from "@precise/run/plain-failure";
import { createUndoList } from "@precise/run/undo-list";
import { breakConnections } from "./break-connections.ts";
import { type FaultRun, startFaultRun } from "./fault-shop.ts";
import { fillDisk } from "./fill-disk.ts";
import { jumpClock } from "./jump-clock.ts";
import { killProcesses, killRunner } from "./kill-processes.ts";
import { slowDisk } from "./slow-disk.ts";

// `pnpm faults <processes | runner | connections | disk | slow-disk | clock | payments | money | rounds>`: docs/faults.md says what each does and what it has shown.
// Those of the API alone are in apps/api/test/faults.

const runs: Readonly<Record<string, (run: FaultRun, args: readonly string[]) => Promise<number>>> = {
  processes: killProcesses,
  runner: killRunner,
  connections: breakConnections,
  disk: fillDisk,
  "slow-disk": slowDisk,
  clock: jumpClock,
};
const [name = "", ...args] = process.argv.slice(2).filter((argument) => argument !== "--");
const run = Object.hasOwn(runs, name) ? runs[name] : undefined;
if (run === undefined) await import("../../apps/api/test/faults/faults.ts");
else {
  const undos = createUndoList();
  let exitCode = 1;
  try {
    exitCode = await run(startFaultRun(undos.onStop), args);
  } catch (error) {
    if (!undos.isStopped()) console.error(wordsOf(error));
  }
  await undos.finish(exitCode);
}
