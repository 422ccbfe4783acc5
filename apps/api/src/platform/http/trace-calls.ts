import { traced } from "@precise/tracing/traced";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isFromInside } from "./caller.ts";

/**
 * Each call that comes from a door or an app of ours with a trace goes on with it, once its body has been read, to its answer. A
 * stranger's header is no word of ours: such a call has no trace.
 * @source decision 135
 */
export function traceCalls(app: FastifyInstance, internalSecret: string | undefined): void {
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
