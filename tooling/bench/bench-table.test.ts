import { describe, expect, it } from "vitest";
import { benchTable, missedLines } from "./bench-table.ts";
import { type Figure, verdictOf } from "./figure.ts";

const figures: readonly Figure[] = [
  { part: "weights", subject: "home", measure: "JS KiB", value: 147.23, limit: { atMost: 160 } },
  { part: "weights", subject: "home", measure: "requests", value: 17, limit: { atMost: 20 } },
  { part: "weights", subject: "cart", measure: "JS KiB", value: 165.04, limit: { atMost: 165 } },
  { part: "memory", subject: "at rest", measure: "MB", value: 390, limit: { atMost: 450 } },
  { part: "latency", subject: "list of 24", measure: "× bare", value: 0.5, limit: { atLeast: 0.5 } },
  { part: "latency", subject: "list of 24", measure: "p50 ms", value: 8, note: "32 at a time" },
];

describe("the table", () => {
  it("shows each figure beside its budget, by part, with a sign for kept and missed", () => {
    expect(benchTable(figures)).toBe(
      [
        "Weights of a cold visit, before any interaction (phone, 360 × 740)",
        "        JS KiB         requests",
        "  home  147.2 / 160 ✓  17 / 20 ✓",
        "  cart  165.0 / 165 ✗",
        "",
        "Under load: many callers at once",
        "              × bare          p50 ms",
        "  list of 24  0.50 / ≥ 0.5 ✓  8",
        "  · list of 24, p50 ms: 32 at a time",
        "",
        "Memory at rest (PSS)",
        "           MB",
        "  at rest  390 / 450 ✓",
      ].join("\n"),
    );
  });

  it("lists what is missed by itself", () => {
    expect(missedLines(figures)).toEqual(["✗ weights: cart, JS KiB: 165.0 / 165 ✗"]);
  });
});

it.each([
  [{ value: 20, limit: { atMost: 20 } }, "kept"],
  [{ value: 20.001, limit: { atMost: 20 } }, "missed"],
  [{ value: 100, limit: { atLeast: 100 } }, "kept"],
  [{ value: 99, limit: { atLeast: 100 } }, "missed"],
  [{ value: 1 }, "no budget"],
] as const)("%j is %s", (figure, verdict) => {
  expect(verdictOf(figure)).toBe(verdict);
});
