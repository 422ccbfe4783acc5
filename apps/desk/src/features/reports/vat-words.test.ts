import { expect, it } from "vitest";
import { laterMonth, monthOf } from "./vat-words.ts";

it.each([
  ["2026-11", 1, "2026-12"],
  ["2026-12", 1, "2027-01"],
  ["2026-01", -1, "2025-12"],
])("the month of %s and %i is %s", (month, by, later) => {
  expect(laterMonth(month, by)).toBe(later);
});

it("takes this month where the address names none, or none that is", () => {
  expect(["2025-02", "2025-13", undefined].map((text) => monthOf(text, "2026-11-24"))).toEqual([
    "2025-02",
    "2026-11",
    "2026-11",
  ]);
});
