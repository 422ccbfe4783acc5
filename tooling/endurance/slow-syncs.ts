import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type Child, startChild } from "@precise/run/child";
import { PlainFailure } from "@precise/run/plain-failure";
import { root } from "@precise/run/workspace";
import type { FaultRun } from "./fault-shop.ts";

const attachMs = 10_000;
/** Even where this run is killed, what it slowed down is let go after so many seconds. */
const mostSeconds = 60;
const syncs = "fsync,fdatasync";

/** Processes whose disk is slow. */
export interface SlowSyncs {
  /** Lets them go. @returns how many syncs were slow */
  end(): Promise<number>;
}

/**
 * Makes every sync of these processes, and of those that they start meanwhile, take so much longer, as a slow disk does: strace holds
 * the system call before it begins.
 * @throws PlainFailure where strace is missing, or may not attach to a process here
 */
export async function slowSyncs(
  run: Pick<FaultRun, "machine" | "onStop">,
  pids: readonly number[],
  addedMs: number,
): Promise<SlowSyncs> {
  let slow = 0;
  const strace = startChild({
    name: "strace",
    command: "timeout",
    args: [
      ...["--signal=TERM", "--kill-after=5", String(mostSeconds), "strace", "-f"],
      ...["-e", `trace=${syncs}`, "-e", `inject=${syncs}:delay_enter=${addedMs * 1000}`],
      ...pids.flatMap((pid) => ["-p", String(pid)]),
    ],
    cwd: "/",
    env: run.machine,
    logFile: join(root, "bench-results", "logs", "faults", "strace.log"),
    onLine: (line) => {
      if (line.includes("(DELAYED)")) slow += 1;
    },
  });
  const end = async () => {
    await strace.stop();
    for (const pid of pids) goOn(pid);
    return slow;
  };
  run.onStop(async () => void (await end()));
  await untilAttached(strace, pids);
  return { end };
}

/** The process with all that it has started, and what these have. */
export function withChildren(pid: number): number[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: Number(statusOf(Number(name), "PPid")) }));
  const under = (parent: number): number[] => [
    parent,
    ...parents.filter((each) => each.parent === parent).flatMap((each) => under(each.pid)),
  ];
  return under(pid);
}

async function untilAttached(strace: Child, pids: readonly number[]): Promise<void> {
  const end = performance.now() + attachMs;
  while (!pids.every((pid) => !isThere(pid) || Number(statusOf(pid, "TracerPid")) > 0)) {
    if (!strace.hasExited() && performance.now() < end) {
      await delay(20);
      continue;
    }
    const { code } = strace.hasExited() ? await strace.exited : { code: null };
    await strace.stop();
    // What `timeout` answers for a program that does not exist.
    if (code === 127) throw new PlainFailure("No strace: apt-get install strace");
    throw new PlainFailure(
      `strace may not attach to a process here; it takes root or CAP_SYS_PTRACE: ${strace.lastLines(1)[0] ?? "it said nothing"}`,
    );
  }
}

/** A process that strace has left while it was held is stopped until somebody lets it go on. */
function goOn(pid: number): void {
  try {
    process.kill(pid, "SIGCONT");
  } catch {
    // It has ended meanwhile, as connections of PostgreSQL do.
  }
}

const isThere = (pid: number) => statusOf(pid, "State") !== undefined;

/** A line of what the kernel says of a process; undefined where there is none by that number. */
function statusOf(pid: number, name: string): string | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return new RegExp(`^${name}:\\s+(.*)$`, "m").exec(status)?.[1];
  } catch {
    return undefined;
  }
}
