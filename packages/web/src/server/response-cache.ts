import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from "node:http";
import { acceptedEncoding } from "./accepted-encoding.ts";
import type { ArticleWatch } from "./article-watch.ts";
import { shownArticles } from "./shown-articles.ts";
import { sizeLimitedCache } from "./size-limited-cache.ts";

const mostKeptBytes = 8_000_000;
/** We learn of every change, so we may keep longer than a cache that only waits. */
const leastKeptSeconds = 60;
/** What belongs to one sending of an answer. */
const perSending = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);
/** Bodies differ by them, or the answer is one person's. */
const unusual = ["authorization", "range", "if-range"];

interface KeptAnswer {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  readonly etag: string;
  /** Request headers other than Accept-Encoding that change the answer. */
  readonly varies: readonly string[];
  readonly madeFrom: string;
  /** Articles whose stock it shows. */
  readonly shown: readonly string[];
  readonly begunAt: number;
  /** What the watch said of it at which revision. */
  checked: { readonly revision: number; readonly goodUntil: number };
  /** `performance.now()` after which it is made again. */
  readonly until: number;
}

/** Answers that everyone gets alike, as they were last sent. */
export interface ResponseCache {
  /** Answers from what is kept. @returns false, and nothing done, when it has nothing for this request */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * To be called before anyone else sees the request.
   * @returns takes the body as it is sent and as it reads, when the answer is whole, and once more when there is a smaller
   * one; undefined when this one is not kept in any case
   */
  begin(
    request: IncomingMessage,
    response: ServerResponse,
  ): ((sent: Buffer, body: Buffer) => void) | undefined;
}

/**
 * What a cache before the shop does, in the shop's own process: an answer that its Cache-Control lets shared caches keep
 * (`public`, `s-maxage`) is sent again without being asked of Next, and given up at once when what it was made from has
 * changed, or the stock of an article that it shows. Only whole answers to plain GETs without a query, with an ETag and
 * without a cookie.
 * @param source.madeFrom the version of what pages are made from; null while it is not known, and then nothing is kept
 * @param source.articles what is known of changed stock
 * @param now milliseconds of a clock that is never set back; the one of `source.articles`
 * @source design D32
 */
export function responseCache(
  source: CacheSource,
  now: () => number = () => performance.now(),
): ResponseCache {
  const { madeFrom, articles } = source;
  const kept = sizeLimitedCache<KeptAnswer>(
    mostKeptBytes,
    ({ body, shown }) => body.length + 2 * shown.join("").length,
  );
  /** Asked of the watch once per change: most requests come in between. */
  function goodUntil(answer: KeptAnswer): number {
    const revision = articles.revision();
    if (answer.checked.revision !== revision)
      answer.checked = { revision, goodUntil: articles.goodUntil(answer.shown, answer.begunAt) };
    return answer.checked.goodUntil;
  }
  return {
    answer(request, response) {
      if (!isPlain(request)) return false;
      const found = kept.get(keyOf(request));
      if (found === undefined || found.until < now() || found.madeFrom !== madeFrom()) return false;
      if (goodUntil(found) <= now()) return false;
      if (found.varies.some((name) => request.headers[name] !== undefined)) return false;
      send(request, response, found);
      return true;
    },
    begin(request, response) {
      const begunFrom = madeFrom();
      if (begunFrom === null || !isPlain(request)) return undefined;
      // As the client sent them: Next takes some away and adds others.
      const asked = { ...request.headers };
      const key = keyOf(request);
      const begunAt = now();
      return (sent, body) => {
        // A change meanwhile may be in the answer or not.
        if (begunFrom !== madeFrom()) return;
        const varies = variesOf(response);
        const etag = response.getHeader("etag");
        const seconds = sharedSeconds(response);
        if (seconds === 0 || typeof etag !== "string" || response.hasHeader("set-cookie")) return;
        if (varies === null || varies.some((name) => asked[name] !== undefined)) return;
        const headers: OutgoingHttpHeaders = Object.fromEntries(
          Object.entries(response.getHeaders()).filter(([name]) => !perSending.has(name.toLowerCase())),
        );
        headers["content-length"] = sent.length;
        // The standard's way to say where an answer came from (RFC 9211).
        headers["cache-status"] = "precise; hit";
        const until = begunAt + Math.max(seconds, leastKeptSeconds) * 1000;
        const isHtml = /^text\/html/.test(String(response.getHeader("content-type")));
        const shown = isHtml ? shownArticles(body.toString()) : [];
        const checked = { revision: -1, goodUntil: 0 };
        kept.keep(key, {
          headers,
          body: sent,
          etag,
          varies,
          madeFrom: begunFrom,
          shown,
          begunAt,
          checked,
          until,
        });
      };
    },
  };
}

/** What kept answers are made from. */
export interface CacheSource {
  readonly madeFrom: () => string | null;
  readonly articles: Pick<ArticleWatch, "revision" | "goodUntil">;
}

const serversSeen = new WeakSet<Server>();

/** Lets kept answers go out before this process's servers ask anyone else. */
export function answerFromCache(answers: ResponseCache): void {
  // Next makes its server itself; Node publishes each request before it is handed on.
  subscribe("http.server.request.start", (message) => {
    // What Node publishes on this channel; it has no type of its own.
    const { server } = message as { server: Server };
    if (serversSeen.has(server)) return;
    serversSeen.add(server);
    const others = server.listeners("request");
    server.removeAllListeners("request");
    server.on("request", (request: IncomingMessage, response: ServerResponse) => {
      if (answers.answer(request, response)) return;
      for (const other of others) other.call(server, request, response);
    });
  });
}

function isPlain({ method, url = "?", headers }: IncomingMessage): boolean {
  return method === "GET" && !url.includes("?") && unusual.every((name) => headers[name] === undefined);
}

/** Some pages contain addresses of the shop, so the host and scheme that were asked belong to the answer. */
function keyOf({ url, headers }: IncomingMessage): string {
  const { host, "x-forwarded-host": forwardedHost, "x-forwarded-proto": protocol } = headers;
  const encoding = acceptedEncoding(headers["accept-encoding"]);
  return JSON.stringify([encoding, host, forwardedHost, protocol, url]);
}

/** How long a shared cache may keep this answer, in seconds; 0 where it may not. */
function sharedSeconds(response: ServerResponse): number {
  const rule = response.statusCode === 200 ? response.getHeader("cache-control") : undefined;
  // Two rules at once, as an array, contradict each other.
  if (typeof rule !== "string" || !/\bpublic\b/.test(rule)) return 0;
  return Number(/\bs-maxage=(\d+)/.exec(rule)?.[1] ?? 0);
}

/** Null where the answer is another one for everyone. */
function variesOf(response: ServerResponse): string[] | null {
  const names = [response.getHeader("vary") ?? []].flat().join(",").toLowerCase().split(",");
  const others = names.map((name) => name.trim()).filter((name) => !["", "accept-encoding"].includes(name));
  return others.includes("*") ? null : others;
}

function send(request: IncomingMessage, response: ServerResponse, { headers, body, etag }: KeptAnswer): void {
  if (isKnown(request.headers["if-none-match"], etag)) {
    const bodiless = Object.entries(headers).filter(
      ([name]) => !/^content-(?:length|encoding|type)$/i.test(name),
    );
    response.writeHead(304, Object.fromEntries(bodiless));
    response.end();
    return;
  }
  response.writeHead(200, headers);
  response.end(body);
}

/** Whether the client names the answer that it has already. */
function isKnown(noneMatch: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  const tags = noneMatch?.split(",").map(bare) ?? [];
  return tags.includes("*") || tags.includes(bare(etag));
}
