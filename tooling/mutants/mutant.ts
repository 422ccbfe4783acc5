/** How a mutant, one small change of the code, ended. */
export type MutantEnd =
  /** A test failed. */
  | "killed"
  /** The tests ran without end. */
  | "endless"
  /** All tests passed. */
  | "survived"
  /** No test runs the changed place. */
  | "uncovered"
  /** The changed code could not be loaded or run at all: says nothing about tests. */
  | "broken"
  /** The time was up before all tests that run it were asked. */
  | "unfinished"
  /** The sample does not have it. */
  | "not tried";

/** One small change of the code and how it ended. */
export interface Mutant {
  /** A path from the repository's root. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** The whole line, without the space around it. */
  readonly lineText: string;
  /** What stood there, each run of white space as one space; so also `replacement`. */
  readonly original: string;
  readonly replacement: string;
  readonly end: MutantEnd;
}
