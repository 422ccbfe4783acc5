import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { DoorMetrics } from "./door-metrics.ts";

const seconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** @param watchProcess also measures memory, event loop and garbage collection: for a process of its own */
export function createDoorMetrics(watchProcess: boolean): DoorMetrics {
  const registry = new Registry();
  if (watchProcess) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "door_request_duration_seconds",
    help: "Time to answer a visitor, by zone, status, and where the answer came from.",
    labelNames: ["zone", "status", "source"],
    buckets: seconds,
    registers: [registry],
  });
  const failures = new Counter({
    name: "door_upstream_failures_total",
    help: "Attempts at an app that came to nothing.",
    labelNames: ["upstream", "code"],
    registers: [registry],
  });
  const sizes = new Map<string, () => { readonly entries: number; readonly bytes: number }>();
  for (const unit of ["entries", "bytes"] as const) {
    new Gauge({
      name: `door_kept_${unit}`,
      help: `What is kept of answers, in ${unit}.`,
      labelNames: ["kind"],
      registers: [registry],
      collect() {
        for (const [kind, size] of sizes) this.set({ kind }, size()[unit]);
      },
    });
  }
  return {
    answered: ({ zone, status, source, seconds: took }) => requests.observe({ zone, status, source }, took),
    upstreamFailed: (upstream, code) => failures.inc({ upstream, code }),
    watchKept: (kind, size) => void sizes.set(kind, size),
    text: async () => ({ contentType: registry.contentType, body: await registry.metrics() }),
  };
}
