import { expect, it } from "vitest";
import { abuseTable, endsOf } from "./abuse-table.ts";

const report = {
  testResults: [
    {
      assertionResults: [
        { title: "abuse 1: by e-mail", status: "passed" },
        { title: "abuse 1: by e-mail, in a session", status: "failed" },
        { title: "abuse 12: the gap", status: "passed" },
        { title: "abuse 2: was not run", status: "skipped" },
        { title: "something else", status: "failed" },
      ],
    },
  ],
};
const lineOf = (number: number) => abuseTable(endsOf(report)).lines[number - 1];

it("a case holds when every test with its number passed", () => {
  expect(lineOf(12)).toMatch(/^ {2}12 .* ✓ {2}1 test$/);
  expect(lineOf(1)).toMatch(/^ {3}1 .* ✗ {2}1 of 2 tests failed$/);
});

it("a case whose tests did not run has failed", () => {
  expect(lineOf(2)).toMatch(/✗ {2}no test ran$/);
  expect(abuseTable(endsOf(report)).isHeld).toBe(false);
});

it("a report that is missing or broken has no tests", () => {
  for (const broken of [undefined, null, {}, { testResults: [{}] }]) expect(endsOf(broken)).toEqual([]);
});
