import { Worker } from "node:worker_threads";
import type { FileTable } from "./table-of-file.ts";

/** An honest file of 5,000 rows takes well under a second; a machine that is busy with others may be slow. */
const mostMilliseconds = 15_000;
const mostMegabytes = 256;

/** Two at a time, for each may take that much memory; the others wait for their turn. */
const mostAtOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

/**
 * Reads an uploaded file in a thread of its own, bounded in time and memory, so that no other caller waits for it.
 * @returns `too-complex` for a file that takes more than it may
 */
export async function readFile(bytes: Uint8Array<ArrayBuffer>): Promise<FileTable> {
  if (running >= mostAtOnce) await new Promise<void>((turn) => waiting.push(turn));
  else running += 1;
  try {
    return await readInThread(bytes);
  } finally {
    const next = waiting.shift();
    // A waiting file takes this one's place.
    if (next) next();
    else running -= 1;
  }
}

function readInThread(bytes: Uint8Array<ArrayBuffer>): Promise<FileTable> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./file-worker.ts", import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 32 },
    });
    const timer = setTimeout(() => {
      resolve({ ok: false, problem: "too-complex" });
      void worker.terminate();
    }, mostMilliseconds);
    worker.once("message", resolve);
    worker.once("error", (fault: NodeJS.ErrnoException) => {
      if (fault.code === "ERR_WORKER_OUT_OF_MEMORY") resolve({ ok: false, problem: "too-complex" });
      else reject(fault);
    });
    worker.once("exit", () => {
      clearTimeout(timer);
      reject(new Error("the reader of a file ended without an answer"));
    });
  });
}
