import { wordsOf } from "./plain-failure.ts";
import { endRunningCommands } from "./run-command.ts";
import type { OnStop } from "./run-until-stopped.ts";

/** What a run has started, and the way back: everything is undone once, the newest first, however the run ends. */
export interface UndoList {
  readonly onStop: OnStop;
  /** True once a signal has come: what fails from then on fails because of it. */
  isStopped(): boolean;
  /** A signal, or another reason to stop: ends the commands that run, undoes everything, and exits. */
  stop(exitCode?: number): void;
  /** The end of a run: undoes everything and exits. A stop that is under way goes first, with its own exit code. */
  finish(exitCode: number): Promise<never>;
}

/** @param onSignal called with each signal before anything is ended */
export function createUndoList(onSignal: () => void = () => {}): UndoList {
  const undos: (() => Promise<void>)[] = [];
  let ending: Promise<never> | undefined;
  let isStopped = false;

  const undoAll = async () => {
    // One by one: what is undone last may have been registered while another was being undone.
    for (let undo = undos.pop(); undo !== undefined; undo = undos.pop()) {
      await undo().catch((error: unknown) => console.error(wordsOf(error)));
    }
  };
  const end = (exitCode: number) => {
    ending ??= endRunningCommands()
      .then(undoAll)
      .then(() => process.exit(exitCode));
    return ending;
  };
  const stop = (exitCode = 130) => {
    isStopped = true;
    void end(exitCode);
  };
  // Ctrl-C comes twice, from the terminal and from the pnpm that passes it on: the second must not cut the first short.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      onSignal();
      stop();
    });
  }
  return { onStop: (undo) => void undos.push(undo), isStopped: () => isStopped, stop, finish: end };
}
