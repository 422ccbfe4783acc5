import { budgets, type PageBudget } from "@precise/budgets/budgets";
import type { PageWeight } from "@precise/budgets/measure-page";
import { describe, expect, it } from "vitest";
import { type LighthouseRun, lighthouseFigures } from "./measure-lighthouse.ts";
import { weightFigures } from "./measure-weights.ts";

function visit(jsBytes: number, failed: readonly string[] = []): PageWeight {
  return {
    address: "http://localhost:3000/",
    status: 200,
    jsBytes,
    wantedJsBytes: jsBytes,
    htmlBytes: 10_240,
    cssBytes: 5120,
    fontBytes: 20_480,
    imageBytes: 51_200,
    otherBytes: 0,
    totalBytes: 230_400,
    requests: 14,
    layoutShift: 0,
    firstPaintMs: 80,
    largestPaintMs: 120,
    failed,
    elsewhere: [],
    errors: [],
    parts: [],
  };
}

function run(performance: number, slow: readonly string[] = []): LighthouseRun {
  return {
    points: { performance, accessibility: 100, "best-practices": 100, seo: 60 },
    losesPoints: { performance: slow, accessibility: [], "best-practices": [], seo: ["is-crawlable"] },
    firstPaintMs: 800,
    largestPaintMs: 1200,
    blockedMs: 0,
    layoutShift: 0,
  };
}

describe("the weight of a page", () => {
  it("is the median visit, beside the page's own budget", () => {
    const figures = weightFigures("cart", budgets.cart, [visit(153_600), visit(168_960), visit(155_648)]);
    expect(figures.find(({ measure }) => measure === "JS KiB")).toEqual({
      part: "weights",
      subject: "cart",
      measure: "JS KiB",
      value: 152,
      limit: { atMost: 155 },
    });
  });

  it("is held together to a budget only where the page has one", () => {
    const { totalBytes: _, ...open } = budgets.listing;
    const all = (budget: PageBudget) =>
      weightFigures("listing", budget, [visit(0)]).find(({ measure }) => measure === "all KiB")?.limit;
    expect(all({ ...open, totalBytes: 12_288 })).toEqual({ atMost: 12 });
    expect(all(open)).toBeUndefined();
  });

  it("names what failed", () => {
    const figures = weightFigures("home", budgets.home, [visit(0, ["404 http://localhost:3000/x"])]);
    expect(figures.find(({ measure }) => measure === "failed")).toMatchObject({
      value: 1,
      limit: { atMost: 0 },
      note: "404 http://localhost:3000/x",
    });
  });
});

describe("Lighthouse's points", () => {
  const of = (page: "home" | "cart", category: string) =>
    lighthouseFigures(page, [run(99, ["total-blocking-time"]), run(100), run(96, ["speed-index"])]).find(
      ({ measure }) => measure === category,
    );

  it("are the median of the runs, with the audits that cost some", () => {
    expect(of("home", "performance")).toMatchObject({
      value: 99,
      limit: { atLeast: 100 },
      note: "loses points by total-blocking-time, speed-index",
    });
    expect(of("cart", "performance")?.limit).toEqual({ atLeast: 99 });
  });

  it("say nothing where none was lost", () => {
    expect(of("home", "accessibility")?.note).toBeUndefined();
  });

  it("of a cart for search engines have no budget: it asks them to stay away", () => {
    expect(of("cart", "seo")?.limit).toBeUndefined();
    expect(of("home", "seo")?.limit).toEqual({ atLeast: 100 });
  });
});
