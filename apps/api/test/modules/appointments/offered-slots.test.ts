import { describe, expect, it } from "vitest";
import {
  type DeskTimes,
  offeredSlots,
  placesLeft,
  type TypeRules,
} from "#api/modules/appointments/offered-slots.ts";

const rules: TypeRules = {
  minutes: 30,
  everyMinutes: 30,
  bufferMinutes: 10,
  leadMinutes: 180,
  horizonDays: 60,
};
/** Monday from nine to eleven, in Lagos. */
const desk: DeskTimes = {
  capacity: 2,
  hours: new Map([[1, { opens: 540, closes: 660 }]]),
  closedDays: new Set(),
};
/** The Saturday before Monday, 23 November 2026. */
const saturday = new Date("2026-11-21T11:00:00Z");
const monday = { from: "2026-11-23", days: 1 };
const at = (time: string) => Date.parse(`2026-11-23T${time}:00Z`);
const starts = (slots: readonly { starts_at: string }[]) => slots.map((slot) => slot.starts_at.slice(11, 16));

describe("free beginnings", () => {
  it("lie within the hours of the desk, by the clock in Lagos", () => {
    expect(offeredSlots(monday, rules, desk, [], saturday)).toEqual([
      { starts_at: "2026-11-23T08:00:00.000Z", places_left: 2 },
      { starts_at: "2026-11-23T08:30:00.000Z", places_left: 2 },
      { starts_at: "2026-11-23T09:00:00.000Z", places_left: 2 },
      { starts_at: "2026-11-23T09:30:00.000Z", places_left: 2 },
    ]);
  });
  it("are only on days of the week that have hours", () => {
    const week = offeredSlots({ from: "2026-11-21", days: 14 }, rules, desk, [], saturday);
    expect(new Set(week.map((slot) => slot.starts_at.slice(0, 10)))).toEqual(
      new Set(["2026-11-23", "2026-11-30"]),
    );
  });
  it("are none on a closed day", () => {
    const closed = { ...desk, closedDays: new Set(["2026-11-23"]) };
    expect(offeredSlots(monday, rules, closed, [], saturday)).toEqual([]);
  });
  it("keep the lead time, to the minute", () => {
    const seen = (now: string) => starts(offeredSlots(monday, rules, desk, [], new Date(now)));
    expect(seen("2026-11-23T05:30:00Z")).toEqual(["08:30", "09:00", "09:30"]);
    expect(seen("2026-11-23T05:30:01Z")).toEqual(["09:00", "09:30"]);
  });
  it("end with the horizon", () => {
    const near = { ...rules, horizonDays: 2 };
    expect(starts(offeredSlots(monday, near, desk, [], saturday))).toHaveLength(4);
    expect(offeredSlots(monday, { ...rules, horizonDays: 1 }, desk, [], saturday)).toEqual([]);
  });
  it("leave out what is full, with what is kept free round it", () => {
    const full = [
      { from: at("09:00"), until: at("09:40") },
      { from: at("09:00"), until: at("09:40") },
    ];
    // Half past eight would end its free time at ten past nine; half past nine begins before twenty to ten.
    expect(starts(offeredSlots(monday, rules, desk, full, saturday))).toEqual(["08:00"]);
  });
});

describe("places left", () => {
  const long = { minutes: 60, bufferMinutes: 0 };
  it("two short ones after each other take one place of a long one", () => {
    const busy = [
      { from: at("09:00"), until: at("09:30") },
      { from: at("09:30"), until: at("10:00") },
    ];
    expect(placesLeft(at("09:00"), long, 2, busy)).toBe(1);
  });
  it("what ends when it begins takes none", () => {
    expect(placesLeft(at("09:00"), long, 2, [{ from: at("08:00"), until: at("09:00") }])).toBe(2);
  });
});
