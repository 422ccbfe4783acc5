import { expect, it } from "vitest";
import { newSubjects, subjectFault } from "./commit-subjects.ts";

it("the commits of this branch have conventional subjects", () => {
  expect(newSubjects(import.meta.dirname).flatMap((subject) => subjectFault(subject) ?? [])).toEqual([]);
});

it.each([
  `fix(cart-core): keep fee at zero`,
  "docs: record why",
  "feat(api)!: drop a call",
  `test: ${"x".repeat(66)}`,
])("%s is a subject", (subject) => {
  expect(subjectFault(subject)).toBeUndefined();
});

it.each([
  [`test: ${"x".repeat(67)}`, "has 73 characters, not 72"],
  ["patch: refactor", "does not begin like"],
  ["Keep the fee at zero", "does not begin like"],
  ["fix: Keep the fee", "does not begin like"],
])("%s is none", (subject, words) => {
  expect(subjectFault(subject)).toContain(words);
});
