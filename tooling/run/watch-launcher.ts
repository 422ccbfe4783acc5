import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** What is known of a process; undefined when it is gone. */
export interface ProcessView {
  readonly parent: number;
  readonly command: string;
}
export type LookAtProcess = (pid: number) => ProcessView | undefined;

/** `npx`, `npm exec …`, `pnpm start`, and the shells that they put between. Not the shell of a person. */
const LAUNCHER = /(?:^|[/\s])(?:npx|npm|pnpm)(?:[.@\s]|$)|^(?:\S*\/)?(?:ba|da)?sh -c\b/;

/** The processes that lead from us up to the package manager that was started, nearest first. */
export function launcherChain(pid: number, look: LookAtProcess): readonly number[] {
  const chain: number[] = [];
  let above = look(pid)?.parent;
  while (above !== undefined && above > 1) {
    const view = look(above);
    if (view === undefined || !LAUNCHER.test(view.command)) break;
    chain.push(above);
    above = view.parent;
  }
  return chain;
}

/** False once a process of the chain has ended: then the one below it has another parent. */
export function isChainWhole(pid: number, chain: readonly number[], look: LookAtProcess): boolean {
  let below = pid;
  for (const above of chain) {
    if (look(below)?.parent !== above) return false;
    below = above;
  }
  return true;
}

/**
 * Calls back when the `npx` or `pnpm` that started us is gone. They pass Ctrl-C on, but when they are killed from
 * outside they leave what they started behind, and nothing would be left to stop it.
 * @returns a way to stop watching
 */
export function watchLauncher(onGone: () => void): () => void {
  const chain = launcherChain(process.pid, lookAtProcess);
  if (chain.length === 0) return () => {};
  const timer = setInterval(() => {
    if (isChainWhole(process.pid, chain, lookAtProcess)) return;
    clearInterval(timer);
    onGone();
  }, 1000);
  timer.unref();
  return () => clearInterval(timer);
}

function lookAtProcess(pid: number): ProcessView | undefined {
  try {
    if (process.platform === "linux") {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ");
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
      return { parent: Number(fields[1]), command };
    }
    const line = execFileSync("ps", ["-o", "ppid=,command=", "-p", String(pid)], {
      encoding: "utf8",
      stdio: "pipe",
    });
    const [, parent = "", command = ""] = /^\s*(\d+)\s+(.*)$/m.exec(line) ?? [];
    return { parent: Number(parent), command };
  } catch {
    // It has ended meanwhile, or this system does not say.
    return undefined;
  }
}
