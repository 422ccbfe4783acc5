import { existsSync, readFileSync } from "node:fs";

/** How many tests passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const nothingRun: Tally = { passed: 0, failed: 0 };

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({ passed: sum.passed + tally.passed, failed: sum.failed + tally.failed }),
    nothingRun,
  );
}

/**
 * Counts what a command's JSON report says. A command that failed without a failed test (it crashed, its report is
 * missing, it ran no test at all) counts as one failure, so that nothing can pass by not running.
 */
export function tallyOf(reports: readonly (Tally | undefined)[], isOk: boolean): Tally {
  const sum = addTallies(reports.filter((report) => report !== undefined));
  const isMissing = reports.length === 0 || reports.some((report) => report === undefined);
  const hasRun = sum.passed + sum.failed > 0;
  if (sum.failed === 0 && (!isOk || isMissing || !hasRun)) return { passed: sum.passed, failed: 1 };
  return sum;
}

/** @returns undefined when there is no such report */
export function readVitestReport(file: string): Tally | undefined {
  const report = readJson(file);
  const passed = numberAt(report, "numPassedTests");
  const failed = numberAt(report, "numFailedTests");
  if (passed === undefined || failed === undefined) return undefined;
  // A file that could not be loaded has no failed test, only a failed suite.
  const failedSuites = numberAt(report, "numFailedTestSuites") ?? 0;
  return { passed, failed: failed === 0 && failedSuites > 0 ? 1 : failed };
}

/** @returns undefined when there is no such report */
export function readPlaywrightReport(file: string): Tally | undefined {
  const stats = partAt(readJson(file), "stats");
  const expected = numberAt(stats, "expected");
  const unexpected = numberAt(stats, "unexpected");
  const flaky = numberAt(stats, "flaky");
  if (expected === undefined || unexpected === undefined || flaky === undefined) return undefined;
  return { passed: expected + flaky, failed: unexpected };
}

function readJson(file: string): unknown {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // Cut off by a crash or a time limit: counted as missing.
    return undefined;
  }
}

function partAt(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

function numberAt(value: unknown, key: string): number | undefined {
  const found = partAt(value, key);
  return typeof found === "number" ? found : undefined;
}
