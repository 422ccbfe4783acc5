import { randomUUID } from "node:crypto";
import type { ProxyList } from "@precise/contract/server/proxy-list";
import { isHostOf, ownHostsOf, requestTarget } from "@precise/contract/wire/own-hosts";
import { isTracing, traced } from "@precise/tracing/traced";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { withDeadline } from "#api/platform/database/with-deadline.ts";
import type { LimitName } from "#api/platform/limits/limit-rules.ts";
import type { Limiter, Verdict } from "#api/platform/limits/limiter.ts";
import type { Metrics } from "#api/platform/monitoring/metrics.ts";
import { answerBrokenConnection, answerFaults, sendFault, tooMany } from "./answer-faults.ts";
import { callerOf, isFromInside } from "./caller.ts";
import { isCrossSiteWrite } from "./is-cross-site-write.ts";
import { acceptOnlyJson, largestBodyBytes } from "./json-body.ts";
import { securityHeaders } from "./security-headers.ts";

/** Whether the server is about to stop: readiness fails first, and connections are not kept. */
export interface Stopping {
  begun: boolean;
}

export interface ServerOptions {
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly limiter: Limiter;
  /** The shop's own origins; the first is the one that visitors see. */
  readonly siteOrigins: readonly string[];
  /** Where the desk is: the one origin whose pages may write to its calls. */
  readonly deskOrigin: string;
  /** Names by which our own servers reach this one, apart from those that can only be inside. */
  readonly innerHosts?: readonly string[];
  readonly internalSecret: string | undefined;
  readonly trustedProxies: ProxyList;
  readonly stopping: Stopping;
  /** Ten seconds when left out. */
  readonly deadlineMilliseconds?: number;
  /** A request must have arrived, headers and body, within this time; half a minute when left out. */
  readonly slowestRequestMilliseconds?: number;
}

declare module "fastify" {
  interface FastifyInstance {
    /** A call that takes longer is answered 503; nothing ever hangs. */
    deadlineMilliseconds: number;
    /** Whose network a call comes from; our own apps on their own behalf are one. */
    networkOf(request: FastifyRequest): string;
    /** Whether the door itself calls, and no visitor by it. */
    isDoor(request: FastifyRequest): boolean;
    /** Counts a call by a limit, for the visitor behind it; calls of the apps themselves are not counted. */
    countCall(
      request: FastifyRequest,
      limit: LimitName,
    ): Promise<{ readonly verdict: Verdict; undoCount(): Promise<void> }>;
  }
}

const writes: ReadonlySet<string> = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** The HTTP server without its calls: what every request goes through. @source design "Envelope", design D6, D22, D24 */
export function createServer(options: ServerOptions): FastifyInstance {
  const { log, metrics, limiter, stopping, deadlineMilliseconds = 10_000 } = options;
  const { slowestRequestMilliseconds = 30_000 } = options;
  const trust = { proxies: options.trustedProxies, internalSecret: options.internalSecret };
  const siteOrigins = new Set(options.siteOrigins);
  const isOwnHost = ownHostsOf([...options.siteOrigins, options.deskOrigin], options.innerHosts);
  const isDeskHost = isHostOf(options.deskOrigin);
  const headers = securityHeaders(options.siteOrigins[0]?.startsWith("https://") ?? false);

  const app = Fastify({
    loggerInstance: log,
    // Fastify's own request lines hold paths; ours hold the call's name.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestId(request.headers["x-request-id"]),
    bodyLimit: largestBodyBytes,
    requestTimeout: slowestRequestMilliseconds,
    // Node looks after slow connections no more often than this, and gives headers a minute of their own by default.
    http: {
      headersTimeout: slowestRequestMilliseconds,
      connectionsCheckingInterval: Math.min(slowestRequestMilliseconds, 5_000),
    },
    return503OnClosing: false,
    clientErrorHandler: answerBrokenConnection,
    // A path that cannot be decoded reaches no route; it is answered like every other fault.
    frameworkErrors: (_fault, request, reply) => {
      prepare(request, reply);
      sendFault(reply, { status: 400, code: "invalid_input", message: "The path could not be read." });
    },
    // A proxy's form of a request line that names a host of ours becomes a plain one; any other is refused below.
    rewriteUrl: ({ url = "", headers: { host } }) => requestTarget(url, host, isOwnHost)?.path ?? url,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2048 },
  });
  app.decorate("deadlineMilliseconds", deadlineMilliseconds);
  const callerFor = ({ socket, headers: sent }: FastifyRequest) =>
    callerOf({ remoteAddress: socket.remoteAddress, headers: sent }, trust);
  app.decorate("networkOf", (request: FastifyRequest) => {
    const caller = callerFor(request);
    return caller.kind === "visitor" ? caller.network : caller.kind;
  });
  app.decorate("isDoor", (request: FastifyRequest) => callerFor(request).kind === "door");
  app.decorate("countCall", async (request: FastifyRequest, limit: LimitName) => {
    const caller = callerFor(request);
    if (caller.kind !== "visitor") return { verdict: { allowed: true }, undoCount: async () => undefined };
    const verdict = await withDeadline(() => limiter.count(limit, caller.network), deadlineMilliseconds);
    return { verdict, undoCount: () => limiter.undoCount(limit, caller.network) };
  });
  if (isTracing()) traceCalls(app, options.internalSecret);
  acceptOnlyJson(app);
  answerFaults(app);

  function prepare(request: FastifyRequest, reply: FastifyReply): void {
    reply.headers(headers).header("x-request-id", request.id);
  }

  app.addHook("onRequest", async (request, reply) => {
    prepare(request, reply);
    const { url = "", config } = request.routeOptions;
    const isOfDesk = url.startsWith("/api/desk/");
    const { host } = request.headers;
    // The desk's door names its own host, whatever its visitor says: the shop's door and the apps lead nowhere near it.
    if (requestTarget(request.url, host, isOwnHost) === null || (isOfDesk && !isDeskHost(host))) {
      return sendFault(reply, {
        status: 421,
        code: "misdirected_request",
        message: "This server does not answer for that host.",
      });
    }
    const isGuarded = config.takesOtherSites !== true && writes.has(request.method);
    // No program acts for the staff: who writes there names the desk's own origin.
    const isForeign = isOfDesk
      ? request.headers.origin !== options.deskOrigin
      : isCrossSiteWrite(request.headers, siteOrigins);
    if (isGuarded && isForeign) {
      return sendFault(reply, {
        status: 403,
        code: "cross_site_write",
        message: "Requests from other sites may not change anything here.",
      });
    }
    const limit = request.is404 ? "reads" : (request.routeOptions.config.limit ?? "reads");
    if (limit !== "none") {
      const { verdict } = await app.countCall(request, limit);
      if (!verdict.allowed) return sendFault(reply, tooMany(verdict.retryAfterSeconds));
    }
    // Before its body is read: what it says does not matter.
    if (request.is404)
      return sendFault(reply, { status: 404, code: "not_found", message: "There is nothing here." });
    return undefined;
  });

  app.addHook("onSend", async (_request, reply) => {
    // As late as can be: a request that is under way when the stop begins must not keep its connection either.
    if (stopping.begun) reply.header("connection", "close");
  });

  app.addHook("onResponse", async (request, reply) => {
    const call = request.is404 ? "unknown" : (request.routeOptions.config.call ?? "unnamed");
    const { statusCode: status } = reply;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    metrics.answered({ call, method: request.method, status, seconds: ms / 1000 });
    log.info({ reqId: request.id, call, method: request.method, status, ms }, "answered");
  });
  return app;
}

/**
 * Each call that comes from a door or an app of ours with a trace goes on with it, once its body has been read, to its answer. A
 * stranger's header is no word of ours: such a call has no trace.
 * @source decision 135
 */
function traceCalls(app: FastifyInstance, internalSecret: string | undefined): void {
  app.addHook("onRoute", (route) => {
    const { handler } = route;
    const name = route.config?.call;
    if (name === undefined) return;
    route.handler = function traceCall(request: FastifyRequest, reply: FastifyReply) {
      const { traceparent } = request.headers;
      if (typeof traceparent !== "string" || !isFromInside(request.headers, internalSecret))
        return handler.call(this, request, reply);
      return traced({ traceparent }, name, "server", { "request.id": request.id }, async (span) => {
        const result: unknown = await handler.call(this, request, reply);
        span?.note({ "http.response.status_code": reply.statusCode });
        return result;
      });
    };
  });
}

const saneId = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The caller's own request id where it is short and plain, so that a log line can be followed through; else a new one. */
function requestId(sent: string | string[] | undefined): string {
  return typeof sent === "string" && saneId.test(sent) ? sent : randomUUID();
}
