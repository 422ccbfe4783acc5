import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompress, brotliCompressSync, constants, gzipSync } from "node:zlib";
import { acceptedEncoding, type Encoding } from "./accepted-encoding.ts";
import type { ResponseCache } from "./response-cache.ts";
import { type SizeLimitedCache, sizeLimitedCache } from "./size-limited-cache.ts";

const compressible =
  /^(?:text\/(?!event-stream)|application\/(?:javascript|json|ld\+json|manifest\+json|xml)|image\/svg)/;
/** Below this an encoding saves nothing that a packet would notice. */
const leastBytes = 1_000;
/** Nothing of ours is larger; what is goes out as it comes. */
const mostBytes = 1_000_000;

/** Compressed bodies in memory: enough for every page and script of a shop of some hundred products. */
const mostKeptBytes = 12_000_000;

/** A body that was compressed beforehand; undefined where there is none. @param path path of the address, without query */
export type ReadCompressed = (path: string) => Buffer | undefined;

/**
 * Compresses whole answers in the place of Next, which compresses a cached page again for everyone who asks for it, and
 * flushes after every piece of one that is made per request. Ours have all their data before their first byte, so no one
 * gains by the flushing; and the compressed form of what carries an ETag is kept, so that it is made once.
 * @param readCompressed what the build has compressed by brotli
 * @param answers where whole answers are kept that everyone gets alike
 */
export function compressWholeAnswers(readCompressed: ReadCompressed, answers?: ResponseCache): void {
  const bodies = sizeLimitedCache<Buffer>(mostKeptBytes, (body) => body.length);
  subscribe("http.server.request.start", (message) => {
    // What Node publishes on this channel; it has no type of its own.
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    holdAnswer(request, response, { bodies, readCompressed, answers });
  });
}

/** Holds an answer's body back until it is whole, and sends it compressed where that helps. */
export function holdAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  keeping: {
    readonly bodies: SizeLimitedCache<Buffer>;
    readonly readCompressed?: ReadCompressed | undefined;
    readonly answers?: ResponseCache | undefined;
  },
): void {
  const { bodies, readCompressed, answers } = keeping;
  const keepAnswer = answers?.begin(request, response);
  const [path = ""] = (request.url ?? "").split("?");
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const { write, end, flushHeaders } = response;
  const pieces: Buffer[] = [];
  let size = 0;
  let isHeld: boolean | undefined;

  const decide = (): boolean => {
    if (isHeld !== undefined) return isHeld;
    if (!response.headersSent) sayOneCacheRule(response);
    const mayDiffer = !response.headersSent && hasCompressibleBody(response);
    if (mayDiffer) addVary(response);
    isHeld = mayDiffer && request.method !== "HEAD";
    return isHeld;
  };
  const take = (chunk: unknown, textEncoding: unknown) => {
    if (chunk === null || chunk === undefined || typeof chunk === "function") return;
    const piece =
      typeof chunk === "string"
        ? Buffer.from(chunk, typeof textEncoding === "string" ? (textEncoding as BufferEncoding) : "utf8")
        : Buffer.from(chunk as Uint8Array);
    pieces.push(piece);
    size += piece.length;
  };
  const flushPieces = () => {
    isHeld = false;
    for (const piece of pieces.splice(0)) write.call(response, piece, "utf8");
  };

  response.flushHeaders = () => {
    if (!decide()) flushHeaders.call(response);
  };
  // Node's overloads cannot be written as one function.
  response.write = ((...args: Parameters<typeof write>) => {
    if (!decide()) return write.apply(response, args);
    take(args[0], args[1]);
    const done = args.find((argument) => typeof argument === "function");
    if (done) process.nextTick(done as () => void);
    if (size > mostBytes) flushPieces();
    return true;
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    if (!decide()) return end.apply(response, args);
    isHeld = false;
    take(args[0], args[1]);
    const done = args.find((argument) => typeof argument === "function") as (() => void) | undefined;
    const body = Buffer.concat(pieces.splice(0));
    const sent = encoding === null || body.length < leastBytes ? body : compressed(body, encoding);
    if (sent !== body && encoding !== null) response.setHeader("content-encoding", encoding);
    response.setHeader("content-length", sent.length);
    // An answer that was passed on brings that of the server before; both lengths at once are no HTTP.
    response.removeHeader("transfer-encoding");
    keepAnswer?.(sent, body);
    return end.call(response, sent, "utf8", done);
  }) as typeof end;

  const compressed = (body: Buffer, by: Encoding): Buffer => {
    const etag =
      request.method === "GET" && response.statusCode === 200 ? response.getHeader("etag") : undefined;
    if (etag === undefined) return compressNow(body, by);
    const key = `${by} ${path} ${etag}`;
    const before = bodies.get(key);
    if (before) return before;
    const built = by === "br" ? readCompressed?.(path) : undefined;
    const made = built ?? compressNow(body, by);
    bodies.keep(key, made);
    if (built === undefined && by === "br") {
      compressFurther(body, (smaller) => {
        if (smaller.length >= made.length) return;
        bodies.keep(key, smaller);
        keepAnswer?.(smaller, body);
      });
    }
    return made;
  };
}

function compressNow(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === "gzip") return gzipSync(body);
  // Quality 5 takes what gzip takes and is a sixth smaller.
  return brotliCompressSync(body, { params: brotliParams(body, 5) });
}

/** One at a time, and no long queue: a robot that reads the whole shop must not keep both hands of the machine busy. */
const mostWaiting = 8;
let waiting = 0;
let last: Promise<void> = Promise.resolve();

/** Compresses once more, beside the server's own work, what will be sent often: an eighth smaller for some tenths of a second. */
function compressFurther(body: Buffer, done: (smaller: Buffer) => void): void {
  if (waiting >= mostWaiting) return;
  waiting += 1;
  last = last.then(
    () =>
      new Promise((resolve) => {
        brotliCompress(
          body,
          { params: brotliParams(body, constants.BROTLI_MAX_QUALITY) },
          (error, smaller) => {
            waiting -= 1;
            // What cannot be made smaller stays as it is.
            if (error === null) done(smaller);
            resolve();
          },
        );
      }),
  );
}

function brotliParams(body: Buffer, quality: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
}

function hasCompressibleBody(response: ServerResponse): boolean {
  const { statusCode } = response;
  if (statusCode === 204 || statusCode === 206 || statusCode === 304) return false;
  return (
    !response.hasHeader("content-encoding") &&
    compressible.test(String(response.getHeader("content-type") ?? "")) &&
    !/\bno-transform\b/.test(String(response.getHeader("cache-control") ?? ""))
  );
}

/** What is said twice to caches counts as one. */
function sayOneCacheRule(response: ServerResponse): void {
  const rules = response.getHeader("cache-control");
  if (!Array.isArray(rules)) return;
  // A page that is missing gets Next's own rule and the page cache's. Where two contradict each other, no one keeps it.
  const strict = rules.find((rule) => /\b(?:no-store|private)\b/.test(rule));
  response.setHeader("cache-control", strict ?? rules.join(", "));
}

function addVary(response: ServerResponse): void {
  const vary = [response.getHeader("vary") ?? []].flat().join(", ");
  if (!/\baccept-encoding\b/i.test(vary)) {
    response.setHeader("vary", vary === "" ? "Accept-Encoding" : `${vary}, Accept-Encoding`);
  }
}
