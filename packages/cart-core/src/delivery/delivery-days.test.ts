import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAfter, deliveryDays, isDeliveryDay, isWorkingDay } from "./delivery-days.ts";

describe("days of delivery", () => {
  it.each([
    ["2026-11-16", "2026-11-18"],
    ["2026-11-19", "2026-11-23"],
    ["2026-11-20", "2026-11-24"],
    ["2026-11-21", "2026-11-24"],
    ["2026-12-23", "2026-12-28"],
    ["2026-12-31", "2027-01-05"],
  ])("of an order on %s begin on %s", (today, first) => {
    expect(deliveryDays(today).first).toBe(first);
  });

  it("end after 180 days, and name the holidays among them that are no weekend", () => {
    expect(deliveryDays("2026-11-21")).toEqual({
      first: "2026-11-24",
      last: "2027-05-20",
      closed: ["2026-12-25", "2027-01-01", "2027-03-26", "2027-03-29"],
    });
  });

  it("name a holiday on the last of them too", () => {
    expect(deliveryDays("2026-06-28")).toMatchObject({
      last: "2026-12-25",
      closed: ["2026-10-01", "2026-12-25"],
    });
  });

  it.each([
    ["2026-11-24", true],
    ["2026-11-23", false],
    ["2026-11-20", false],
    ["2026-11-28", false],
    ["2026-12-25", false],
    ["2027-05-20", true],
    ["2027-05-21", false],
    ["2026-11-31", false],
    ["2026-13-01", false],
    ["next week", false],
    ["NaN-NaN-NaN", false],
    ["2026-11-24T00:00", false],
    ["on 2026-11-24", false],
    ["2026-12-1", false],
  ])("from Saturday the 21st of November 2026: %s is one: %s", (day, isOne) => {
    expect(isDeliveryDay(day, "2026-11-21")).toBe(isOne);
  });

  it.each([
    ["2024-03-29", false],
    ["2024-04-01", false],
    ["2025-04-18", false],
    ["2025-04-21", false],
    ["2026-04-03", false],
    ["2026-04-06", false],
    ["2026-04-07", true],
    ["2026-05-01", false],
    ["2026-06-12", false],
    ["2025-12-26", false],
    ["2026-10-01", false],
  ])("%s is a working day: %s", (day, isOne) => {
    expect(isWorkingDay(day)).toBe(isOne);
  });
});

describe("Easter Monday", () => {
  it.each([
    "1818-03-23",
    "1943-04-26",
    "1954-04-19",
    "1981-04-20",
    "2000-04-24",
    "2008-03-24",
    "2011-04-25",
    "2014-04-21",
    "2016-03-28",
    "2019-04-22",
    "2035-03-26",
    "2038-04-26",
    "2049-04-19",
    "2076-04-20",
    "2099-04-13",
    "2285-03-23",
  ])("is %s, and no working day; Tuesday is one", (monday) => {
    expect([isWorkingDay(monday), isWorkingDay(dayAfter(monday, 1))]).toEqual([false, true]);
  });
});

describe("the calendar", () => {
  it("is the platform's own, from 1600 to 2400", () => {
    const written = (count: number) => new Date(Date.UTC(1600, 0, 1 + count)).toISOString().slice(0, 10);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 292_000 }),
        fc.integer({ min: -400, max: 400 }),
        (count, later) => {
          expect(dayAfter(written(count), later)).toBe(written(count + later));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ["2000-02-28", "2000-02-29", "2000-03-01"],
    ["2400-02-28", "2400-02-29", "2400-03-01"],
    ["2100-02-27", "2100-02-28", "2100-03-01"],
  ])("%s is followed by %s and %s", (day, next, afterNext) => {
    expect([dayAfter(day, 1), dayAfter(day, 2)]).toEqual([next, afterNext]);
  });

  it("goes through leap years and the ends of months and years", () => {
    const days = ["2028-02-29", "2028-12-31", "2100-02-28", "2100-03-01", "2000-02-29"];
    expect(days.map(isWorkingDay)).toEqual([true, false, false, true, true]);
    expect(["2100-02-29", "2027-02-29", "2026-04-31"].map((day) => isDeliveryDay(day, day))).toEqual([
      false,
      false,
      false,
    ]);
  });
});
