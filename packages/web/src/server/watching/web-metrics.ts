import { createServer, type Server } from "node:http";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** One answer of an app. */
export interface WebAnswer {
  /** Kind of page; never a path, which may hold anything. */
  readonly family: string;
  readonly status: number;
  /** Whether Next had the page: hit, stale, miss; none where it keeps no such page. */
  readonly kept: string;
  readonly seconds: number;
}

/** What is measured, and where it is read. @source decision 135 */
export interface WebMetrics {
  answered(answer: WebAnswer): void;
  /** Where Prometheus reads: a server of its own, that the door does not know. */
  readonly server: Server;
}

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures this process, its memory and event loop included. @throws what listening says */
export async function openWebMetrics(port: number): Promise<WebMetrics> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "web_request_duration_seconds",
    help: "Time to answer the door, by family of pages, status, and whether the page was kept.",
    labelNames: ["family", "status", "kept"],
    buckets: seconds,
    registers: [registry],
  });
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") return response.writeHead(404).end();
    const text = await registry.metrics();
    return response.setHeader("content-type", registry.contentType).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, resolve);
  });
  // An app that ends does not wait for who reads its figures.
  server.unref();
  return {
    answered: ({ family, status, kept, seconds: took }) => requests.observe({ family, status, kept }, took),
    server,
  };
}
