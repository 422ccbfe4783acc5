import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import { connect } from "node:net";
import { type IsOwnHost, isHostOf } from "@precise/contract/wire/own-hosts";
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from "fastify";
import { answerFile } from "./answer-files.ts";
import { answerPage } from "./answer-pages.ts";
import { type Behind, openBehind } from "./behind.ts";
import type { DoorMetrics } from "./door-metrics.ts";
import { type DoorRequest, withSignal } from "./door-request.ts";
import { countVisitors } from "./limits.ts";
import { refusalAnswer } from "./pages/outage-pages.ts";
import { BrokenOff, passOn, sendWhole } from "./pass-on.ts";
import type { DoorSettings } from "./settings.ts";
import { codeOf } from "./upstream/ask-upstream.ts";
import { checkRequest } from "./visitors/check-request.ts";
import { withoutStaffCookies } from "./visitors/cookies.ts";
import { headersForApp } from "./visitors/headers.ts";
import { BodyTooLarge } from "./visitors/read-body.ts";
import { away, Refused } from "./visitors/refusal.ts";
import { visitOf } from "./visitors/trusted-proxies.ts";
import { type Zone, zoneOf } from "./zones.ts";

/** A request takes no longer to come in, pictures on a slow line included. */
const requestMs = 300_000;
/** A connection on which nothing moves for so long is closed. */
const silentMs = 75_000;

/** The door as it listens. */
export interface Door {
  readonly app: FastifyInstance;
  readonly behind: Behind;
  close(): Promise<void>;
}

/**
 * The one thing that every visitor meets: decides the zone of a request, answers from what is kept or passes it on, and sends
 * the answer compressed, with its policy and the fixed headers.
 * @source design D25
 */
export async function openDoor(
  settings: DoorSettings,
  { log, metrics }: { readonly log: FastifyBaseLogger; readonly metrics: DoorMetrics },
): Promise<Door> {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // One route takes everything: the zone is decided by our own table, not by a router.
    rewriteUrl: () => "/",
    requestTimeout: requestMs,
    connectionTimeout: silentMs,
    keepAliveTimeout: silentMs - 5_000,
    forceCloseConnections: true,
  });
  // Its calls have no other way in than its own door.
  const isDesk = settings.desk && isHostOf(settings.desk.origin);
  const isOwnHost: IsOwnHost = (host) => settings.isOwnHost(host) && isDesk?.(host) !== true;
  const visits = new WeakMap<FastifyRequest, string>();
  const checkLimit = await countVisitors(
    app,
    settings.rateLimitFactor,
    (request) => visits.get(request) ?? "",
  );
  const behind = openBehind(settings, { log, metrics, checkLimit });
  // Bodies are read where they are passed on.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  app.all("/", async (request, reply) => {
    const began = performance.now();
    const url = checkRequest(withTarget(request), isOwnHost);
    if ("status" in url) {
      const { headers, body } = refusalAnswer(url, "bare");
      reply.hijack();
      reply.raw.writeHead(url.status, { ...behind.fixedHeaders, ...headers, "x-request-id": request.id });
      reply.raw.end(request.method === "HEAD" ? undefined : body);
      metrics.answered({ zone: "none", status: url.status, source: "door", seconds: 0 });
      return reply;
    }
    const visit = visitOf(request.raw, settings.trustedProxies);
    visits.set(request, visit.address);
    const zone = zoneOf(url.path);
    const asking: DoorRequest = {
      request,
      reply,
      url,
      zone,
      visit,
      isPrefetch: isPrefetch(request, zone),
      headersForApp: () =>
        headersForApp(request.raw, {
          visit,
          requestId: request.id,
          internalSecret: settings.internalSecret,
          cookiesFor: withoutStaffCookies,
        }),
      beginsTrace: true,
      mayBeKept: false,
      signal: undefined,
      source: "app",
    };
    await answer(behind, asking);
    behind.visits.note(asking, reply.raw.statusCode);
    metrics.answered({
      zone: zone.name,
      status: reply.raw.statusCode,
      source: asking.source,
      seconds: (performance.now() - began) / 1_000,
    });
    return reply;
  });
  if (settings.isDevelopment) passSocketsOn(app.server, settings);
  return {
    app,
    behind,
    async close() {
      await app.close();
      await behind.close();
    },
  };
}

/** The request with the request line's own address. */
function withTarget({ raw, originalUrl }: FastifyRequest): IncomingMessage {
  raw.url = originalUrl;
  return raw;
}

/** A browser fetches a page because its visitor may want it next. */
function isPrefetch({ method, headers }: FastifyRequest, { keeps }: Zone): boolean {
  const isPage = keeps === "pages" && (method === "GET" || method === "HEAD");
  return isPage && /\bprefetch\b/.test(String(headers["sec-purpose"] ?? ""));
}

async function answer(behind: Behind, asking: DoorRequest): Promise<void> {
  const { method } = asking.request;
  try {
    await answerByZone(behind, asking).catch((fault: unknown) => {
      // Its replica has gone in the middle of a page: what is only read is asked of another one.
      if (fault instanceof BrokenOff && (method === "GET" || method === "HEAD"))
        return answerByZone(behind, asking);
      throw fault;
    });
  } catch (fault) {
    refuse(behind, asking, fault);
  }
}

async function answerByZone(behind: Behind, asking: DoorRequest): Promise<void> {
  const { keeps, isElsewhere } = asking.zone;
  if (isElsewhere) throw new Refused({ status: 404, code: "not_found", message: "There is nothing here." });
  if (behind.isDevelopment || keeps === undefined) return passOn(behind, withSignal(asking));
  return keeps === "files" ? answerFile(behind, asking) : answerPage(behind, asking);
}

/** What no one could answer. */
function refuse(behind: Behind, asking: DoorRequest, fault: unknown): void {
  const { request, reply, zone } = asking;
  const { raw } = reply;
  if (raw.destroyed || raw.headersSent) return void raw.destroy();
  const tooLarge = { status: 413, code: "body_too_large", message: "The request is too large." } as const;
  const refusal = fault instanceof Refused ? fault.refusal : isTooLarge(fault) ? tooLarge : away;
  if (refusal === away)
    behind.log.warn(
      { zone: zone.name, requestId: request.id, code: codeOf(fault), fault: String(fault) },
      "no app answered",
    );
  asking.source = "door";
  const { headers, body } = refusalAnswer(refusal, zone.outage);
  // A body that has not been read would be taken for the next request.
  const isRead = request.raw.complete;
  const length = String(Buffer.byteLength(body));
  sendWhole(
    asking,
    refusal.status,
    { ...behind.fixedHeaders, ...headers, "content-length": length, ...(!isRead && { connection: "close" }) },
    body,
  );
}

function isTooLarge(fault: unknown): boolean {
  return fault instanceof BodyTooLarge || (fault instanceof Error && fault.cause instanceof BodyTooLarge);
}

/**
 * Passes on the sockets by which apps that run from source tell a browser what changed. A built app has none: there a
 * request to change the protocol is an ordinary one.
 */
function passSocketsOn(server: Server, settings: DoorSettings): void {
  server.on("upgrade", (request, socket, head) => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    const { upstream } = zoneOf(path);
    const [origin = ""] =
      (upstream === "trade" ? settings.tradeOrigins : settings.shopOrigins) ?? settings.shopOrigins;
    const { hostname, port } = new URL(origin);
    const app = connect(Number(port), hostname, () => {
      const lines = [`${request.method} ${request.url} HTTP/1.1`];
      for (let at = 0; at < request.rawHeaders.length; at += 2)
        lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
      app.write(`${lines.join("\r\n")}\r\n\r\n`);
      app.write(head);
      socket.pipe(app).pipe(socket);
    });
    app.on("error", () => socket.destroy()).on("close", () => socket.destroy());
    socket.on("error", () => app.destroy()).on("close", () => app.destroy());
  });
}
