import { expect, it } from "vitest";
import { usuallyGiven } from "./setting-hints.ts";

const now = new Date("2026-11-28T10:00:00Z");

it("proposes the weekday that is usually given for a holiday on a weekend, until it is closed", () => {
  expect(usuallyGiven([], now)[0]).toBe(
    "Boxing Day falls on Saturday 26 December: Monday 28 December is usually given. Add it as a closed day once it is declared.",
  );
  expect(usuallyGiven([{ day: "2026-12-28" }], now).join()).not.toContain("Boxing Day");
  expect(usuallyGiven([], new Date("2026-12-29T10:00:00Z")).join()).not.toContain("Saturday 26 December");
});
