import { expect, it } from "vitest";
import { hasBars, wholeSteps } from "./chart-axis.ts";

it.each([
  [[], false],
  [[0, 0], false],
  [[0, 12_000], true],
  // More was paid back than came in.
  [[0, -500], true],
])("of %j there is something to draw: %s", (values, isDrawn) => {
  expect(hasBars(values.map((value) => ({ label: "30 November", value })))).toBe(isDrawn);
});

it("divides an axis by whole naira, in round steps", () => {
  expect(wholeSteps.slice(0, 8)).toEqual([1, 2, 5, 10, 20, 25, 50, 100]);
  expect(wholeSteps.filter((step) => !Number.isInteger(step))).toEqual([]);
  expect(wholeSteps.at(-1)).toBeGreaterThan(1_000_000_000_000);
});
