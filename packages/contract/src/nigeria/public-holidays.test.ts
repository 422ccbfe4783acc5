import { expect, it } from "vitest";
import { publicHolidays } from "./public-holidays.ts";

it("a year has its eight holidays in order", () => {
  expect(publicHolidays(2026)).toEqual([
    { day: "2026-01-01", name: "New Year's Day" },
    { day: "2026-04-03", name: "Good Friday" },
    { day: "2026-04-06", name: "Easter Monday" },
    { day: "2026-05-01", name: "Workers' Day" },
    { day: "2026-06-12", name: "Democracy Day" },
    { day: "2026-10-01", name: "Independence Day" },
    { day: "2026-12-25", name: "Christmas Day" },
    { day: "2026-12-26", name: "Boxing Day" },
  ]);
});

it.each([
  [2024, "2024-03-29", "2024-04-01"],
  [2027, "2027-03-26", "2027-03-29"],
  [2035, "2035-03-23", "2035-03-26"],
  [2038, "2038-04-23", "2038-04-26"],
])("in %i Easter closes %s and %s", (year, friday, monday) => {
  const days = publicHolidays(year).map(({ day }) => day);
  expect([days.includes(friday), days.includes(monday)]).toEqual([true, true]);
});
