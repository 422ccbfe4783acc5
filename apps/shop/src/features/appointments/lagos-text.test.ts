import { expect, it } from "vitest";
import { dayText, lagosClock, lagosDay, lagosMoment } from "./lagos-text.ts";

it("a beginning is shown by the clock in Lagos, also across midnight", () => {
  expect(lagosClock("2026-11-23T09:00:00.000Z")).toBe("10:00");
  expect(lagosDay(new Date("2026-11-22T23:30:00Z"))).toBe("2026-11-23");
  expect(dayText("2026-11-23")).toBe("Monday 23 November");
});

it.each([
  ["2026-11-23", "10:00", "2026-11-23T09:00:00.000Z"],
  ["2026-07-01", "00:30", "2026-06-30T23:30:00.000Z"],
  ["2026-11-23", "ten", null],
  ["tomorrow", "10:00", null],
])("%s %s is %s", (day, time, moment) => expect(lagosMoment(day, time)).toBe(moment));
