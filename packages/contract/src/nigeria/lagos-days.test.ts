import { describe, expect, it } from "vitest";
import {
  clockText,
  dayAndTime,
  dayRangeText,
  dayText,
  lagosDay,
  lagosDayText,
  lagosMoment,
  lagosMomentOf,
  lagosMomentText,
  laterDay,
  monthText,
  shortDayAndTime,
  weekdayOfDay,
  weekdayText,
} from "./lagos-days.ts";

describe("counting", () => {
  it("the day in Lagos begins an hour before that of UTC", () => {
    expect(lagosDay(new Date("2026-11-22T22:59:59Z"))).toBe("2026-11-22");
    expect(lagosDay(new Date("2026-11-22T23:00:00Z"))).toBe("2026-11-23");
  });

  it("a time of a day in Lagos is a moment", () => {
    expect(lagosMoment("2026-11-23", 600).toISOString()).toBe("2026-11-23T09:00:00.000Z");
    expect(laterDay("2026-12-31", 1)).toBe("2027-01-01");
    expect(weekdayOfDay("2026-11-23")).toBe(1);
    expect(weekdayOfDay("2026-11-22")).toBe(7);
  });

  it.each([
    ["2026-11-23", "10:00", "2026-11-23T09:00:00.000Z"],
    ["2026-07-01", "00:30", "2026-06-30T23:30:00.000Z"],
    ["2026-11-23", "ten", null],
    ["tomorrow", "10:00", null],
  ])("%s %s is %s", (day, time, moment) => expect(lagosMomentOf(day, time)).toBe(moment));
});

describe("words", () => {
  it("days and months are written out", () => {
    expect(dayText("2026-01-05")).toBe("5 January 2026");
    expect(dayText("someday")).toBe("someday");
    expect(weekdayText("2026-11-23")).toBe("Monday 23 November");
    expect(monthText("2026-11")).toBe("November 2026");
  });

  it.each([
    ["2026-11-26", "2026-11-30", "Thu 26 – Mon 30 Nov"],
    ["2026-11-30", "2026-12-02", "Mon 30 Nov – Wed 2 Dec"],
    ["2026-12-31", "2027-01-04", "Thu 31 Dec – Mon 4 Jan"],
    ["2026-09-01", "2026-09-01", "Tue 1 Sept"],
  ])("from %s to %s is %s", (from, to, words) => expect(dayRangeText(from, to)).toBe(words));

  it("moments are shown by the clock in Lagos, also across midnight", () => {
    expect(clockText("2026-11-23T09:00:00.000Z")).toBe("10:00");
    expect(lagosDayText(new Date("2026-11-22T23:30:00Z"))).toBe("23 November 2026");
    expect(dayAndTime("2026-09-04T23:05:00Z")).toBe("5 September 2026 at 00:05");
    expect(shortDayAndTime("2026-09-04T23:05:00Z")).toBe("5 Sept 2026, 00:05");
    expect(lagosMomentText(new Date("2026-11-21T08:05:00Z"))).toBe("Saturday, 21 November 2026, 9:05 am");
    expect(lagosMomentText(new Date("2026-11-21T11:05:00Z"))).toBe("Saturday, 21 November 2026, 12:05 pm");
    expect(lagosMomentText(new Date("2026-11-20T23:05:00Z"))).toBe("Saturday, 21 November 2026, 12:05 am");
  });

  it("the same words as the platform's for English of Nigeria and of Britain, for every day of four years", () => {
    const inLagos = (locale: string, form: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { timeZone: "Africa/Lagos", ...form });
      return (moment: Date) => format.format(moment).replace(/\s/g, " ");
    };
    const long = inLagos("en-NG", { dateStyle: "long", timeStyle: "short" });
    const medium = inLagos("en-NG", { dateStyle: "medium", timeStyle: "short" });
    const date = inLagos("en-GB", { day: "numeric", month: "long", year: "numeric" });
    const weekday = inLagos("en-GB", { weekday: "long", day: "numeric", month: "long" });
    const clock = inLagos("en-GB", { hour: "numeric", minute: "2-digit", hour12: true });
    const first = Date.parse("2024-01-01T00:00:00Z");
    // Steps of 1 day, 1 hour and 7 minutes pass every hour of the day.
    for (let at = first; at < first + 4 * 366 * 86_400_000; at += 86_400_000 + 67 * 60_000) {
      const moment = new Date(at);
      expect(dayAndTime(moment.toISOString())).toBe(long(moment));
      expect(shortDayAndTime(moment.toISOString())).toBe(medium(moment));
      expect(lagosDayText(moment)).toBe(date(moment));
      expect(weekdayText(lagosDay(moment))).toBe(weekday(moment));
      expect(lagosMomentText(moment)).toBe(
        `${weekday(moment).split(" ")[0]}, ${date(moment)}, ${clock(moment)}`,
      );
    }
  });
});
