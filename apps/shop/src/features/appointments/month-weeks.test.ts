import { expect, it } from "vitest";
import { laterMonth, monthWeeks } from "./month-weeks.ts";

it("November 2026 begins on a Sunday and needs six weeks", () => {
  const weeks = monthWeeks("2026-11");
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks[5]).toEqual(["2026-11-30", null, null, null, null, null, null]);
});

it("February 2027 fills four weeks", () => {
  const weeks = monthWeeks("2027-02");
  expect(weeks).toHaveLength(4);
  expect(weeks.flat()).not.toContain(null);
});

it("a leap year's February has its 29th day", () => {
  expect(monthWeeks("2028-02").flat().filter(Boolean)).toHaveLength(29);
});

it("months go over the year's end", () => {
  expect([laterMonth("2026-12", 1), laterMonth("2027-01", -1)]).toEqual(["2027-01", "2026-12"]);
});
