import { expect, it } from "vitest";
import { median, percentile } from "./median.ts";

it.each([
  [[3, 1, 2], 2],
  [[9], 9],
  [[4, 1, 3, 2], 3],
  [[], 0],
])("the median of %j is %d", (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

it("the median of numbers is not of their texts: 9 is below 10", () => {
  expect(median([10, 9, 100])).toBe(10);
});

const hundred = Array.from({ length: 100 }, (_, at) => at + 1);
it.each([
  [hundred, 0.5, 50],
  [hundred, 0.99, 99],
  [hundred, 1, 100],
  [[7, 5], 0.99, 7],
  [[7], 0.01, 7],
  [[], 0.99, 0],
])("percentiles are numbers that were measured", (numbers, share, value) => {
  expect(percentile(numbers, share)).toBe(value);
});
