import { expect, it } from "vitest";
import { linesOfWeek, weekOfLines } from "./opening-week.ts";

const workday = { opens: "09:00", closes: "18:00" };
const saturday = { opens: "10:00", closes: "17:00" };

it("a week and its lines say the same", () => {
  const lines = [
    { days: "Monday to Friday", open: "09:00", close: "18:00" },
    { days: "Saturday", open: "10:00", close: "17:00" },
    { days: "Sunday", open: null, close: null },
  ];
  const week = [workday, workday, workday, workday, workday, saturday, null];
  expect(weekOfLines(lines)).toEqual(week);
  expect(linesOfWeek(week)).toEqual(lines);
});

it("two days are joined by and; all seven are every day", () => {
  expect(linesOfWeek([null, null, workday, null, null, null, null]).map(({ days }) => days)).toEqual([
    "Monday and Tuesday",
    "Wednesday",
    "Thursday to Sunday",
  ]);
  expect(linesOfWeek(Array.from({ length: 7 }, () => saturday))).toEqual([
    { days: "Every day", open: "10:00", close: "17:00" },
  ]);
});
