import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";

/** How one server is started. */
export interface ChildPlan {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  /** Runs it as this user; only root may ask for it. */
  readonly user?: { readonly uid: number; readonly gid: number };
  /** Also called with every line, for development. */
  readonly onLine?: (line: string, channel: "stdout" | "stderr") => void;
}

/** How a process ended: by itself with a code, or by a signal. */
export interface ChildExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A running server with its whole process group. */
export interface Child {
  readonly plan: ChildPlan;
  readonly pid: number;
  readonly exited: Promise<ChildExit>;
  hasExited(): boolean;
  /** The newest lines of standard error, or of standard output where standard error was silent; oldest first. */
  lastLines(count: number): string[];
  /** Ends the whole process group: SIGTERM first, SIGKILL when `deadlineMs` have passed. Resolves when it is gone. */
  stop(deadlineMs?: number): Promise<void>;
}

const KEPT_LINES = 60;

/**
 * Starts a server in a process group of its own, so that a Ctrl-C at the terminal reaches only the runner, which then
 * stops the servers in order. Output goes to the log file; the last lines are kept for the message of a sudden death.
 */
export function startChild(plan: ChildPlan): Child {
  mkdirSync(dirname(plan.logFile), { recursive: true });
  const log = createWriteStream(plan.logFile, { flags: "a" });
  log.on("error", () => {
    // A full disk must not take the servers down; the last lines are still kept in memory.
  });
  const spawned = spawn(plan.command, plan.args, {
    cwd: plan.cwd,
    env: { ...plan.env },
    detached: true,
    stdio: ["pipe", "pipe", "pipe"],
    ...(plan.user === undefined ? {} : { uid: plan.user.uid, gid: plan.user.gid }),
  });
  const kept = { stdout: [] as string[], stderr: [] as string[] };
  for (const channel of ["stdout", "stderr"] as const) {
    createInterface({ input: spawned[channel] }).on("line", (line) => {
      log.write(`${line}\n`);
      plan.onLine?.(line, channel);
      if (line.trim() === "") return;
      kept[channel].push(line);
      if (kept[channel].length > KEPT_LINES) kept[channel].shift();
    });
  }
  let exit: ChildExit | undefined;
  const exited = new Promise<ChildExit>((resolve) => {
    const settle = (ended: ChildExit) => {
      exit = ended;
      log.end();
      resolve(ended);
    };
    spawned.once("error", (error) => {
      kept.stderr.push(error.message);
      settle({ code: 127, signal: null });
    });
    // "close" comes after the last line was read, also when a grandchild held the pipe a little longer.
    spawned.once("close", (code, signal) => settle({ code, signal }));
  });
  const pid = spawned.pid ?? 0;

  return {
    plan,
    pid,
    exited,
    hasExited: () => exit !== undefined,
    lastLines: (count) => (kept.stderr.length > 0 ? kept.stderr : kept.stdout).slice(-count),
    async stop(deadlineMs = 10_000) {
      if (exit === undefined && signalGroup(pid, "SIGTERM")) {
        await Promise.race([exited, delay(deadlineMs, undefined, { ref: false })]);
      }
      // Also after a clean exit: whatever the server itself started goes with it.
      signalGroup(pid, "SIGKILL");
      if (exit === undefined && pid !== 0) await exited;
    },
  };
}

/** Sends a signal to a whole process group. @returns false when the group is gone already */
export function signalGroup(pid: number, signal: NodeJS.Signals): boolean {
  if (pid <= 1) return false;
  try {
    return process.kill(-pid, signal);
  } catch {
    // No such group: it has ended, which is what was wanted.
    return false;
  }
}

/** The message for a server that ended without being asked to: one line, then what it said last. */
export function deathMessage(child: Pick<Child, "plan" | "lastLines">, exit: ChildExit): string {
  const how = exit.signal === null ? `exit code ${exit.code}` : `signal ${exit.signal}`;
  const said = child.lastLines(8);
  const head = `The ${child.plan.name} stopped by itself (${how})`;
  if (said.length === 0) return `${head} and said nothing. Its log: ${child.plan.logFile}`;
  if (said.length === 1) return `${head}: ${said[0]}`;
  return [`${head}. Its last lines, more in ${child.plan.logFile}:`, ...said.map((line) => `  ${line}`)].join(
    "\n",
  );
}
