import { expect, it } from "vitest";
import { isLookedFor } from "./matching-answers.ts";

const text = "How do I protect lights from surges? Fit a surge protective device.";

it.each([
  ["surge", true],
  ["SURGE  lights", true],
  ["lìghts", true],
  ["surge dimmer", false],
  ["  ", true],
])("for %j: %j", (typed, found) => {
  expect(isLookedFor(text, typed)).toBe(found);
});
