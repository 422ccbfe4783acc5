import { expect, it } from "vitest";
import { killRounds } from "./kill-rounds.ts";

/** Twenty kills under 200 shoppers are `pnpm faults`; here it is shown that the promise, and its check, still hold. */
it("the api killed in the middle of orders loses none, doubles none and keeps stock and mail right", async () => {
  const report = await killRounds({ rounds: 2, shoppers: 20 });
  expect(report.broken).toEqual([]);
  expect(report.orders).toBe(report.acknowledged);
  expect(report.orders).toBeGreaterThan(0);
}, 180_000);
