import { budgets } from "@precise/budgets/budgets";
import type { PageWeight } from "@precise/budgets/measure-page";
import { expect, it } from "vitest";
import { benchTable } from "./bench-table.ts";

function visit(jsBytes: number): PageWeight {
  return {
    address: "http://localhost:3000/",
    status: 200,
    jsBytes,
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
    failed: [],
    elsewhere: [],
    errors: [],
    parts: [],
  };
}

it("shows the median beside the budget, and marks what is over", () => {
  const table = benchTable([
    { page: "home", budget: budgets.home, visits: [visit(143_360), visit(153_600), visit(143_360)] },
    { page: "listing", budget: budgets.listing, visits: [visit(174_080)] },
  ]);
  const [, home, listing] = table.split("\n");
  expect(home).toBe(
    "  home     140.0 / 160    10.0 / 16  5.0 / 10  20.0 / 24  14 / 20   225.0        80 → 120  0",
  );
  expect(listing).toContain("170.0 / 160 !");
  expect(listing).toContain("225.0 / 300");
});
