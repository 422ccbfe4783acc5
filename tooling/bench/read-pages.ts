import { Agent, get } from "node:http";

/** What readers of pages saw. */
export interface Readings {
  readonly read: number;
  /** Sent from memory, or from the pages that the shop has made before. */
  readonly fromKept: number;
  readonly failed: number;
  readonly perSecond: number;
}

/** Reads pages in turn, as many at once as there are readers, until it is stopped. */
export function readPages(urls: readonly string[], readers: number): { stop(): Promise<Readings> } {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const begunAt = performance.now();
  let [read, fromKept, failed, next] = [0, 0, 0, 0];
  let isStopped = false;
  const one = () =>
    new Promise<void>((done) => {
      const url = urls[next++ % urls.length] ?? "";
      get(url, { agent, headers: { accept: "text/html,*/*", "accept-encoding": "br" } }, (answer) => {
        read += 1;
        if (answer.statusCode !== 200) failed += 1;
        if (isFromKept(answer.headers)) fromKept += 1;
        answer.resume().on("end", done).on("error", done);
      }).on("error", () => {
        failed += 1;
        done();
      });
    });
  const all = Array.from({ length: readers }, async () => {
    while (!isStopped) await one();
  });
  return {
    async stop() {
      isStopped = true;
      await Promise.all(all);
      agent.destroy();
      return { read, fromKept, failed, perSecond: read / ((performance.now() - begunAt) / 1000) };
    },
  };
}

/** The shop says so by the standard's header. */
function isFromKept(headers: Readonly<Record<string, string | string[] | undefined>>): boolean {
  return /;\s*hit\b/.test(String(headers["cache-status"]));
}
