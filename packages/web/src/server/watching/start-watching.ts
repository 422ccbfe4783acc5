import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { startTracing } from "@precise/tracing/start-tracing";
import { beginSpan, enterRequest } from "@precise/tracing/traced";
import { tracingOf, webEnv } from "../../env.ts";
import { secretHeader } from "../api.ts";
import { endConnections } from "../end-connections.ts";
import { isFromDoor } from "../visitor.ts";
import { pageFamilies } from "./page-families.ts";

/** What Node tells of each request before the server answers it. */
interface BegunRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly server: Server;
}

/**
 * Watches what this process is asked, without touching the server: Node itself tells of each request. What is done for one, its
 * calls of the API above all, bears the id that the door gave it, and goes on with the door's trace. Figures are
 * measured where METRICS_PORT is set, traces reported where an endpoint is.
 * @param app.pages routes of the app's pages
 * @source decision 135
 */
export async function startWatching(app: {
  readonly appName: string;
  readonly basePath: string;
  readonly pages: readonly string[];
}): Promise<void> {
  const { internalSecret, metricsPort } = webEnv();
  await startTracing(tracingOf(app.appName));
  endConnections();
  const metrics =
    metricsPort === undefined
      ? undefined
      : await (await import("./web-metrics.ts")).openWebMetrics(metricsPort);
  const familyOf = pageFamilies(app.basePath, app.pages);
  subscribe("http.server.request.start", (message) => {
    const { request, response, server } = message as BegunRequest;
    if (server === metrics?.server) return;
    const { headers, method = "GET", url = "" } = request;
    const isOurs = isFromDoor(single(headers[secretHeader]) ?? null, internalSecret);
    const requestId = isOurs ? single(headers["x-request-id"]) : undefined;
    const traceparent = isOurs ? single(headers.traceparent) : undefined;
    const family = familyOf(url);
    const place = traceparent === undefined ? undefined : { traceparent };
    const span = beginSpan(place, `${method} ${family}`, "server");
    enterRequest(requestId, span);
    if (span === undefined && metrics === undefined) return;
    const began = performance.now();
    response.once("close", () => {
      const status = response.statusCode;
      const kept = String(response.getHeader("x-nextjs-cache") ?? "none").toLowerCase();
      metrics?.answered({ family, status, kept, seconds: (performance.now() - began) / 1_000 });
      span?.note({ "http.response.status_code": status, kept });
      span?.end();
    });
  });
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
