import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip, gzipSync } from "node:zlib";
import type { ApiError, FailureBody } from "@precise/contract/wire/envelope";
import type { DataOf, NamedRoute } from "@precise/contract/wire/route";
import type { FastifyReply, FastifyRequest } from "fastify";
import { safeParse } from "zod/v4/core";
import { bestEncoding } from "./accept-encoding.ts";
import type { Failure, KeptAnswer } from "./reply.ts";

const compress = promisify(gzip);
/** Below this, gzip's own header and the packet that is sent anyway eat the gain. */
const leastBytesToCompress = 1024;
/** Up to this, handing the bytes to another thread costs more than compressing them here (under 0.1 ms). */
const mostBytesToCompressHere = 64 * 1024;
const json = "application/json; charset=utf-8";

/** Shared caches may keep it, but ask each time; the ETag makes that cheap. */
const forEveryone = "public, max-age=0, must-revalidate";
export const forOnePerson = "private, no-store";

/** The contract and a handler's answer do not agree: our fault, never the caller's. */
export class AnswerOutsideContract extends Error {
  override readonly name = "AnswerOutsideContract";
}

/** Sends the payload as the contract names it; what the contract does not name is left out. */
export async function sendData<R extends NamedRoute>(
  request: FastifyRequest,
  reply: FastifyReply,
  route: R,
  data: DataOf<R>,
): Promise<FastifyReply> {
  const parsed = safeParse(route.data, data);
  if (!parsed.success) {
    const at = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.code}`).join(", ");
    throw new AnswerOutsideContract(`${route.id}: ${at}`);
  }
  const bytes = Buffer.from(JSON.stringify({ data: parsed.data }));
  reply.code(route.status).header("content-type", json);
  if (route.method !== "GET" || route.isPersonal === true) {
    reply.header("cache-control", forOnePerson);
    return sendBytes(request, reply, bytes);
  }
  const etag = `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  return isHeldBy(request, reply, etag) ? reply.code(304).send() : sendBytes(request, reply, bytes);
}

/** Sends bytes that were compressed once, when the catalogue last changed. @source design "HTTP" */
export function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptAnswer): FastifyReply {
  const encoding = bestEncoding(request.headers["accept-encoding"]);
  reply.header("content-type", json).header("vary", "accept-encoding");
  if (request.method === "POST") reply.header("cache-control", forOnePerson);
  else if (isHeldBy(request, reply, kept.etag)) return reply.code(304).send();
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(kept[encoding]);
}

/** Sends a failure in the envelope. */
export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.retryAfterSeconds !== undefined) {
    reply.header("retry-after", String(Math.max(1, Math.ceil(failure.retryAfterSeconds))));
  }
  const errors: ApiError[] = [failure.error, ...(failure.others ?? [])];
  return sendErrors(reply, failure.status, errors, failure.data);
}

export function sendErrors(
  reply: FastifyReply,
  status: number,
  errors: ApiError[],
  data: unknown = null,
): FastifyReply {
  const body: FailureBody = { data: data ?? null, errors };
  return reply
    .code(status)
    .header("content-type", json)
    .header("cache-control", forOnePerson)
    .send(JSON.stringify(body));
}

async function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): Promise<FastifyReply> {
  reply.header("vary", "accept-encoding");
  const mayCompress = bestEncoding(request.headers["accept-encoding"]) !== "identity";
  if (!mayCompress || bytes.length < leastBytesToCompress) return reply.send(bytes);
  reply.header("content-encoding", "gzip");
  return reply.send(
    bytes.length <= mostBytesToCompressHere
      ? gzipSync(bytes, { level: 3 })
      : await compress(bytes, { level: 5 }),
  );
}

/** Sets the headers of a public answer, and says whether the caller's copy is still good. */
function isHeldBy(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header("etag", etag).header("cache-control", forEveryone).header("vary", "accept-encoding");
  const held = request.headers["if-none-match"];
  if (held === undefined) return false;
  return held === "*" || held.split(",").some((tag) => weak(tag.trim()) === weak(etag));
}

function weak(etag: string): string {
  return etag.replace(/^W\//, "");
}
