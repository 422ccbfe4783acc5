import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Who holds a lock. `startedAt` distinguishes a process from a later one with the same number. */
export interface LockHolder {
  readonly pid: number;
  readonly startedAt: string;
  readonly what: string;
}

/**
 * Takes a lock file, atomically; a lock whose holder is gone is taken over.
 * @returns a function that gives it back, or the live holder
 */
export function takeLock(file: string, what: string): { release(): void } | { heldBy: LockHolder } {
  mkdirSync(dirname(file), { recursive: true });
  const mine: LockHolder = { pid: process.pid, startedAt: startOf(process.pid), what };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: "wx" });
      return { release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    const heldBy = lockHolder(file);
    if (heldBy !== undefined) return { heldBy };
    rmSync(file, { force: true });
  }
  throw new Error(`${file} changes hands too quickly to be taken`);
}

/** The live process that holds a lock file; undefined when there is none, or its holder is gone. */
export function lockHolder(file: string): LockHolder | undefined {
  try {
    const holder: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (isHolder(holder) && isProcessAlive(holder.pid) && startOf(holder.pid) === holder.startedAt)
      return holder;
  } catch {
    // No lock file, or one that was cut off while it was written: no process holds it.
  }
  return undefined;
}

function isHolder(value: unknown): value is LockHolder {
  if (typeof value !== "object" || value === null) return false;
  const { pid, startedAt, what } = value as Record<string, unknown>;
  return typeof pid === "number" && pid > 1 && typeof startedAt === "string" && typeof what === "string";
}

/** True while a process of this number exists, of any user. */
export function isProcessAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: alive, but another person's.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** When a process started, in the kernel's own ticks with the boot's id; empty where the system does not say. */
function startOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot}/${fields[19] ?? ""}`;
  } catch {
    return "";
  }
}
