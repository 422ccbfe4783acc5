import { startTestCollector, traceTree } from "@precise/tracing/test-collector";

/**
 * Takes traces as a collector does, and prints each as a tree once nothing more of it has come for a while: to look at traces
 * where there is no place that keeps them. `node tooling/topology/print-traces.ts [port]`, and beside it the shop with
 * OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_TRACES_SAMPLER=always_on.
 */
const quietMs = 4_000;
const collector = await startTestCollector(Number(process.argv[2] ?? 4318));
console.log(`Traces are taken at ${collector.endpoint}`);

let read = 0;
const lastCame = new Map<string, number>();
setInterval(() => {
  const now = performance.now();
  for (const { traceId } of collector.spans.slice(read)) lastCame.set(traceId, now);
  read = collector.spans.length;
  for (const [traceId, came] of lastCame) {
    if (now - came < quietMs) continue;
    lastCame.delete(traceId);
    console.log(`\n${traceId}\n${traceTree(collector.spans.filter((span) => span.traceId === traceId))}`);
  }
}, 500);
