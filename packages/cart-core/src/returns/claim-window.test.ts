import { describe, expect, it } from "vitest";
import { claimWindow, monthsAfter, wholeMonthsBetween } from "./claim-window.ts";

describe("the time for a claim", () => {
  const mind = { kind: "return", reason: "changed_mind", warrantyMonths: 36 } as const;
  it.each([
    ["2026-03-01", "2026-03-01", true],
    ["2026-03-01", "2026-03-15", true],
    ["2026-03-01", "2026-03-16", false],
    ["2026-02-20", "2026-03-06", true],
    ["2026-02-20", "2026-03-07", false],
  ])("is 14 days for a change of mind: delivered %s, asked %s", (delivered, today, isInTime) => {
    expect(claimWindow(mind, delivered, today).isInTime).toBe(isInTime);
  });

  it.each(["damaged", "wrong_item", "not_as_described", "faulty", "unfit"] as const)(
    "has no end for goods that are %s",
    (reason) => {
      expect(claimWindow({ ...mind, reason }, "2020-01-01", "2026-01-01")).toEqual({
        isInTime: true,
        until: null,
      });
    },
  );

  const warranty = { kind: "warranty", reason: "faulty", warrantyMonths: 36 } as const;
  it("is as many months under the warranty as the product states, to the day", () => {
    expect(claimWindow(warranty, "2023-05-10", "2026-05-10")).toEqual({
      isInTime: true,
      until: "2026-05-10",
    });
    expect(claimWindow(warranty, "2023-05-10", "2026-05-11").isInTime).toBe(false);
  });

  it("is over where no warranty is stated", () => {
    const none = { ...warranty, warrantyMonths: null };
    expect(claimWindow(none, "2026-05-10", "2026-05-10")).toEqual({ isInTime: false, until: null });
  });
});

describe("months since delivery", () => {
  it.each([
    ["2026-01-15", "2026-01-15", 0],
    ["2026-01-15", "2026-02-14", 0],
    ["2026-01-15", "2026-02-15", 1],
    ["2026-01-31", "2026-02-27", 0],
    ["2026-01-31", "2026-02-28", 1],
    ["2024-11-30", "2026-01-30", 14],
    ["2026-02-01", "2026-01-01", 0],
  ])("from %s to %s are %i", (from, to, months) => {
    expect(wholeMonthsBetween(from, to)).toBe(months);
  });

  it.each([
    ["2026-01-31", 1, "2026-02-28"],
    ["2024-02-29", 12, "2025-02-28"],
    ["2026-11-15", 3, "2027-02-15"],
    ["2026-10-31", 2, "2026-12-31"],
  ])("%s and %i months later is %s", (day, months, later) => {
    expect(monthsAfter(day, months)).toBe(later);
  });
});
