import { expect, it } from "vitest";
import { rangeProblem } from "./range-problem.ts";

it.each([
  ["", "", null],
  ["50000", "100000", null],
  ["₦50,000", "100 000", null],
  ["", "100000", null],
  ["99.5", "", null],
  ["5", "5", null],
  ["cheap", "", { end: "from", code: "unreadable" }],
  ["-5", "100", { end: "from", code: "unreadable" }],
  ["5", "50k", { end: "to", code: "unreadable" }],
  ["100", "50", { end: "to", code: "wrong-way-round" }],
])("from %o to %o", (from, to, problem) => {
  expect(rangeProblem(from, to)).toEqual(problem);
});
