import { join } from "node:path";
import { expect, it } from "vitest";
import { abuseCases } from "./abuse-cases.ts";
import { findAbuseTests } from "./find-abuse-tests.ts";

const found = findAbuseTests(join(import.meta.dirname, "..", ".."));
const tested = new Set(found.flatMap(({ numbers }) => [...numbers]));

it("every abuse case has a test with its number", () => {
  expect(abuseCases.filter(({ number }) => !tested.has(number))).toEqual([]);
});

it("no test bears a number that the list does not have", () => {
  const numbers = new Set(abuseCases.map(({ number }) => number));
  expect([...tested].filter((number) => !numbers.has(number))).toEqual([]);
});

it("the list has each case once, in order, and none of the first 42 was dropped", () => {
  const numbers = abuseCases.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  expect(numbers.slice(0, 42)).toEqual(Array.from({ length: 42 }, (_, at) => at + 1));
});
