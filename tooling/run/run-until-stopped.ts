import { isRunByPackageManager } from "./env.ts";
import { wordsOf } from "./plain-failure.ts";
import { endRunningCommands } from "./run-command.ts";

/** Registers something to undo at the end; the newest is undone first. */
export type OnStop = (undo: () => Promise<void>) => void;

/**
 * Runs a command that serves until it is stopped: Ctrl-C, SIGTERM or SIGHUP undo what was started, newest first, and
 * exit 0; a failure undoes the same, prints its words and exits 1. A second Ctrl-C does not cut the first one short:
 * the database is closed before the process ends, and every child has a deadline of its own.
 * @param run resolves only when something has gone wrong, with the words for it
 */
export async function runUntilStopped(run: (onStop: OnStop) => Promise<string>): Promise<void> {
  const undos: (() => Promise<void>)[] = [];
  let isStopping = false;

  const stop = async (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    clearInterval(parentWatch);
    endRunningCommands();
    for (const undo of undos.splice(0).reverse()) {
      await undo().catch((error: unknown) => console.error(wordsOf(error)));
    }
    process.exit(exitCode);
  };
  const onSignal = () => {
    if (process.stdout.isTTY) process.stdout.write("\n  Stopping …\n");
    void stop(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);
  const parentWatch = watchPackageManager(onSignal);

  try {
    const trouble = await run((undo) => {
      undos.push(undo);
    });
    if (!isStopping) console.error(`\n${trouble}`);
  } catch (error) {
    if (!isStopping) console.error(`\n${wordsOf(error)}`);
  }
  await stop(1);
}

/** Run by a package manager that is killed hard, nobody is left to pass Ctrl-C on: then stop as well. */
function watchPackageManager(onGone: () => void): NodeJS.Timeout | undefined {
  if (!isRunByPackageManager()) return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) onGone();
  }, 1000);
}
