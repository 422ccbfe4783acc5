import type { Socket } from "node:net";
import type { ErrorCode } from "@precise/contract/wire/error-codes";
import type { FastifyInstance, FastifyReply } from "fastify";
import { DeadlinePassed } from "#api/platform/database/with-deadline.ts";
import { BadCursor } from "#api/platform/lists/list-cursor.ts";
import { isDatabaseUnavailable } from "./database-fault.ts";
import { MalformedJson } from "./json-body.ts";
import { sendErrors } from "./send.ts";

interface FaultAnswer {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  readonly field?: string;
  readonly retryAfterSeconds?: number;
}

const unavailable: FaultAnswer = {
  status: 503,
  code: "unavailable",
  message: "The shop is not working right now. Try again in a moment.",
  retryAfterSeconds: 2,
};
const badRequest: FaultAnswer = {
  status: 400,
  code: "invalid_input",
  message: "The request could not be read.",
};

/** Faults that the server itself finds, by Fastify's code. */
const byFrameworkCode: Readonly<Record<string, FaultAnswer>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    code: "body_too_large",
    message: "The body is larger than 256 KiB.",
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: "unsupported_media_type",
    message: "The body must be JSON, with content-type application/json.",
  },
};

/** @returns undefined for a surprise, which is logged and answered as nothing but "internal" */
function expected(fault: unknown): FaultAnswer | undefined {
  if (fault instanceof MalformedJson) {
    return { status: 400, code: "malformed_json", message: "The body is not well-formed JSON." };
  }
  if (fault instanceof BadCursor) {
    return { status: 400, code: "invalid_input", message: fault.message, field: "cursor" };
  }
  if (isDatabaseUnavailable(fault) || fault instanceof DeadlinePassed) return unavailable;
  if (!(fault instanceof Error)) return undefined;
  const code: unknown = "code" in fault ? fault.code : undefined;
  const answer = typeof code === "string" ? byFrameworkCode[code] : undefined;
  if (answer) return answer;
  const status: unknown = "statusCode" in fault ? fault.statusCode : undefined;
  return typeof status === "number" && status >= 400 && status < 500 ? badRequest : undefined;
}

/** Turns every fault that no handler answered into the envelope. A 5xx never carries the internal message. */
export function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler((fault, request, reply) => {
    const answer = expected(fault);
    if (!answer || answer.status >= 500) {
      request.log.error({ err: fault, call: request.routeOptions.config.call }, "request failed");
    }
    return sendFault(reply, answer ?? { status: 500, code: "internal", message: "Something went wrong." });
  });
}

export function sendFault(reply: FastifyReply, answer: FaultAnswer): FastifyReply {
  if (answer.retryAfterSeconds !== undefined) reply.header("retry-after", String(answer.retryAfterSeconds));
  const { status, code, message, field } = answer;
  return sendErrors(reply, status, [{ code, message, ...(field !== undefined && { field }) }]);
}

export function tooMany(retryAfterSeconds: number): FaultAnswer {
  return { status: 429, code: "rate_limited", message: "Too many requests.", retryAfterSeconds };
}

/** Answers what is no HTTP at all, or has headers beyond measure: before there is a request to answer to. */
export function answerBrokenConnection(fault: Error & { code?: string }, socket: Socket): void {
  if (fault.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const [line, message] =
    fault.code === "HPE_HEADER_OVERFLOW"
      ? ["431 Request Header Fields Too Large", "The headers are too large."]
      : fault.code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? ["408 Request Timeout", "The request took too long to arrive."]
        : ["400 Bad Request", badRequest.message];
  const body = JSON.stringify({ data: null, errors: [{ code: "invalid_input", message }] });
  const head = `HTTP/1.1 ${line}\r\ncontent-type: application/json; charset=utf-8\r\ncache-control: no-store`;
  socket.end(`${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`);
}
