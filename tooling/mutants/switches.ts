/** What the instrumented code reads and counts, in a place that Stryker's instrumenter names. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  readonly mutantCoverage: {
    /** What ran while no test was named. */
    readonly static: Record<string, number>;
    readonly perTest: Record<string, Record<string, number>>;
  };
}

const switches: Switches = { mutantCoverage: { static: {}, perTest: {} } };
Object.assign(globalThis, { __stryker__: switches });

/** A mutant in a loop runs a place far more often than the unchanged code did. */
const hitFactor = 100;
const mostHits = 1_000_000;

/** @param hits how often the unchanged code runs the place; undefined where nobody counted */
export function activate(id: string, hits: number | undefined): void {
  switches.activeMutant = id;
  switches.hitCount = 0;
  switches.hitLimit = hits === undefined ? mostHits : hits * hitFactor + 1000;
}

export function deactivate(): void {
  switches.activeMutant = undefined;
  switches.hitCount = undefined;
  switches.hitLimit = undefined;
}

/** True for the fault that the instrumented code throws where a mutant runs a place too often. */
export function isHitLimit(message: string): boolean {
  return message.startsWith("Stryker: Hit count limit");
}

/** Counts what runs from now on for a test, or (`around`) for what stands around tests; `not` where nobody asks. */
export function countFor(whose: { readonly test: string } | "around" | "not"): void {
  switches.currentTestId = typeof whose === "object" ? whose.test : whose === "around" ? undefined : "-";
}

/** What a test ran of each mutant, and forgets it. */
export function takeHits(test: string): Readonly<Record<string, number>> {
  const hits = switches.mutantCoverage.perTest[test] ?? {};
  switches.mutantCoverage.perTest[test] = {};
  return hits;
}

/** The mutants that ran around tests since it was last asked. */
export function takeAround(): readonly string[] {
  const counted = switches.mutantCoverage.static;
  const ids = Object.keys(counted);
  for (const id of ids) delete counted[id];
  return ids;
}
