import { describe, expect, it } from "vitest";
import { closedDaysFrom, openingAt } from "./opening.ts";

const hours = [
  { days: "Monday to Friday", open: "09:00", close: "18:00" },
  { days: "Saturday", open: "10:00", close: "17:00" },
  { days: "Sunday", open: null, close: null },
];
const christmas = [
  { day: "2026-12-25", name: "Christmas Day" },
  { day: "2026-12-26", name: "Boxing Day" },
];
const at = (moment: string) => openingAt(new Date(moment), hours, christmas);

describe("a showroom", () => {
  it.each([
    // Saturday, 21 November 2026; Lagos is an hour ahead of UTC.
    ["2026-11-21T09:00:00Z", "17:00"],
    ["2026-11-21T15:59:59Z", "17:00"],
    ["2026-11-23T08:00:00Z", "18:00"],
  ])("is open at %s until %s", (moment, until) => expect(at(moment)).toEqual({ isOpen: true, until }));

  it.each([
    ["2026-11-21T08:59:59Z", { inDays: 0, weekday: "Saturday", time: "10:00" }],
    ["2026-11-21T16:00:00Z", { inDays: 2, weekday: "Monday", time: "09:00" }],
    ["2026-11-22T12:00:00Z", { inDays: 1, weekday: "Monday", time: "09:00" }],
    // Half past eleven at night in UTC is the next day in Lagos.
    ["2026-11-22T23:30:00Z", { inDays: 0, weekday: "Monday", time: "09:00" }],
    // Christmas is a Friday, Boxing Day a Saturday.
    ["2026-12-25T10:00:00Z", { inDays: 3, weekday: "Monday", time: "09:00" }],
  ])("is closed at %s and opens %j", (moment, opens) => expect(at(moment)).toEqual({ isOpen: false, opens }));

  it("that never opens says so", () => {
    expect(openingAt(new Date("2026-11-21T09:00:00Z"), [], [])).toEqual({ isOpen: false, opens: null });
  });
});

it("closed days are those of the coming weeks, the owner's among them", () => {
  const added = [
    { day: "2026-12-31", name: "Stocktaking" },
    { day: "2026-01-02", name: "Long past" },
  ];
  expect(closedDaysFrom(new Date("2026-11-21T09:00:00Z"), added, 45).map(({ day }) => day)).toEqual([
    "2026-12-25",
    "2026-12-26",
    "2026-12-31",
    "2027-01-01",
  ]);
});
