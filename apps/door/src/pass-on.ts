import { Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { Behind } from "./behind.ts";
import type { DoorRequest } from "./door-request.ts";
import {
  acceptedEncoding,
  compressFast,
  type Encoding,
  isCompressible,
  isWorthCompressing,
} from "./pages/compress.ts";
import { finishPage } from "./pages/finish-page.ts";
import { linksWithoutFonts } from "./pages/scripts-on-intent.ts";
import type { UpstreamAnswer } from "./upstream/ask-upstream.ts";
import { headersForVisitor } from "./visitors/headers.ts";
import { retryAfterSeconds } from "./visitors/refusal.ts";

/** Nearly everything is smaller, and is compressed in one piece; what is larger goes out as it comes in. */
const mostWholeBytes = 4_000_000;

type Headers = Readonly<Record<string, string | string[]>>;

/** Passes a request on, and its answer back. */
export async function passOn(behind: Behind, asking: DoorRequest): Promise<void> {
  const answer = await behind.ask(asking);
  return passBack(behind, asking, answer);
}

/** Passes an answer back: compressed where that helps and no one has done it, else as it comes in. */
export async function passBack(behind: Behind, asking: DoorRequest, answer: UpstreamAnswer): Promise<void> {
  const encoding = acceptedEncoding(asking.request.headers["accept-encoding"]);
  return asking.zone.compresses && hasCompressibleBody(answer)
    ? passWhole(behind, asking, answer, encoding)
    : stream(behind, asking, answer, headersForVisitor(answer.headers), answer.body);
}

/** Passes an answer that can be compressed back in one piece. */
export async function passWhole(
  behind: Behind,
  asking: DoorRequest,
  answer: UpstreamAnswer,
  encoding: Encoding | null,
): Promise<void> {
  const isHead = asking.request.method === "HEAD";
  if (isHead || !hasCompressibleBody(answer)) {
    const { "content-length": _length, ...headers } = headersForVisitor(answer.headers) as Record<
      string,
      string | string[]
    >;
    const isPlain = !hasCompressibleBody(answer);
    return stream(
      behind,
      asking,
      answer,
      isPlain ? headersForVisitor(answer.headers) : varied(headers),
      answer.body,
    );
  }
  const read = await readUpTo(answer, mostWholeBytes);
  if (!Buffer.isBuffer(read)) {
    const { "content-length": _length, ...headers } = headersForVisitor(answer.headers) as Record<
      string,
      string | string[]
    >;
    const squeezed = encoding === null ? read : read.pipe(compressor(encoding));
    // A fault of the first ends the second as well.
    if (squeezed !== read) read.on("error", (fault) => squeezed.destroy(fault));
    return stream(
      behind,
      asking,
      answer,
      { ...varied(headers), ...(encoding && { "content-encoding": encoding }) },
      squeezed,
    );
  }
  const { headers, body } = finishPage(answer, read, behind.isOnIntent);
  const sent = encoding !== null && isWorthCompressing(body) ? compressFast(body, encoding) : body;
  const { status, extra } = await statusOf(behind, asking, answer);
  sendWhole(
    asking,
    status,
    {
      ...behind.fixedHeaders,
      ...varied(headers),
      ...extra,
      ...(sent !== body && encoding !== null && { "content-encoding": encoding }),
      "content-length": String(sent.length),
    },
    sent,
  );
}

/** Sends an answer that is there as a whole. */
export function sendWhole(
  { request, reply }: DoorRequest,
  status: number,
  headers: Headers,
  body: Buffer | string | undefined,
): void {
  reply.hijack();
  // Who saves data wants nothing that he has not asked for, and no font. @source design D26, D27
  const own = {
    ...(request.headers["save-data"] === "on" ? withoutExtras(headers) : headers),
    "x-request-id": request.id,
  };
  reply.raw.writeHead(status, own);
  reply.raw.end(request.method === "HEAD" ? undefined : body);
}

function withoutExtras({ "speculation-rules": _ahead, link, ...others }: Headers): Headers {
  const links = linksWithoutFonts([link ?? []].flat().join(", "));
  return { ...others, ...(links !== null && { link: links }) };
}

async function stream(
  behind: Behind,
  asking: DoorRequest,
  answer: UpstreamAnswer,
  headers: Headers,
  body: Readable,
): Promise<void> {
  const { reply, request } = asking;
  const { status, extra } = await statusOf(behind, asking, answer);
  reply.hijack();
  reply.raw.writeHead(status, { ...behind.fixedHeaders, ...headers, ...extra, "x-request-id": request.id });
  body.on("error", (fault) => {
    // Half an answer must not look like a whole one.
    behind.log.warn(
      { zone: asking.zone.name, requestId: request.id, fault: String(fault) },
      "an answer broke off",
    );
    reply.raw.destroy();
  });
  body.pipe(reply.raw);
}

/**
 * A page that could not be made because the API does not answer is 503 with Retry-After: an outage, which search engines
 * wait for, and no fault of the page, for which they drop it. Next itself knows only 500.
 */
async function statusOf(
  { catalogue }: Behind,
  { zone }: DoorRequest,
  { status }: UpstreamAnswer,
): Promise<{ readonly status: number; readonly extra: Headers }> {
  if (status !== 500 || zone.upstream === "api") return { status, extra: {} };
  if (catalogue.isApiUp()) await catalogue.ask();
  return catalogue.isApiUp()
    ? { status, extra: {} }
    : { status: 503, extra: { "retry-after": String(retryAfterSeconds) } };
}

/** An answer that ended before its end, and of which nothing has been sent on. */
export class BrokenOff extends Error {
  override readonly name = "BrokenOff";
}

/** Reads an answer to its end; null where it is larger than anything of ours. @throws BrokenOff */
export async function readWhole(answer: UpstreamAnswer): Promise<Buffer | null> {
  const read = await readUpTo(answer, mostWholeBytes);
  if (Buffer.isBuffer(read)) return read;
  read.destroy();
  return null;
}

/** @returns the whole body, or a stream of all of it where it is longer. @throws BrokenOff */
async function readUpTo({ body }: UpstreamAnswer, mostBytes: number): Promise<Buffer | Readable> {
  const pieces: Buffer[] = [];
  let size = 0;
  const rest: AsyncIterator<Buffer> = body[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await rest.next().catch((cause: unknown) => {
      throw new BrokenOff("an answer broke off", { cause });
    });
    if (done) return Buffer.concat(pieces);
    pieces.push(value);
    size += value.length;
    if (size > mostBytes) break;
  }
  return Readable.from(
    (async function* () {
      yield* pieces;
      for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
    })(),
  );
}

function compressor(encoding: Encoding) {
  return encoding === "gzip"
    ? createGzip()
    : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

function hasCompressibleBody({ status, headers }: UpstreamAnswer): boolean {
  if (status === 204 || status === 206 || status === 304) return false;
  return (
    headers["content-encoding"] === undefined &&
    isCompressible(String(headers["content-type"] ?? "")) &&
    !/\bno-transform\b/.test(String(headers["cache-control"] ?? ""))
  );
}

/** The headers of a body that differs by Accept-Encoding. */
export function varied(headers: Headers): Record<string, string | string[]> {
  const text = [headers.vary ?? []].flat().join(", ");
  const vary = /\baccept-encoding\b/i.test(text)
    ? text
    : [text, "Accept-Encoding"].filter(Boolean).join(", ");
  return { ...headers, vary };
}
