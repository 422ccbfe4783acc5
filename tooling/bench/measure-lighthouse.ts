import { pageAddresses } from "@precise/budgets/page-addresses";
import { chromiumFlags } from "@precise/chromium/chromium-flags";
import { type LighthousePage, lighthouseBudgets, lighthousePages } from "./bench-budgets.ts";
import type { BenchContext } from "./bench-context.ts";
import type { Figure } from "./figure.ts";
import { median } from "./median.ts";
import { runTool } from "./tools.ts";

const RUNS = 5;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];

/** One run's points, what lost some, and the times of its simulated slow phone. */
export interface LighthouseRun {
  readonly points: Readonly<Record<Category, number>>;
  readonly losesPoints: Readonly<Record<Category, readonly string[]>>;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly layoutShift: number;
}

/** Medians of five runs of the mobile preset on each page, each run in a browser of its own. */
export async function measureLighthouse(
  context: BenchContext,
  shopUrl: string,
  chromiumPath: string,
): Promise<Figure[]> {
  const addresses = await pageAddresses(shopUrl);
  const figures: Figure[] = [];
  for (const page of lighthousePages) {
    await context.progress.step(`Lighthouse on ${page}`, async (note) => {
      const runs: LighthouseRun[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const args = [addresses[page], chromiumPath, JSON.stringify(chromiumFlags)];
        // What the tool prints is its own JSON: tools/lighthouse.js.
        runs.push(
          (await runTool(context, { program: "lighthouse.js", args, limitMs: 120_000 })) as LighthouseRun,
        );
        note(runs.map(({ points }) => points.performance).join(", "));
      }
      figures.push(...lighthouseFigures(page, runs));
    });
  }
  return figures;
}

/** The medians of some runs; a category that lost points says by which audits. */
export function lighthouseFigures(page: LighthousePage, runs: readonly LighthouseRun[]): Figure[] {
  const scores = categories.map((category): Figure => {
    const value = median(runs.map(({ points }) => points[category]));
    const audits = [...new Set(runs.flatMap(({ losesPoints }) => losesPoints[category]))];
    const atLeast =
      category === "performance" ? lighthouseBudgets.performance[page] : lighthouseBudgets.other;
    // A cart is not for search engines: it says so, and loses the points for that.
    const isIndexed = page !== "cart" || category !== "seo";
    return {
      part: "lighthouse",
      subject: page,
      measure: category,
      value,
      ...(isIndexed ? { limit: { atLeast } } : {}),
      ...(value < 100 && audits.length > 0 ? { note: `loses points by ${audits.join(", ")}` } : {}),
    };
  });
  const time = (measure: string, of: (run: LighthouseRun) => number): Figure => ({
    part: "lighthouse",
    subject: page,
    measure,
    value: median(runs.map(of)),
  });
  return [
    ...scores,
    time("first paint ms", (run) => run.firstPaintMs),
    time("largest paint ms", (run) => run.largestPaintMs),
    time("blocked ms", (run) => run.blockedMs),
    time("shift", (run) => run.layoutShift),
  ];
}
