import { expect, it } from "vitest";
import { zonedClock, zonePlace } from "./zoned-clock.ts";

it.each([
  // London leaves summer time on 25 October 2026: in winter it is an hour behind Lagos, in summer it is not.
  ["2026-10-24T09:00:00.000Z", "Europe/London", null],
  ["2026-10-26T09:00:00.000Z", "Europe/London", "09:00"],
  ["2026-11-23T09:00:00.000Z", "America/New_York", "04:00"],
  ["2026-07-01T09:00:00.000Z", "America/New_York", "05:00"],
  ["2026-11-23T16:00:00.000Z", "Pacific/Auckland", "Tuesday 05:00"],
  ["2026-11-23T09:00:00.000Z", "Africa/Lagos", null],
])("%s in %s is %s", (startsAt, zone, shown) => expect(zonedClock(startsAt, zone)).toBe(shown));

it("a zone is called by its place", () => expect(zonePlace("America/New_York")).toBe("New York"));
