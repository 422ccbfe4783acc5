import { describe, expect, it } from "vitest";
import { isTyped } from "./is-typed.ts";

describe("a typed confirmation", () => {
  it.each([
    ["₦125,000", "₦125,000"],
    ["125000", "₦125,000"],
    [" pr-7k3m9qx1 ", "PR-7K3M9QX1"],
  ])("%s is %s", (typed, expected) => {
    expect(isTyped(typed, expected)).toBe(true);
  });

  it.each([
    ["", "₦125,000"],
    ["12500", "₦125,000"],
    ["125000.50", "₦125,000"],
    ["PR-7K3M9QX2", "PR-7K3M9QX1"],
  ])("%s is not %s", (typed, expected) => {
    expect(isTyped(typed, expected)).toBe(false);
  });
});
