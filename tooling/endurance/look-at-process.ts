import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";

/** What a process says of itself. */
export interface OwnFigures {
  /** JavaScript's heap after a garbage collection. */
  readonly heapMib: number;
  /** Memory that its objects hold outside the heap: buffers, images. */
  readonly externalMib: number;
  /** How many of each kind keep its event loop alive: sockets, timers, files, by Node's names. */
  readonly active: Readonly<Record<string, number>>;
  /** Of the time since it was last asked. */
  readonly lagP99Ms: number;
  readonly lagMostMs: number;
}

/** One look at one process. */
export interface Look extends OwnFigures {
  /** Milliseconds since the soak began. */
  readonly atMs: number;
  /** Memory that it holds of the machine. */
  readonly rssMib: number;
  /** Files, sockets and pipes that it has open. */
  readonly handles: number;
}

/** @param folder where `watch-self.ts` listens @throws Error where the process has ended or does not answer */
export async function lookAtProcess(pid: number, folder: string, atMs: number): Promise<Look> {
  const own = await askItself(join(folder, String(pid)));
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kib = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]);
  return { atMs, rssMib: kib / 1024, handles: readdirSync(`/proc/${pid}/fd`).length, ...own };
}

function askItself(socketPath: string): Promise<OwnFigures> {
  return new Promise((resolve, reject) => {
    const asking = request({ socketPath, path: "/", timeout: 20_000 }, (answer) => {
      // Our own preload wrote it.
      json(answer).then((figures) => resolve(figures as OwnFigures), reject);
    });
    asking.on("timeout", () => asking.destroy(new Error(`${socketPath} does not answer`)));
    asking.on("error", reject).end();
  });
}
