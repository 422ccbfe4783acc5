/**
 * Preloaded into each server of a soak (`node --import …/watch-self.ts?folder=…`): says on a socket named by its process
 * number what only the process itself knows. Each question is a full garbage collection first.
 */
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";
import type { OwnFigures } from "./look-at-process.ts";

const folder = new URL(import.meta.url).searchParams.get("folder");
if (isMainThread && folder !== null) {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  const lag = monitorEventLoopDelay({ resolution: 50 });
  lag.enable();
  const socket = `${folder}/${process.pid}`;
  rmSync(socket, { force: true });
  createServer((_question, answer) => {
    // What is told is of the time before the collection, which itself holds the loop.
    const [lagP99Ms, lagMostMs] = [lag.percentile(99) / 1e6, lag.max / 1e6];
    if (typeof collect === "function") collect();
    const { heapUsed, external } = process.memoryUsage();
    const figures: OwnFigures = {
      heapMib: heapUsed / 2 ** 20,
      externalMib: external / 2 ** 20,
      active: countKinds(process.getActiveResourcesInfo()),
      lagP99Ms,
      lagMostMs,
    };
    lag.reset();
    answer.setHeader("connection", "close");
    answer.end(JSON.stringify(figures));
  })
    .listen(socket)
    .unref();
}

function countKinds(kinds: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
