import { describe, expect, it } from "vitest";
import { availableOnAccount, fitsOnAccount } from "./account-limit.ts";
import { naira } from "./money.ts";

describe("an account's limit", () => {
  it.each([
    [1_000_000, 0, 1_000_000],
    [1_000_000, 999_999.99, 0.01],
    [1_000_000, 1_000_000, 0],
    [500_000, 750_000, 0],
    [0, 0, 0],
  ])("of N%d with N%d used leaves N%d", (limit, used, left) => {
    expect(availableOnAccount({ limit: naira(limit), used: naira(used) })).toBe(naira(left));
  });

  it.each([
    [1_000_000, 400_000, 600_000, true],
    [1_000_000, 400_000, 600_000.01, false],
    [1_000_000, 1_000_000, 0.01, false],
    [500_000, 750_000, 1, false],
    [0, 0, 0, false],
  ])("of N%d with N%d used: an order of N%d fits: %s", (limit, used, payable, fits) => {
    expect(fitsOnAccount({ limit: naira(limit), used: naira(used) }, naira(payable))).toBe(fits);
  });
});
