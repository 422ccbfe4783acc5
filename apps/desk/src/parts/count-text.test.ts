import { expect, it } from "vitest";
import { countText } from "./count-text.ts";

it.each([
  [0, "0"],
  [1_234, "1,234"],
  [20_000, "20,000"],
  [20_001, "20,000+"],
])("%i rows are told as %s: more than 20,000 are not counted", (count, text) => {
  expect(countText(count)).toBe(text);
});
