import { join } from "node:path";
import { expect, it } from "vitest";
import { abuseCases } from "./abuse-cases.ts";
import { findAbuseTests } from "./find-abuse-tests.ts";

const found = findAbuseTests(join(import.meta.dirname, "..", ".."));
const tested = new Set(found.flatMap(({ numbers }) => [...numbers]));

it("every abuse case that can happen today has a test with its number", () => {
  const due = abuseCases.filter(({ awaits }) => awaits === undefined);
  expect(due.filter(({ number }) => !tested.has(number))).toEqual([]);
  const issue = Array.from({ length: 32 }, (_, at) => at + 1);
  const named = due.map(({ number }) => number);
  expect(named).toEqual(expect.arrayContaining([...issue, 36, 37, 38, 39, 40, 41]));
});

it("no test bears a number that the list does not have, or has as impossible today", () => {
  const due = new Set(abuseCases.filter(({ awaits }) => awaits === undefined).map(({ number }) => number));
  expect([...tested].filter((number) => !due.has(number))).toEqual([]);
});

it("the list has each case once, in order, and none of the first 42 was dropped", () => {
  const numbers = abuseCases.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  expect(numbers.slice(0, 42)).toEqual(Array.from({ length: 42 }, (_, at) => at + 1));
});
