import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from "node:http";
import { acceptedEncoding } from "./accepted-encoding.ts";
import { keptWithin } from "./kept-within.ts";

const mostKeptBytes = 8_000_000;
/** What belongs to one sending of an answer. */
const perSending = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);
/** Bodies differ by them, or the answer is one person's. */
const unusual = ["authorization", "range", "if-range"];

interface KeptAnswer {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  readonly etag: string;
  /** Request headers besides Accept-Encoding by which the answer would be another one. */
  readonly varies: readonly string[];
  readonly madeFrom: string;
  /** `performance.now()` after which it is made anew. */
  readonly until: number;
}

/** Answers that everybody gets alike, as they were last sent. */
export interface KeptAnswers {
  /** Answers from what is kept. @returns false, and nothing done, when it has nothing for this request */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * To be called before anybody else sees the request.
   * @returns takes the body as it is sent, when the answer is whole, and once more when there is a smaller one; undefined
   * when this one is not kept in any case
   */
  begin(request: IncomingMessage, response: ServerResponse): ((body: Buffer) => void) | undefined;
}

/**
 * What a cache before the shop does, in the shop's own process: an answer that its Cache-Control lets shared caches keep
 * (`public`, `s-maxage`) is sent again for so long without being asked of Next, and given up at once when what it was
 * made from has changed. Only whole answers to plain GETs without a query, with an ETag and without a cookie.
 * @param madeFrom the version of what pages are made from; null while it is not known, and then nothing is kept
 * @param now milliseconds of a clock that is never set back
 */
export function keptAnswers(
  madeFrom: () => string | null,
  now: () => number = () => performance.now(),
): KeptAnswers {
  const kept = keptWithin<KeptAnswer>(mostKeptBytes, ({ body }) => body.length);
  return {
    answer(request, response) {
      if (!isPlain(request)) return false;
      const found = kept.get(keyOf(request));
      if (found === undefined || found.until < now() || found.madeFrom !== madeFrom()) return false;
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
      return (body) => {
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
        headers["content-length"] = body.length;
        const until = begunAt + seconds * 1000;
        kept.keep(key, { headers, body, etag, varies, madeFrom: begunFrom, until });
      };
    },
  };
}

const serversSeen = new WeakSet<Server>();

/** Lets kept answers go out before this process's servers ask anybody else. */
export function answerFromKept(answers: KeptAnswers): void {
  // Next makes its server itself; Node tells of it before each request is handed on.
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

/** Addresses of the shop stand in some pages, so who was asked and how belongs to the answer. */
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

/** Null where the answer is another one for everybody. */
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
