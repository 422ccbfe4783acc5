import { randomUUID } from "node:crypto";
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";

import type { Behind } from "./behind.ts";
import type { DoorMetrics } from "./door-metrics.ts";
import { withSignal } from "./door-request.ts";
import { refusalAnswer } from "./pages/outage-pages.ts";
import { passOn } from "./pass-on.ts";
import { headersInside } from "./visitors/headers.ts";
import { away, Refused } from "./visitors/refusal.ts";
import { zoneOf } from "./zones.ts";

/**
 * For the apps and operators alone, on no public port: one address for all replicas of the API, its calls and its pictures,
 * and how the door is.
 * What an app says of its visitor is passed on as it is: it proves itself to the API by the shared secret.
 */
export function openInnerDoor(behind: Behind, metrics: DoorMetrics, log: FastifyBaseLogger): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async () => ({ status: "ok", api: behind.catalogue.isApiUp() }));
  app.get("/metrics", async (_request, reply) => {
    const { contentType, body } = await metrics.text();
    return reply.header("content-type", contentType).send(body);
  });
  app.all("/api/*", passedOn);
  // Pictures for the shop's optimiser and for sharing.
  app.get("/media/*", passedOn);
  return app;

  async function passedOn(request: FastifyRequest, reply: FastifyReply) {
    const target = request.raw.url ?? "/";
    const [path = ""] = target.split("?", 1);
    try {
      const asking = withSignal({
        request,
        reply,
        url: { target, path },
        // An app asks for all its visitors, and the API counts them.
        zone: { ...zoneOf(path), limit: "none" },
        visit: { address: request.ip, protocol: "http" },
        headersForApp: () => headersInside(request.raw, request.id),
        isPrefetch: false,
        beginsTrace: false,
        mayBeKept: false,
        signal: undefined,
        source: "app",
      });
      await passOn(behind, asking);
    } catch (fault) {
      const refusal = fault instanceof Refused ? fault.refusal : away;
      if (reply.raw.headersSent) return void reply.raw.destroy();
      const { headers, body } = refusalAnswer(refusal, "json");
      reply.hijack();
      reply.raw.writeHead(refusal.status, headers);
      reply.raw.end(body);
    }
    return reply;
  }
}
