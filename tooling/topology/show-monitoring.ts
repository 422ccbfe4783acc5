import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@precise/run/workspace";
import { need, type Shown } from "./shown.ts";
import type { Topology } from "./start-topology.ts";

const measured = /\b(?:http|database|job|process|nodejs)_[a-z0-9_]+\b/g;

/** Everything that the dashboard and the alerts ask for is reported by every replica of the API, and each of them has worked. */
export async function showMonitoring(topology: Topology): Promise<Shown> {
  const asked = ["alerts.yml", "dashboard.json"].map((name) =>
    readFileSync(join(root, "deploy", "monitoring", name), "utf8"),
  );
  const names = new Set(asked.flatMap((text) => text.match(measured) ?? []));
  const worked: string[] = [];
  for (const { name, port } of topology.apis) {
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const missing = [...names].filter((each) => !metrics.includes(`\n${each}`));
    need(missing.length === 0, `${name} does not report ${missing.join(", ")}`);
    const calls = [
      ...metrics.matchAll(/^http_request_duration_seconds_count\{(?!call="readyz")[^}]*\} (\d+)/gm),
    ];
    const count = calls.reduce((sum, [, value]) => sum + Number(value), 0);
    need(count > 0, `${name} has answered nothing`);
    worked.push(`${name} ${count} calls`);
  }
  return {
    what: `Figures that are watched (${names.size})`,
    figure: `reported by each; ${worked.join(", ")}`,
  };
}
