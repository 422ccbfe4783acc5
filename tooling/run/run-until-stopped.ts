import { wordsOf } from "./plain-failure.ts";
import { endRunningCommands } from "./run-command.ts";
import { watchLauncher } from "./watch-launcher.ts";

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
    stopWatching();
    await endRunningCommands();
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
  const stopWatching = watchLauncher(onSignal);

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
