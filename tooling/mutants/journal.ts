import { existsSync, readFileSync } from "node:fs";

/** What a run of an area's tests is told, as JSON. */
export interface MutantsPlan {
  /** The mutants to try. */
  readonly ids: readonly string[];
  /** The source file of each of them, absolute. */
  readonly files: Readonly<Record<string, string>>;
  /** Where lines of the journal are added. */
  readonly journal: string;
  /** When to stop, in milliseconds since 1970. */
  readonly stopAt: number;
  /** Beyond ten times its own time, how long a test may take before its mutant counts as endless. */
  readonly patienceMs: number;
}

/** How far the mutants are, line by line: a run that was ended goes on where the last one stopped. */
export type JournalLine =
  /** A test passed unchanged; what it ran of each mutant, and how long it took. */
  | {
      readonly kind: "covered";
      readonly test: string;
      readonly hits: Readonly<Record<string, number>>;
      readonly ms: number;
    }
  /** A test that is not to be believed: it failed unchanged. */
  | { readonly kind: "left out"; readonly test: string; readonly why: string }
  /** A test fails when it is run a second time on the same data: whole files are run for its mutants. */
  | { readonly kind: "once"; readonly test: string }
  /** All that this test could say is said. */
  | { readonly kind: "done"; readonly test: string }
  /** What ran while a file was imported, or before and after its tests. */
  | {
      readonly kind: "around";
      readonly file: string;
      readonly imported: readonly string[];
      readonly setUp: readonly string[];
    }
  /** It notices few of the mutants that it runs: the others are left to tests that may notice more, and come back to it. */
  | { readonly kind: "put off"; readonly test: string }
  /** Each test of the file has said all that it can say. */
  | { readonly kind: "file done"; readonly file: string }
  /** The whole file was run unchanged, in so many milliseconds; not good where it failed outside of its tests. */
  | { readonly kind: "file"; readonly file: string; readonly ms: number; readonly isGood: boolean }
  /** A mutant is tried from here on; without a further line the process ended with it. */
  | { readonly kind: "begin"; readonly id: string; readonly by: string }
  /** The mutant was not noticed there. */
  | { readonly kind: "passed"; readonly id: string; readonly by: string }
  /** The unchanged test failed after it, too: the data may be at fault, and whole files say more. */
  | { readonly kind: "unclear"; readonly id: string; readonly by: string }
  | {
      readonly kind: "ended";
      readonly id: string;
      readonly end: "killed" | "endless" | "broken" | "survived" | "uncovered";
      readonly by: string;
    }
  /** Everything was tried. */
  | { readonly kind: "finished" };

/** Before what a run prints of how far it is. */
export const noteMark = "mutants: ";

/** The lines so far; the last one may be cut where a process was ended. */
export function readJournal(path: string): JournalLine[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as JournalLine);
}
