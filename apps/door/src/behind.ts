import type { FastifyBaseLogger } from "fastify";
import { LRUCache } from "lru-cache";
import { countVisits, type VisitCounts } from "./count-visits.ts";
import type { DoorMetrics } from "./door-metrics.ts";
import type { DoorRequest } from "./door-request.ts";
import { type KeptAnswers, keptAnswers } from "./kept/kept-answers.ts";
import { type KeptFiles, keptFiles } from "./kept/kept-files.ts";
import { type CatalogueWatch, watchCatalogue } from "./kept/watch-catalogue.ts";
import type { CheckLimit } from "./limits.ts";
import type { DoorSettings } from "./settings.ts";
import { openUpstreams, type UpstreamAnswer } from "./upstream/ask-upstream.ts";
import { mayRepeat } from "./upstream/repeatable-calls.ts";
import { tracedAsk } from "./upstream/traced-ask.ts";
import { fixedHeaders, onlyHeeded } from "./visitors/headers.ts";
import { passBody, readBody } from "./visitors/read-body.ts";
import { Refused } from "./visitors/refusal.ts";

/** A page that an older one takes the place of is not waited for longer than that. */
const patienceMs = 3_000;
/** One at a time, and no long queue: a robot that reads the whole shop must not keep both hands of the machine busy. */
const mostWaiting = 8;

/** What stands behind the door, and what the door keeps of it. */
export interface Behind {
  readonly log: FastifyBaseLogger;
  readonly isOnIntent: boolean;
  readonly isDevelopment: boolean;
  readonly fixedHeaders: Readonly<Record<string, string>>;
  readonly patienceMs: number;
  readonly pages: KeptAnswers;
  readonly files: KeptFiles;
  readonly catalogue: CatalogueWatch;
  readonly visits: VisitCounts;
  /** What is being made for all who ask for it; true where it could be kept. */
  readonly making: Map<string, Promise<boolean>>;
  /** Paths whose answers turned out to be for one visitor. */
  readonly notKept: LRUCache<string, true>;
  /**
   * Passes a request on to its app.
   * @param timeoutMs milliseconds until it must have begun to answer
   * @throws Refused for what may not go on, and what the connection says where no app answers
   */
  ask(asking: DoorRequest, timeoutMs?: number): Promise<UpstreamAnswer>;
  /** Does work that no one waits for, one after the other; undefined where there is too much of it, or it fails. */
  beside<Value>(work: () => Promise<Value>): Promise<Value | undefined>;
  close(): Promise<void>;
}

export function openBehind(
  settings: DoorSettings,
  {
    log,
    metrics,
    checkLimit,
  }: { readonly log: FastifyBaseLogger; readonly metrics: DoorMetrics; readonly checkLimit: CheckLimit },
): Behind {
  const { internalSecret, isDevelopment } = settings;
  const upstreams = openUpstreams(
    {
      shop: settings.shopOrigins,
      api: settings.apiOrigins,
      trade: settings.tradeOrigins ?? settings.shopOrigins,
    },
    metrics.upstreamFailed,
    { isPatient: isDevelopment },
  );
  const catalogue = watchCatalogue(upstreams, internalSecret);
  const visits = countVisits(upstreams, internalSecret);
  const pages = keptAnswers(catalogue);
  const files = keptFiles();
  metrics.watchKept("pages", pages.size);
  metrics.watchKept("files", files.size);
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  return {
    log,
    isOnIntent: settings.scripts === "on-intent" && !isDevelopment,
    isDevelopment,
    fixedHeaders: fixedHeaders(settings.siteOrigins[0]?.startsWith("https:") === true),
    patienceMs,
    pages,
    files,
    catalogue,
    visits,
    making: new Map(),
    notKept: new LRUCache({ max: 5_000 }),
    async ask(asking, timeoutMs) {
      const { request, zone, url, visit, isPrefetch } = asking;
      const { raw } = request;
      const method = raw.method ?? "GET";
      if (zone.methods !== undefined && !zone.methods.includes(method)) {
        throw new Refused({
          status: 405,
          code: "bad_method",
          message: "This address is only read.",
          headers: { allow: zone.methods.join(", ") },
        });
      }
      let wait = isPrefetch ? await checkLimit(request, "prefetches") : 0;
      if (wait === 0 && zone.limit !== "none") wait = await checkLimit(request, zone.limit);
      if (wait > 0) {
        const headers = { "retry-after": String(wait) };
        throw new Refused({
          status: 429,
          code: "too_many_requests",
          message: "Too many requests. Wait a moment and try again.",
          headers,
        });
      }
      const body = zone.isUpload
        ? passBody(raw, zone.largestBodyBytes)
        : await readBody(raw, zone.largestBodyBytes);
      if (body === "too-large")
        throw new Refused({ status: 413, code: "body_too_large", message: "The request is too large." });
      const headers = asking.mayBeKept ? onlyHeeded(asking.headersForApp()) : asking.headersForApp();
      // What is finished or compressed here comes as it is written.
      if (zone.compresses) delete headers["accept-encoding"];
      if (Buffer.isBuffer(body)) headers["content-length"] = String(body.length);
      else if (body !== undefined && raw.headers["content-length"])
        headers["content-length"] = raw.headers["content-length"];
      const path = zone.without !== undefined ? url.target.slice(zone.without.length) : url.target;
      return tracedAsk(asking, (traceparent) =>
        upstreams.ask({
          upstream: zone.upstream,
          method,
          path,
          headers: { ...headers, ...traceparent },
          body,
          mayRepeat: !zone.isUpload && mayRepeat(method, url.path),
          // A file of one release may be asked of a replica of the other while a release is rolled out.
          repeatOn: zone.keeps === "files" ? [502, 404] : [502],
          // A replica of the trade area keeps the lists of a quick order that is made without scripts.
          ...(zone.upstream === "trade" && { stickTo: visit.address }),
          signal: asking.signal,
          timeoutMs,
        }),
      );
    },
    async beside(work) {
      if (waiting >= mostWaiting) return undefined;
      waiting += 1;
      const done = last.then(work).catch(() => undefined);
      last = done;
      return done.finally(() => {
        waiting -= 1;
      });
    },
    async close() {
      catalogue.close();
      await visits.close();
      await upstreams.close();
    },
  };
}
