import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@precise/run/workspace";
import { need, type Shown } from "./shown.ts";
import type { Replica } from "./start-replica.ts";
import type { Topology } from "./start-topology.ts";

const measured = /\b(?:door|http|database|job|outbox|process|nodejs)_[a-z0-9_]+\b/g;
/** Of the API; the doors report theirs and those of any process. */
const ofTheApi = /^(?:http|database|job|outbox)_/;

/**
 * Everything that the dashboard and the alerts ask for is reported by every replica of the API and every door, and each of
 * them has worked.
 */
export async function showMonitoring(topology: Topology): Promise<Shown> {
  const texts = ["alerts.yml", "dashboard.json"].map((name) =>
    readFileSync(join(root, "deploy", "monitoring", name), "utf8"),
  );
  const names = [...new Set(texts.flatMap((text) => text.match(measured) ?? []))];
  const worked: string[] = [];
  for (const replica of [...topology.apis, ...topology.doors]) {
    const isDoor = topology.doors.includes(replica);
    const own = names.filter((each) => (isDoor ? !ofTheApi.test(each) : !each.startsWith("door_")));
    const metrics = await metricsOf(replica);
    const missing = own.filter((each) => !metrics.includes(`\n${each}`));
    need(missing.length === 0, `${replica.name} does not report ${missing.join(", ")}`);
    const count = isDoor
      ? countOf(metrics, "door_request_duration_seconds_count")
      : countOf(metrics, "http_request_duration_seconds_count", 'call="readyz"');
    need(count > 0, `${replica.name} has answered nothing`);
    worked.push(`${replica.name} ${count}`);
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
