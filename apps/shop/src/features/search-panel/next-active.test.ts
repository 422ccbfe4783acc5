import { expect, it } from "vitest";
import { nextActive } from "./next-active.ts";

const ids = ["one", "two", "three"];

it.each([
  ["ArrowDown", null, "one"],
  ["ArrowDown", "one", "two"],
  ["ArrowDown", "three", null],
  ["ArrowUp", null, "three"],
  ["ArrowUp", "three", "two"],
  ["ArrowUp", "one", null],
  ["Home", "three", "one"],
  ["End", "one", "three"],
  // In the field itself they move the cursor.
  ["Home", null, undefined],
  ["End", null, undefined],
  ["ArrowLeft", "one", undefined],
  ["a", "one", undefined],
])("%s from %s leads to %s", (key, active, expected) => {
  expect(nextActive(key, active, ids)).toBe(expected);
});

it("leads nowhere in an empty list", () => {
  expect(nextActive("ArrowDown", null, [])).toBeNull();
  expect(nextActive("ArrowUp", null, [])).toBeNull();
});
