import { expect, it } from "vitest";
import { daysInLieu, publicHolidays } from "./public-holidays.ts";

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

it.each([
  [
    2022,
    {
      "2022-01-01": "2022-01-03",
      "2022-05-01": "2022-05-02",
      "2022-06-12": "2022-06-13",
      "2022-10-01": "2022-10-03",
      "2022-12-25": "2022-12-27",
    },
  ],
  [2024, {}],
  [2026, { "2026-12-26": "2026-12-28" }],
  [
    2027,
    {
      "2027-05-01": "2027-05-03",
      "2027-06-12": "2027-06-14",
      "2027-12-25": "2027-12-27",
      "2027-12-26": "2027-12-28",
    },
  ],
])("for the weekends of %i weekdays are usually given", (year, days) => {
  expect(Object.fromEntries(daysInLieu(year).map((each) => [each.for, each.day]))).toEqual(days);
});
