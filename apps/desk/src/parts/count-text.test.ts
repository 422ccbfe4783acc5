import { expect, it } from "vitest";
import { countText } from "./count-text.ts";

it.each([
  [0, "0"],
  [1_234, "1,234"],
  [10_000, "10,000"],
  [10_001, "10,000+"],
  [15_000, "15,000"],
  [20_000, "20,000"],
  [20_001, "20,000+"],
])("%i rows are told as %s: more than 10,000, of prices 20,000, are not counted", (count, text) => {
  expect(countText(count)).toBe(text);
});
