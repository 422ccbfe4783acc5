import { expect, it } from "vitest";
import { nextCheckMilliseconds } from "./check-schedule.ts";

const minute = 60_000;

it.each([
  [0, 15_000],
  [29_999, 15_000],
  [30_000, 45_000],
  [29 * minute, 45_000],
  [30 * minute, 5 * minute],
  [2 * 60 * minute, 60 * minute],
  [24 * 60 * minute, 360 * minute],
])("a live attempt of %i ms is looked at again after %i ms", (age, wait) => {
  expect(nextCheckMilliseconds(age, true, 1)).toBe(wait);
});

it("an attempt that has ended is looked at hourly for a day, then every six hours", () => {
  expect(nextCheckMilliseconds(5 * minute, false, 1)).toBe(60 * minute);
  expect(nextCheckMilliseconds(24 * 60 * minute, false, 1)).toBe(360 * minute);
});

it("tests shorten all of it", () => {
  expect(nextCheckMilliseconds(0, true, 0.01)).toBe(150);
  expect(nextCheckMilliseconds(400, true, 0.01)).toBe(450);
  expect(nextCheckMilliseconds(23 * 60 * 600, false, 0.01)).toBe(60 * 600);
  expect(nextCheckMilliseconds(25 * 60 * 600, false, 0.01)).toBe(360 * 600);
});
