import { abuseCases } from "./abuse-cases.ts";
import { abuseTitle } from "./find-abuse-tests.ts";

/** How one test ended. */
export interface TestEnd {
  readonly title: string;
  readonly isPassed: boolean;
}

/** The tests of a report of vitest whose titles bear a number; those that were not run are left out. */
export function endsOf(report: unknown): TestEnd[] {
  return listAt(report, "testResults").flatMap((file) =>
    listAt(file, "assertionResults").flatMap((test) => {
      const [title, status] = [textAt(test, "title"), textAt(test, "status")];
      const isRun = status === "passed" || status === "failed";
      return isRun && abuseTitle.test(title) ? [{ title, isPassed: status === "passed" }] : [];
    }),
  );
}

/** A line for each case, with how many of its tests held. A case without one has failed. */
export function abuseTable(ends: readonly TestEnd[]): {
  readonly lines: readonly string[];
  readonly isHeld: boolean;
} {
  let isHeld = true;
  const lines = abuseCases.map(({ number, attack }) => {
    const own = ends.filter(({ title }) => abuseTitle.exec(title)?.[1] === String(number));
    const passed = own.filter(({ isPassed }) => isPassed).length;
    const row = (result: string) => `  ${String(number).padStart(2)}  ${attack.padEnd(72)}  ${result}`;
    if (own.length > 0 && passed === own.length)
      return row(`✓  ${passed} ${passed === 1 ? "test" : "tests"}`);
    isHeld = false;
    return row(
      own.length === 0 ? "✗  no test ran" : `✗  ${own.length - passed} of ${own.length} tests failed`,
    );
  });
  return { lines, isHeld };
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const found = partAt(value, key);
  return Array.isArray(found) ? found : [];
}

function textAt(value: unknown, key: string): string {
  const found = partAt(value, key);
  return typeof found === "string" ? found : "";
}

function partAt(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}
