import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readPlaywrightReport, readVitestReport, tallyOf } from "./tally.ts";

const folder = mkdtempSync(join(tmpdir(), "precise-tally-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(text: string): string {
  const file = join(folder, "report.json");
  writeFileSync(file, text);
  return file;
}

describe("the tally", () => {
  it("adds up the reports", () => {
    expect(
      tallyOf(
        [
          { passed: 3, failed: 0 },
          { passed: 4, failed: 2 },
        ],
        false,
      ),
    ).toEqual({ passed: 7, failed: 2 });
  });

  it.each([
    [
      "a command that failed without a failed test",
      [{ passed: 3, failed: 0 }],
      false,
      { passed: 3, failed: 1 },
    ],
    ["a report that is missing", [{ passed: 3, failed: 0 }, undefined], true, { passed: 3, failed: 1 }],
    ["a run without a test", [{ passed: 0, failed: 0 }], true, { passed: 0, failed: 1 }],
    ["no report at all", [], true, { passed: 0, failed: 1 }],
  ] as const)("counts %s as one failure", (_, reports, isOk, expected) => {
    expect(tallyOf(reports, isOk)).toEqual(expected);
  });

  it("reads what vitest reports", () => {
    expect(
      readVitestReport(report(`{"numPassedTests":12,"numFailedTests":2,"numFailedTestSuites":1}`)),
    ).toEqual({
      passed: 12,
      failed: 2,
    });
  });

  it("counts a test file that could not be loaded", () => {
    expect(
      readVitestReport(report(`{"numPassedTests":5,"numFailedTests":0,"numFailedTestSuites":1}`)),
    ).toEqual({
      passed: 5,
      failed: 1,
    });
  });

  it("reads what Playwright reports; a test that passed at the second try has passed", () => {
    expect(
      readPlaywrightReport(report(`{"stats":{"expected":7,"unexpected":1,"flaky":1,"skipped":0}}`)),
    ).toEqual({
      passed: 8,
      failed: 1,
    });
  });

  it.each(["", "{", "[]", "null", `{"numPassedTests":"12"}`])("knows no tally from %j", (text) => {
    expect(readVitestReport(report(text))).toBeUndefined();
    expect(readPlaywrightReport(report(text))).toBeUndefined();
  });
});
