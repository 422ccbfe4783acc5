/** What the checks look at: paths from the root with their text. Tests give a few invented files. */
export interface SourceTree {
  readonly sources: ReadonlyMap<string, string>;
  /** Every file that exists, read or not: pictures, fonts and JSON can be imported too. */
  readonly paths: ReadonlySet<string>;
}

/** One fault, worded so that it can be fixed without reading the check. */
export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly words: string;
}
