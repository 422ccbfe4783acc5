import { need, type Shown } from "./shown.ts";
import type { Replica } from "./start-replica.ts";
import type { Topology } from "./start-topology.ts";
import { isReported, reportersOf, watchedFigures } from "./watched-figures.ts";

const answersOf = {
  api: "http_request_duration_seconds_count",
  door: "door_request_duration_seconds_count",
  app: "web_request_duration_seconds_count",
} as const;

/**
 * Everything that the dashboard and the alerts ask for is reported by every replica of the API, every door and every app, and
 * each of them has worked.
 */
export async function showMonitoring(topology: Topology): Promise<Shown> {
  const names = watchedFigures();
  const worked: string[] = [];
  const replicas = {
    api: topology.apis,
    door: topology.doors,
    app: [...topology.shops, topology.trade],
  };
  for (const kind of ["api", "door", "app"] as const) {
    for (const replica of replicas[kind]) {
      const metrics = await metricsOf(replica);
      const missing = names.filter((name) => reportersOf(name).includes(kind) && !isReported(metrics, name));
      need(missing.length === 0, `${replica.name} does not report ${missing.join(", ")}`);
      const count = countOf(metrics, answersOf[kind], 'call="readyz"');
      need(count > 0, `${replica.name} has answered nothing`);
      worked.push(`${replica.name} ${count}`);
    }
  }
  return {
    what: `Figures that are watched (${names.length})`,
    figure: `reported by each; answers: ${worked.join(", ")}`,
  };
}

/** What a replica says of itself. */
export async function metricsOf({ metricsPort }: Replica): Promise<string> {
  return (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
}

/** The sum of a counter over its labels. @param without a label whose lines do not count */
export function countOf(metrics: string, name: string, without?: string): number {
  const lines = [...metrics.matchAll(new RegExp(`^${name}(\\{[^}]*\\})? (\\d+)`, "gm"))];
  return lines
    .filter(([, labels = ""]) => without === undefined || !labels.includes(without))
    .reduce((sum, [, , value]) => sum + Number(value), 0);
}
