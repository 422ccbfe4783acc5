import { expect, it } from "vitest";
import { endText, lastDayText, periodWords } from "./period-words.ts";

it("says the last day on which it counts, by the clock in Lagos", () => {
  expect(periodWords("2099-11-30T23:00:00.000Z", "2099-12-23T23:00:00.000Z")).toBe(
    "From 1 December 2099 to the end of 23 December 2099",
  );
  expect(periodWords("2099-11-30T22:59:00.000Z", undefined)).toBe("From 30 November 2099, without an end");
});

it("counts a day that it ends in the middle of", () => {
  expect(lastDayText("2099-12-24T10:00:00.000Z")).toBe("24 December 2099");
});

it("names the day that midnight ends, and the time of an end within a day", () => {
  expect(endText("2099-12-23T23:00:00.000Z")).toBe("the end of 23 Dec 2099");
  expect(endText("2099-12-23T17:00:00.000Z")).toBe("23 Dec 2099, 18:00");
});
