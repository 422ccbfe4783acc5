import { Worker } from "node:worker_threads";

/** Two at a time, for each may take much memory; the others wait for their turn. */
const mostAtOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

/**
 * Has a file read in a thread of its own, bounded in time and memory, so that no other caller waits for it, and one that is
 * made to exhaust a reader takes the thread down and nothing else.
 * @param worker posts its one result
 * @returns undefined for a file that takes more than it may
 */
export async function readInThread<Result>(
  worker: URL,
  workerData: unknown,
  bounds: { readonly mostMilliseconds: number; readonly mostMegabytes: number },
): Promise<Result | undefined> {
  if (running >= mostAtOnce) await new Promise<void>((turn) => waiting.push(turn));
  else running += 1;
  try {
    return await run<Result>(worker, workerData, bounds);
  } finally {
    const next = waiting.shift();
    // A waiting file takes this one's place.
    if (next) next();
    else running -= 1;
  }
}

function run<Result>(
  url: URL,
  workerData: unknown,
  { mostMilliseconds, mostMegabytes }: Parameters<typeof readInThread>[2],
): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(url, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 32 },
    });
    const timer = setTimeout(() => {
      resolve(undefined);
      void worker.terminate();
    }, mostMilliseconds);
    worker.once("message", resolve);
    worker.once("error", (fault: NodeJS.ErrnoException) => {
      if (fault.code === "ERR_WORKER_OUT_OF_MEMORY") resolve(undefined);
      else reject(fault);
    });
    worker.once("exit", () => {
      clearTimeout(timer);
      reject(new Error("the reader of a file ended without an answer"));
    });
  });
}
