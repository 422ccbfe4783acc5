/**
 * Runs the command given as arguments and ends its whole process group when the runner goes: for commands that start
 * processes of their own and would leave them behind (`node --watch`, `next dev`). The runner holds the other end of
 * our standard input.
 */
import { spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { signalGroup } from "./child.ts";

const STOP_DEADLINE_MS = 8000;
const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error("guard.ts needs a command to run");

const guarded = spawn(command, args, { detached: true, stdio: ["ignore", "inherit", "inherit"] });
const exited = new Promise<number>((resolve) => {
  guarded.once("error", () => resolve(127));
  guarded.once("exit", (code) => resolve(code ?? 1));
});

const stop = async () => {
  const pid = guarded.pid ?? 0;
  signalGroup(pid, "SIGTERM");
  await Promise.race([exited, delay(STOP_DEADLINE_MS)]);
  signalGroup(pid, "SIGKILL");
  process.exit(1);
};
process.stdin.on("end", () => void stop());
process.stdin.on("error", () => void stop());
process.stdin.resume();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());

process.exit(await exited);
