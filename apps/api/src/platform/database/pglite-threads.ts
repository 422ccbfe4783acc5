import { Worker } from "node:worker_threads";

/** Where the threads come from in which PGlite runs, and where they go when their database is closed. */
export interface PgliteThreads {
  take(): Worker;
  giveBack(thread: Worker): Promise<void>;
}

/** A thread for each database, ended with it. */
export const ownThreads: PgliteThreads = {
  take: () => new Worker(new URL("./pglite-worker.ts", import.meta.url), { name: "pglite" }),
  giveBack: async (thread) => void (await thread.terminate()),
};
