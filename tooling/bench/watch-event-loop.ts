import { writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

// Preloaded into a measured server: on SIGUSR2 it writes the longest task of its event loop since the last time, in
// milliseconds, to the file that its own address names: `watch-event-loop.ts?file=…`. Counted is the thread's own processor time between two turns of a
// timer: what others on the machine take does not count.

const everyMs = 2;
const file = new URL(import.meta.url).searchParams.get("file");
if (isMainThread && file !== null) {
  let longest = 0;
  let before = threadMs();
  setInterval(() => {
    const now = threadMs();
    longest = Math.max(longest, now - before);
    before = now;
  }, everyMs).unref();
  process.on("SIGUSR2", () => {
    writeFileSync(file, String(longest));
    longest = 0;
  });
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
