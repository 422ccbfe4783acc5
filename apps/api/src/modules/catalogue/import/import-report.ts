/** One thing that is wrong with a row. `line` counts from 1 in the file that `file` names; `field` is a column or a dotted path. */
export interface RowError {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}

/** What an import did, or would do. With errors nothing was changed. */
export interface ImportReport {
  readonly outcome: "imported" | "checked" | "refused" | "not-empty" | "unconfirmed";
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Withdrawn from sale. With "unconfirmed" this many would have been, and nothing was changed. */
  readonly removed: number;
  /** On sale before, not named in the file, and left on sale. */
  readonly unlisted: number;
  /** So many are to be withdrawn that their count must be given, and a yes is not enough. */
  readonly needsCount: boolean;
  readonly stock: StockReport;
  /** Article numbers of some of each, for the operator to look at. */
  readonly examples: { readonly added: string[]; readonly changed: string[]; readonly removed: string[] };
  readonly structureChanged: boolean;
  readonly pictures: { readonly used: number; readonly copied: number };
  readonly errorCount: number;
  /** The first of them, by line. */
  readonly errors: RowError[];
}

/** A row that takes more pieces away than there are: stock went to 0. */
export interface StockClamp {
  readonly file: string;
  readonly line: number;
  readonly sku: string;
  /** Pieces that the file takes away, and how many were left. */
  readonly taken: number;
  readonly left: number;
}

/** What an import did to the stock of products that were there before; new ones have what their file says. */
export interface StockReport {
  /** Products of which there are more or fewer pieces now. */
  readonly moved: number;
  /** The file says how many there are, but not how many its author saw: they were left alone. */
  readonly leftAlone: number;
  /** Differences that an earlier import of the same export made. */
  readonly repeated: number;
  readonly clamped: readonly StockClamp[];
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

/** Collects what is wrong, so that everything is reported at once. */
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
