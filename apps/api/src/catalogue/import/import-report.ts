/** One thing that is wrong with a row. `line` counts from 1 in the file that `file` names; `field` is a column or a dotted path. */
export interface RowError {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}

/** What an import did, or would do. With errors nothing was changed. */
export interface ImportReport {
  readonly outcome: "imported" | "checked" | "refused" | "not-empty";
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** No longer listed: withdrawn from sale. */
  readonly removed: number;
  /** Article numbers of some of each, for the operator to look at. */
  readonly examples: { readonly added: string[]; readonly changed: string[]; readonly removed: string[] };
  readonly structureChanged: boolean;
  readonly pictures: { readonly used: number; readonly copied: number };
  readonly errorCount: number;
  /** The first of them, by line. */
  readonly errors: RowError[];
}

/** Where an import stands. `share` goes from 0 to 1 within a phase. */
export interface ImportProgress {
  readonly phase: "check" | "pictures" | "save";
  readonly share: number;
  /** Rows or pictures so far. */
  readonly done: number;
}

/** More errors than anybody reads are only counted. */
const mostErrors = 1_000;

/** Collects what is wrong, so that everything is told at once. */
export class RowErrors {
  count = 0;
  readonly first: RowError[] = [];

  add(error: RowError): void {
    this.count += 1;
    if (this.first.length < mostErrors) this.first.push(error);
  }
}

/** The file as a whole cannot be imported: not there, not JSON, no heading. The message is the one line to show. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
}
