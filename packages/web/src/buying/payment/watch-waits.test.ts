import { expect, it } from "vitest";
import { nextWait } from "./watch-waits.ts";

it.each([
  [0, 3_000],
  [1, 4_500],
  [5, 22_781],
  [6, 30_000],
  [500, 30_000],
])("after %i times the page waits %i ms before it asks again", (calls, wait) => {
  expect(nextWait(calls)).toBe(wait);
});

it("asks no more than 25 times in 6 minutes: the API answers 60 such calls", () => {
  let spent = 0;
  let calls = 0;
  while (spent <= 360_000) {
    spent += nextWait(calls);
    calls += 1;
  }
  expect(calls).toBeLessThan(25);
});
