import type { PageBudget, PageName } from "@precise/budgets/budgets";
import type { PageWeight } from "@precise/budgets/measure-page";

/** The visits to one page, and what they may cost. */
export interface BenchRow {
  readonly page: PageName;
  readonly budget: PageBudget;
  readonly visits: readonly PageWeight[];
}

/** A table for the terminal: each figure as `median / budget`, and an exclamation mark where it is over. */
export function benchTable(rows: readonly BenchRow[]): string {
  const heads = [
    "page",
    "JS KiB",
    "HTML KiB",
    "CSS KiB",
    "fonts KiB",
    "requests",
    "all KiB",
    "paint ms",
    "shift",
  ];
  const lines = rows.map(({ page, budget, visits }) => {
    const median = (of: (visit: PageWeight) => number) => middle(visits.map(of));
    const total = median((visit) => visit.totalBytes);
    return [
      page,
      within(
        median((visit) => visit.jsBytes),
        budget.jsBytes,
      ),
      within(
        median((visit) => visit.htmlBytes),
        budget.htmlBytes,
      ),
      within(
        median((visit) => visit.cssBytes),
        budget.cssBytes,
      ),
      within(
        median((visit) => visit.fontBytes),
        budget.fontBytes,
      ),
      `${median((visit) => visit.requests)} / ${budget.requests}${over(
        median((visit) => visit.requests),
        budget.requests,
      )}`,
      budget.totalBytes === undefined ? kib(total) : within(total, budget.totalBytes),
      `${median((visit) => visit.firstPaintMs)} → ${median((visit) => visit.largestPaintMs)}`,
      String(median((visit) => visit.layoutShift)),
    ];
  });
  const widths = heads.map((head, at) =>
    Math.max(head.length, ...lines.map((line) => line[at]?.length ?? 0)),
  );
  const row = (cells: readonly string[]) =>
    `  ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ")}`.trimEnd();
  return [row(heads), ...lines.map(row)].join("\n");
}

function within(bytes: number, budgetBytes: number): string {
  return `${kib(bytes)} / ${budgetBytes / 1024}${over(bytes, budgetBytes)}`;
}

function over(figure: number, limit: number): string {
  return figure > limit ? " !" : "";
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

function middle(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}
