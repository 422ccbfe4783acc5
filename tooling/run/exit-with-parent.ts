/**
 * Preloaded into every server that the runner starts (`node --import`). The runner holds the other end of this
 * process's standard input and never writes to it; when the runner dies, however hard, the pipe ends and the server
 * stops as if it had received a signal. So no server outlives the command that started it.
 */
import { isMainThread } from "node:worker_threads";

const STOP_DEADLINE_MS = 10_000;

// Worker threads inherit the preload, but their standard input is empty from the start.
if (isMainThread) {
  process.stdin.on("error", stop);
  process.stdin.on("end", stop);
  process.stdin.resume();
  if ("unref" in process.stdin) process.stdin.unref();
}

function stop(): void {
  setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
  process.kill(process.pid, "SIGTERM");
}
