import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * When a process started, as a text that only ever compares equal for the same process. Process numbers are used again;
 * number and start together are not.
 * @returns undefined where no such process runs, or where the system does not say
 */
export function processStart(pid: number): string | undefined {
  try {
    if (process.platform === "linux") {
      const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      // The name in brackets may hold anything; field 22, the start in clock ticks, is the 20th after it.
      const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
      return `${boot}/${ticks}`;
    }
    if (process.platform === "win32") return undefined;
    const startedAt = execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], {
      encoding: "utf8",
      stdio: "pipe",
    }).trim();
    return startedAt || undefined;
  } catch {
    return undefined; // no such process, or a system that does not say
  }
}

/** True when a process of that number exists, no matter whose it is. */
export function processRuns(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return fault instanceof Error && "code" in fault && fault.code === "EPERM";
  }
}
