import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@precise/run/workspace";
import { parse } from "yaml";

/** Kinds of processes that tell figures; an app is the shop or the trade area. */
export type Reporter = "api" | "door" | "app";

const everyone: readonly Reporter[] = ["api", "door", "app"];
/** By what a figure's name begins with; of any process are its memory, its processor and its event loop. */
const reporters: Readonly<Record<string, readonly Reporter[]>> = {
  http: ["api"],
  database: ["api"],
  job: ["api"],
  outbox: ["api"],
  door: ["door"],
  web: ["app"],
  process: everyone,
  nodejs: everyone,
};

const functions = new Set(["histogram_quantile"]);

/** Names of all figures that alerts and the dashboard ask for; Prometheus' own `up` is none of ours. */
export function watchedFigures(): readonly string[] {
  const read = (name: string) => readFileSync(join(root, "deploy", "monitoring", name), "utf8");
  // Both files are our own, in the forms of Prometheus and Grafana.
  const { groups } = parse(read("alerts.yml")) as { groups: { rules: { expr: string }[] }[] };
  const { panels } = JSON.parse(read("dashboard.json")) as { panels: { targets: { expr: string }[] }[] };
  const queries = [...groups.flatMap(({ rules }) => rules), ...panels.flatMap(({ targets }) => targets)];
  const names = queries.flatMap(
    ({ expr }) => expr.replace(/\{[^}]*\}|"[^"]*"/g, " ").match(/[a-z]+(?:_[a-z0-9]+)+/g) ?? [],
  );
  return [...new Set(names)].filter((name) => !functions.has(name)).sort();
}

/** @throws Error for a name that no process of ours begins its figures with */
export function reportersOf(name: string): readonly Reporter[] {
  const found = reporters[name.slice(0, name.indexOf("_"))];
  if (found === undefined) throw new Error(`no process of ours reports ${name}`);
  return found;
}

/** Whether a process has the figure; one with labels has no line before there is something to count. */
export function isReported(metrics: string, name: string): boolean {
  const [, histogram = ""] = /^(.*)_(?:bucket|count|sum)$/.exec(name) ?? [];
  return metrics.includes(`\n# TYPE ${name} `) || metrics.includes(`\n# TYPE ${histogram} histogram`);
}
