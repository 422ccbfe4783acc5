import { describe, expect, it } from "vitest";
import { retryDelayMilliseconds } from "#api/platform/jobs/retry-delay.ts";

describe("the wait before the next attempt", () => {
  it.each([
    [1, 0, 15_000],
    [1, 1, 30_000],
    [2, 0, 30_000],
    [2, 1, 60_000],
    [5, 0.5, 360_000],
    [10, 1, 15_360_000],
    [11, 1, 21_600_000],
    [14, 0, 10_800_000],
    [60, 1, 21_600_000],
  ])("after attempt %i with chance %d is %i ms", (attempt, chance, wait) => {
    expect(retryDelayMilliseconds(attempt, chance, { first: 30_000, longest: 21_600_000 })).toBe(wait);
  });
});
