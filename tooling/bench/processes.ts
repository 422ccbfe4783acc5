import { readdirSync, readFileSync } from "node:fs";

/** One line of /proc/<pid>/stat, as far as it is needed. */
export interface ProcessStat {
  readonly pid: number;
  readonly parent: number;
  /** Its own threads' CPU time and that of its ended children, in clock ticks. */
  readonly ticks: number;
}

/** Linux counts CPU time in hundredths of a second, whatever the kernel's own clock is. */
const MS_PER_TICK = 10;

/** @returns undefined for a line that cannot be read, as of a process that has just ended */
export function readStat(line: string): ProcessStat | undefined {
  // The name in brackets may hold spaces and brackets.
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  const numbers = [Number.parseInt(line, 10), ...[1, 11, 12, 13, 14].map((at) => Number(fields[at]))];
  if (numbers.some((number) => !Number.isFinite(number))) return undefined;
  const [pid = 0, parent = 0, user = 0, system = 0, childUser = 0, childSystem = 0] = numbers;
  return { pid, parent, ticks: user + system + childUser + childSystem };
}

/** A process and everything that descends from it. */
export function treeOf(root: number, all: readonly ProcessStat[]): ProcessStat[] {
  const own = all.filter(({ pid }) => pid === root);
  return [...own, ...all.filter(({ parent }) => parent === root).flatMap(({ pid }) => treeOf(pid, all))];
}

/**
 * CPU milliseconds that these process trees have used so far. Of this process, in which a stack's door lives, only its own:
 * it has also started what makes the load.
 */
export function cpuMsOf(roots: readonly number[]): number {
  const all = everyProcess();
  const others = roots.filter((root) => root !== process.pid);
  const ticks = others.flatMap((root) => treeOf(root, all)).reduce((sum, one) => sum + one.ticks, 0);
  const { user, system } = roots.length === others.length ? { user: 0, system: 0 } : process.cpuUsage();
  return ticks * MS_PER_TICK + (user + system) / 1_000;
}

/** Memory of a process tree, shared pages divided among those who share them, by process; MiB. */
export function memoryOf(root: number): { readonly name: string; readonly mib: number }[] {
  return treeOf(root, everyProcess()).flatMap(({ pid }) => {
    const rollup = read(`/proc/${pid}/smaps_rollup`);
    const kib = /^Pss:\s+(\d+) kB/m.exec(rollup)?.[1];
    const name = read(`/proc/${pid}/cmdline`).split("\0").slice(0, 2).join(" ").trim();
    return kib === undefined ? [] : [{ name, mib: Number(kib) / 1024 }];
  });
}

/** What one process has held in memory at most since it began, shared pages in full; MiB. */
export function mostMemoryOf(pid: number): number {
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1]) / 1024;
}

/** True where the system reports what the bench counts: Linux. */
export function canCountProcesses(): boolean {
  return process.platform === "linux";
}

function everyProcess(): ProcessStat[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readStat(read(`/proc/${pid}/stat`)) ?? []);
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // The process has ended meanwhile.
    return "";
  }
}
