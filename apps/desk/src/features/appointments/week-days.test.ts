import type { AppointmentDay } from "@precise/contract/desk/appointments";
import { describe, expect, it } from "vitest";
import { dayState, weekHours } from "./week-days.ts";

const hours = { opens: "09:00", closes: "17:30" };
const open = { hours, is_closed: false, reason: null };
const names = { lagos: "Lagos", abuja: "Abuja" };

function dayOf(lagos: object, abuja: object, holiday: string | null = null): AppointmentDay {
  return {
    day: "2026-12-25",
    holiday,
    calendars: [
      { id: "abuja", ...open, ...abuja },
      { id: "lagos", ...open, ...lagos },
    ],
  };
}

describe("what a day of the week says", () => {
  it.each([
    ["an open day says nothing", dayOf({}, {}), false, []],
    [
      "closed for one reason",
      dayOf(...twice({ is_closed: true, reason: "Christmas Day" }), "Christmas Day"),
      true,
      ["Christmas Day"],
    ],
    ["closed without hours", dayOf({ hours: null }, { hours: null }), true, []],
    [
      "one of two is closed",
      dayOf({ is_closed: true, reason: "Stocktaking" }, {}),
      false,
      ["Lagos closed: Stocktaking"],
    ],
    ["one of two has no hours", dayOf({ hours: null }, {}), false, ["Lagos closed"]],
    ["open on a holiday", dayOf(...twice({ reason: "Open" }), "Boxing Day"), false, ["Boxing Day, open"]],
  ])("%s", (_name, day, isClosed, words) => {
    expect(dayState(day, names)).toEqual({ isClosed, words });
  });
});

describe("the hours that a week shows", () => {
  it("are those of its calendars, and of what is booked outside of them", () => {
    const days = [dayOf({}, { hours: { opens: "10:00", closes: "18:00" } })];
    expect(weekHours(days, [])).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17]);
    expect(weekHours(days, ["2026-12-25T06:30:00.000Z"])[0]).toBe(7);
  });

  it("are a working day's where nothing is open", () => {
    expect(weekHours([], [])).toEqual([9, 10, 11, 12, 13, 14, 15, 16]);
  });
});

function twice(calendar: object): [object, object] {
  return [calendar, calendar];
}
