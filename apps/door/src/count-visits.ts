import { countedPageOf, visitsPath } from "@precise/contract/door/visits";
import type { DoorRequest } from "./door-request.ts";
import type { Upstreams } from "./upstream/ask-upstream.ts";
import { ownHeaders } from "./visitors/headers.ts";

const reportEveryMs = 60_000;
const timeoutMs = 5_000;
/** Robots that say so, and tools. Anyone who hides it is counted. */
const robot = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|undici|^node/i;

/** How often pages are opened, without a cookie and without keeping anything of who opens them. */
export interface VisitCounts {
  /** Called when a request has been answered. */
  note(asking: DoorRequest, status: number): void;
  /** Reports what was counted since the last time; what the API does not take is kept for the next. */
  report(): Promise<void>;
  close(): Promise<void>;
}

export function countVisits(upstreams: Upstreams, internalSecret: string | undefined): VisitCounts {
  let counts = new Map<string, number>();

  async function report(): Promise<void> {
    if (counts.size === 0 || internalSecret === undefined) return;
    const taken = counts;
    counts = new Map();
    const isTaken = await send(upstreams, internalSecret, taken).catch(() => false);
    if (isTaken) return;
    for (const [page, visits] of taken) counts.set(page, (counts.get(page) ?? 0) + visits);
  }
  const timer = setInterval(() => void report(), reportEveryMs).unref();
  return {
    note(asking, status) {
      if (status !== 200 && status !== 304) return;
      const page = pageOf(asking);
      if (page !== undefined) counts.set(page, (counts.get(page) ?? 0) + 1);
    },
    report,
    async close() {
      clearInterval(timer);
      await report();
    },
  };
}

/** The page that a person opens with this request, as a document or by the app on a page; undefined for all else. */
function pageOf({ request, zone, url, isPrefetch }: DoorRequest): string | undefined {
  if (zone.name !== "shop" || request.method !== "GET" || isPrefetch) return undefined;
  const { headers } = request;
  const isDocument = headers["sec-fetch-dest"] === "document" || headers.accept?.includes("text/html");
  const isNavigation = headers.rsc === "1" && headers["next-router-prefetch"] === undefined;
  if (!isDocument && !isNavigation) return undefined;
  const agent = headers["user-agent"] ?? "";
  return agent === "" || robot.test(agent) ? undefined : countedPageOf(url.path);
}

async function send(
  upstreams: Upstreams,
  internalSecret: string,
  counts: ReadonlyMap<string, number>,
): Promise<boolean> {
  const { status, body } = await upstreams.ask({
    upstream: "api",
    method: "POST",
    path: visitsPath,
    headers: { ...ownHeaders(internalSecret), "content-type": "application/json" },
    body: Buffer.from(JSON.stringify({ counts: Object.fromEntries(counts) })),
    mayRepeat: false,
    repeatOn: [],
    timeoutMs,
  });
  await body.dump();
  return status === 200;
}
