import type { IncomingMessage } from "node:http";
import { type Readable, Transform } from "node:stream";

/** Whether a request has a body, by its head. */
export function hasBody({ headers, method }: IncomingMessage): boolean {
  if (method === "GET" || method === "HEAD") return false;
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Reads a body whole, so that it can be sent again. @throws what the connection says when it breaks off */
export async function readBody(
  request: IncomingMessage,
  mostBytes: number,
): Promise<Buffer | "too-large" | undefined> {
  if (!hasBody(request)) return undefined;
  if (Number(request.headers["content-length"] ?? 0) > mostBytes) return "too-large";
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) return "too-large";
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A body that was longer than it may be, found out on the way. */
export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

/** Passes a body on as it comes in, up to the limit. The stream fails with `BodyTooLarge` beyond it. */
export function passBody(request: IncomingMessage, mostBytes: number): Readable | "too-large" | undefined {
  if (!hasBody(request)) return undefined;
  if (Number(request.headers["content-length"] ?? 0) > mostBytes) return "too-large";
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > mostBytes ? new BodyTooLarge() : null, chunk);
    },
  });
  request.on("error", (fault) => counted.destroy(fault));
  request.on("close", () => {
    if (!request.complete) counted.destroy(new Error("the visitor went away"));
  });
  return request.pipe(counted);
}
