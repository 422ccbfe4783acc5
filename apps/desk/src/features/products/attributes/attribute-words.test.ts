import { expect, it } from "vitest";
import { optionWords, valueFor } from "./attribute-words.ts";

it("makes the value of an option from its name, told apart from others", () => {
  expect(valueFor("Brushed Brass", [])).toBe("brushed-brass");
  expect(valueFor("Gold (24 ct)", ["gold-24-ct", "gold-24-ct-2"])).toBe("gold-24-ct-3");
});

it("names some options and counts the rest", () => {
  const options = ["A", "B", "C", "D", "E", "F"].map((label) => ({ label, value: label }));
  expect(optionWords(options)).toBe("A, B, C, D and 2 more");
  expect(optionWords(options.slice(0, 2))).toBe("A, B");
});
