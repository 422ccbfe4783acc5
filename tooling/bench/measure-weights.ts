import type { PageBudget } from "@precise/budgets/budgets";
import { budgets, layoutShiftLimit, pageNames, turnedTo } from "@precise/budgets/budgets";
import { measurePage, type PageWeight } from "@precise/budgets/measure-page";
import { pageAddresses } from "@precise/budgets/page-addresses";
import { withChromium } from "@precise/budgets/with-chromium";
import type { BenchContext } from "./bench-context.ts";
import type { Figure } from "./figure.ts";
import { median } from "./median.ts";

const RUNS = 3;
const KIB = 1024;

/** What a cold visit to each page costs: bytes and requests are exact, paint times are of this machine only. */
export async function measureWeights(
  { progress }: BenchContext,
  shopUrl: string,
  chromiumPath: string,
): Promise<Figure[]> {
  const addresses = await pageAddresses(shopUrl);
  const figures: Figure[] = [];
  await withChromium(chromiumPath, async (browser) => {
    for (const page of pageNames) {
      await progress.step(`weight of ${page}`, async () => {
        // Not counted: it fills the server's cache of resized pictures.
        await measurePage(browser, addresses[page]);
        const visits: PageWeight[] = [];
        for (let run = 0; run < RUNS; run += 1)
          visits.push(await measurePage(browser, addresses[page], { turnTo: turnedTo[page] }));
        figures.push(...weightFigures(page, budgets[page], visits));
      });
    }
  });
  return figures;
}

/** The medians of some visits, each beside its budget. */
export function weightFigures(subject: string, budget: PageBudget, visits: readonly PageWeight[]): Figure[] {
  const kib = (measure: string, of: (visit: PageWeight) => number, bytes?: number): Figure => ({
    part: "weights",
    subject,
    measure: `${measure} KiB`,
    value: median(visits.map(of)) / KIB,
    ...(bytes === undefined ? {} : { limit: { atMost: bytes / KIB } }),
  });
  const number = (measure: string, of: (visit: PageWeight) => number, atMost?: number): Figure => ({
    part: "weights",
    subject,
    measure,
    value: median(visits.map(of)),
    ...(atMost === undefined ? {} : { limit: { atMost } }),
  });
  const troubles = [
    ...new Set(visits.flatMap((visit) => [...visit.failed, ...visit.elsewhere, ...visit.errors])),
  ];
  return [
    kib("JS", (visit) => visit.jsBytes, budget.jsBytes),
    kib("JS once wanted", (visit) => visit.wantedJsBytes, budget.wantedJsBytes),
    kib("HTML", (visit) => visit.htmlBytes, budget.htmlBytes),
    kib("CSS", (visit) => visit.cssBytes, budget.cssBytes),
    kib("fonts", (visit) => visit.fontBytes, budget.fontBytes),
    number("requests", (visit) => visit.requests, budget.requests),
    kib("all", (visit) => visit.totalBytes, budget.totalBytes),
    number("shift", (visit) => visit.layoutShift, layoutShiftLimit),
    number("first paint ms", (visit) => visit.firstPaintMs),
    number("largest paint ms", (visit) => visit.largestPaintMs),
    {
      ...number("failed", (visit) => visit.failed.length + visit.elsewhere.length + visit.errors.length, 0),
      ...(troubles.length === 0 ? {} : { note: troubles.join(", ") }),
    },
  ];
}
