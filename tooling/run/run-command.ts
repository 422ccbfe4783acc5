import { spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { signalGroup } from "./child.ts";

/** One command that is run to its end. */
export interface CommandPlan {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly limitMs: number;
  /** The limit is on its silence: for what prints how far it is, and takes longer on a busy machine. */
  readonly mayGoOn?: boolean;
  readonly onLine?: (line: string) => void;
  /** Runs the command as this user; only root may ask for it. */
  readonly user?: { readonly uid: number; readonly gid: number };
}

/** How it ended. `output` is what it printed on both channels, in order; `stdout` on the first alone. */
export interface CommandEnd {
  readonly isOk: boolean;
  readonly code: number | null;
  readonly hasTimedOut: boolean;
  readonly output: string;
  readonly stdout: string;
}

/** Commands that run, by their process group, with their ends. */
const liveGroups = new Map<number, Promise<unknown>>();
/** How long a command may take to end when it is asked to. */
const endLimitMs = 5000;

/** Runs a command in a process group of its own; the whole group is ended when its limit is reached. */
export async function runCommand(plan: CommandPlan): Promise<CommandEnd> {
  const child = spawn(plan.command, plan.args, {
    cwd: plan.cwd,
    env: { ...plan.env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    ...(plan.user === undefined ? {} : { uid: plan.user.uid, gid: plan.user.gid }),
  });
  const pid = child.pid ?? 0;
  const chunks: string[] = [];
  const tooLong = Promise.withResolvers<"too long">();
  const timer = setTimeout(() => tooLong.resolve("too long"), plan.limitMs);
  let stdout = "";
  let unfinished = "";
  for (const channel of [child.stdout, child.stderr]) {
    channel.setEncoding("utf8");
    channel.on("data", (text: string) => {
      chunks.push(text);
      if (plan.mayGoOn) timer.refresh();
      if (channel === child.stdout) stdout += text;
      if (plan.onLine === undefined) return;
      const lines = (unfinished + text).split("\n");
      unfinished = lines.pop() ?? "";
      for (const line of lines) plan.onLine(line);
    });
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once("error", (error) => {
      chunks.push(`${error.message}\n`);
      resolve(127);
    });
    child.once("close", (code) => resolve(code));
  });
  liveGroups.set(pid, ended);
  const first = await Promise.race([ended, tooLong.promise]);
  clearTimeout(timer);
  const hasTimedOut = first === "too long";
  if (hasTimedOut) {
    const limit = `${Math.round(plan.limitMs / 1000)} s`;
    chunks.push(`\nStopped after ${plan.mayGoOn ? `${limit} of silence` : `its limit of ${limit}`}.\n`);
    signalGroup(pid, "SIGTERM");
    await Promise.race([ended, delay(3000, undefined, { ref: false })]);
  }
  signalGroup(pid, "SIGKILL");
  const code = await ended;
  liveGroups.delete(pid);
  return { isOk: code === 0 && !hasTimedOut, code, hasTimedOut, output: chunks.join(""), stdout };
}

/** Ends every command that still runs, with all that it has started, and waits until it has ended: for Ctrl-C. */
export async function endRunningCommands(): Promise<void> {
  await Promise.all(
    [...liveGroups].map(async ([pid, ended]) => {
      signalGroup(pid, "SIGTERM");
      await Promise.race([ended, delay(endLimitMs, undefined, { ref: false })]);
      signalGroup(pid, "SIGKILL");
      await ended;
    }),
  );
}
