import { type Figure, type PartName, partNames, verdictOf } from "./figure.ts";

const titles: Readonly<Record<PartName, string>> = {
  weights: "Weights of a cold visit, before any interaction (phone, 360 × 740)",
  lighthouse: "Lighthouse, mobile preset",
  cpu: "CPU of the servers for one request, their database included, ms",
  latency: "Under load: many callers at once",
  search: "Questions that nobody asked before, one after the other",
  sales: "Selling low-stock articles",
  outages: "10,000 requests while each server is killed and comes back",
  settings: "From saving a setting until every page shows it, seconds",
  traces: "What traces cost: processor time for a call, door, API and database",
  start: "An already built start",
  memory: "Memory at rest (PSS)",
  desk: "The desk's lists, milliseconds",
  tasks: "What people come for, in a browser",
};

/** Tables for the terminal, one for each part: every figure beside its budget, with ✓ or ✗. */
export function benchTable(figures: readonly Figure[]): string {
  return partNames
    .filter((part) => figures.some((figure) => figure.part === part))
    .map((part) => {
      const own = figures.filter((figure) => figure.part === part);
      return [titles[part], table(own), ...notes(own)].join("\n");
    })
    .join("\n\n");
}

/** The figures that are over their budget, one a line. */
export function missedLines(figures: readonly Figure[]): string[] {
  return figures
    .filter((figure) => verdictOf(figure) === "missed")
    .map((figure) => `✗ ${figure.part}: ${figure.subject}, ${figure.measure}: ${cell(figure)}`);
}

function table(figures: readonly Figure[]): string {
  const subjects = [...new Set(figures.map(({ subject }) => subject))];
  const measures = [...new Set(figures.map(({ measure }) => measure))];
  const rows = subjects.map((subject) => [
    subject,
    ...measures.map((measure) => {
      const found = figures.find((figure) => figure.subject === subject && figure.measure === measure);
      return found === undefined ? "" : cell(found);
    }),
  ]);
  const all = [["", ...measures], ...rows];
  const widths = all[0]?.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0))) ?? [];
  return all
    .map((row) => `  ${row.map((text, at) => text.padEnd(widths[at] ?? 0)).join("  ")}`.trimEnd())
    .join("\n");
}

function cell(figure: Figure): string {
  const { value, limit } = figure;
  if (limit === undefined) return shown(value);
  const bound = "atMost" in limit ? `/ ${limit.atMost}` : `/ ≥ ${limit.atLeast}`;
  return `${shown(value)} ${bound} ${verdictOf(figure) === "kept" ? "✓" : "✗"}`;
}

/** Enough digits to distinguish it from its budget, and no more. */
function shown(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return value < 10 ? value.toFixed(2) : value.toFixed(1);
}

function notes(figures: readonly Figure[]): string[] {
  return figures.flatMap(({ subject, measure, note }) =>
    note === undefined ? [] : [`  · ${subject}, ${measure}: ${note}`],
  );
}
