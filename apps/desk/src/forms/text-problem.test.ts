import { expect, it } from "vitest";
import { textProblem } from "./text-problem.ts";

it.each([
  ["", { missing: "Write something first.", most: 10 }, "Write something first."],
  ["  \n ", { missing: "Write something first.", most: 10 }, "Write something first."],
  ["no", { missing: "Say why.", least: 3, most: 10 }, "Say why."],
  ["", { most: 10 }, undefined],
  [" ten words ", { missing: "Say why.", most: 9 }, undefined],
  ["ten letters", { most: 10 }, "At most 10 characters: this has 11."],
  ["x".repeat(2140), { most: 2000 }, "At most 2,000 characters: this has 2,140."],
])("of “%s” it says what is wrong", (text, limits, problem) => {
  expect(textProblem(text, limits)).toBe(problem);
});
