import type { OfferedSlots } from "@precise/contract/shop/appointments";
import { expect, it } from "vitest";
import { offeredMonth } from "./offered-days.ts";

const offered: OfferedSlots = {
  type: { id: "video-tour", name: "Video tour", description: "", minutes: 30, place: "video" },
  slots: [
    // Half past midnight in Lagos is the day before in UTC.
    { starts_at: "2026-11-23T23:30:00.000Z", places_left: 1 },
    { starts_at: "2026-11-24T09:00:00.000Z", places_left: 1 },
    { starts_at: "2026-11-25T09:00:00.000Z", places_left: 2 },
  ],
  first_day: "2026-11-21",
  last_day: "2027-01-20",
};
const shown = (month: string, day: string | null) =>
  offeredMonth(offered, month, day, (to) => ("day" in to ? `day ${to.day}` : `month ${to.month}`));

it("days are counted and led to by the calendar in Lagos; weeks that are past are left out", () => {
  const { weeks, month } = shown("2026-11", null);
  expect([month, weeks.length, weeks[0]?.[0]?.date]).toEqual(["November 2026", 3, 16]);
  expect(weeks[1]?.[1]).toEqual({
    date: 24,
    label: "Tuesday 24 November, 2 times free",
    href: "day 2026-11-24",
    isChosen: false,
  });
  expect(weeks[1]?.[0]).toMatchObject({ date: 23, label: "Monday 23 November, no times", href: null });
});

it("the chosen day has its times", () => {
  expect(shown("2026-11", "2026-11-24").times).toEqual([
    { time: "00:30", startsAt: "2026-11-23T23:30:00.000Z" },
    { time: "10:00", startsAt: "2026-11-24T09:00:00.000Z" },
  ]);
});

it("months are turned as far as can be booked", () => {
  expect([shown("2026-11", null).previous, shown("2027-01", null).next]).toEqual([null, null]);
  expect(shown("2026-12", null).next).toEqual({ href: "month 2027-01", label: "To January 2027" });
});
