import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { Agent, type Dispatcher } from "undici";
import type { UpstreamName } from "../zones.ts";
import { type Replica, type Replicas, replicasOf } from "./replicas.ts";

/** A replica that does not take a connection in time is passed over; undici looks each half second. A packet that was lost comes again after one. */
const connectMs = 1_200;
/** No answer of ours takes longer to begin, or is silent for so long within. */
const silentMs = 60_000;
const mostAttempts = 3;
/**
 * A connection that nobody used for so long is closed by us. A replica that stops says for a second with each answer that its
 * connection ends, and then closes the others: by then we have none left that a call could be sent into.
 */
const idleMs = 800;

/** A request as it is passed on. */
export interface UpstreamCall {
  readonly upstream: UpstreamName;
  readonly method: string;
  /** With its query, as it came: nothing is decoded or resolved, so that the zone stays the one that was chosen. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body?: Buffer | Readable | undefined;
  /** Whether it may be made again when an answer is lost. What has not been sent at all always may. */
  readonly mayRepeat: boolean;
  /** Statuses after which the next replica is asked. */
  readonly repeatOn: readonly number[];
  readonly stickTo?: string;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until it must have begun to answer. */
  readonly timeoutMs?: number | undefined;
}

/** The head of an answer, and its body as it comes in. */
export interface UpstreamAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable & Dispatcher.ResponseData["body"];
}

/** Asks the apps behind the door. */
export interface Upstreams {
  /** @throws what the connection said, where no replica answered */
  ask(call: UpstreamCall): Promise<UpstreamAnswer>;
  close(): Promise<void>;
}

/** @param onFailure for metrics: an attempt that came to nothing */
export function openUpstreams(
  origins: Readonly<Record<UpstreamName, readonly string[]>>,
  onFailure: (upstream: UpstreamName, code: string) => void,
  { isPatient = false } = {},
): Upstreams {
  // An app that is made from source answers when it has been made.
  const timeout = isPatient ? 0 : silentMs;
  const agent = new Agent({
    connections: 256,
    connect: { timeout: connectMs },
    keepAliveTimeout: idleMs,
    keepAliveMaxTimeout: idleMs,
    headersTimeout: timeout,
    bodyTimeout: timeout,
    // What an app notes for the door (the articles of a page) may be long.
    maxHeaderSize: 64 * 1024,
  });
  const replicas: Readonly<Record<UpstreamName, Replicas>> = {
    shop: replicasOf(origins.shop),
    trade: replicasOf(origins.trade),
    api: replicasOf(origins.api),
  };

  return {
    async ask(call) {
      const all = replicas[call.upstream];
      const tried = new Set<Replica>();
      let lastFault: unknown = new Error(`there is no replica of ${call.upstream}`);
      let unwanted: UpstreamAnswer | undefined;
      for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
        const replica =
          all.next(tried, call.stickTo) ?? (hasBrokenOff(lastFault) ? [...tried][0] : undefined);
        if (replica === undefined) break;
        tried.add(replica);
        if (unwanted !== undefined) await unwanted.body.dump().catch(() => undefined);
        unwanted = undefined;
        try {
          const answer = await askOne(agent, replica, call);
          if (!call.mayRepeat || !call.repeatOn.includes(answer.status)) return answer;
          unwanted = answer;
          lastFault = undefined;
        } catch (fault) {
          if (call.signal?.aborted) throw fault;
          const code = codeOf(fault);
          onFailure(call.upstream, code);
          all.failed(replica);
          lastFault = fault;
          // A time-out is no sign that another one would be faster, and has cost the visitor enough.
          const wasSent = !notSent.has(code);
          if (wasSent && (!call.mayRepeat || code === "UND_ERR_HEADERS_TIMEOUT")) break;
          if (call.body !== undefined && !Buffer.isBuffer(call.body)) break;
        }
      }
      if (unwanted !== undefined) return unwanted;
      throw lastFault;
    },
    async close() {
      for (const each of Object.values(replicas)) each.close();
      await agent.destroy();
    },
  };
}

async function askOne(agent: Agent, { origin }: Replica, call: UpstreamCall): Promise<UpstreamAnswer> {
  const { statusCode, headers, body } = await agent.request({
    origin,
    path: call.path,
    // Node has read it as one of HTTP's methods.
    method: call.method as Dispatcher.HttpMethod,
    headers: call.headers,
    body: call.body ?? null,
    signal: call.signal ?? null,
    ...(call.timeoutMs !== undefined && { headersTimeout: call.timeoutMs, bodyTimeout: call.timeoutMs }),
  });
  return { status: statusCode, headers, body };
}

/** Nothing of a request has left us then. */
const notSent = new Set([
  "ECONNREFUSED",
  "UND_ERR_CONNECT_TIMEOUT",
  "ENOTFOUND",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/** A connection that was kept may be closed by its other end in the moment in which it is used again. */
function hasBrokenOff(fault: unknown): boolean {
  return ["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"].includes(codeOf(fault));
}

/** The code of a fault, for metrics and logs. */
export function codeOf(fault: unknown): string {
  const { code, cause } = (fault ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === "string") return code;
  return cause === undefined || cause === null ? "unknown" : codeOf(cause);
}
