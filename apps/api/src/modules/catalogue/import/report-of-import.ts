import type { CheckedRow } from "./check-rows.ts";
import type { ImportReport, RowErrors } from "./import-report.ts";
import type { PictureStore } from "./pictures.ts";

const mostExamples = 10;
/** Above this share of what is on sale, a yes is too quick: an operator who withdraws them gives their count. */
export const mostShareWithdrawn = 0.1;

/** So many are to be withdrawn that their count must be given, and a yes is not enough. */
export function needsCount(withdrawn: number, listed: number): boolean {
  return withdrawn > listed * mostShareWithdrawn;
}

/** Of an import that was only to fill an empty catalogue. */
export const notEmpty: ImportReport = {
  outcome: "not-empty",
  rows: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  removed: 0,
  unlisted: 0,
  needsCount: false,
  stock: { moved: 0, leftAlone: 0, repeated: 0, clamped: [] },
  examples: { added: [], changed: [], removed: [] },
  structureChanged: false,
  pictures: { used: 0, copied: 0 },
  errorCount: 0,
  errors: [],
};

/** What an import would do, by what was checked. */
export function reportOf(checked: {
  readonly rows: readonly CheckedRow[];
  /** Article numbers of what was on sale before, by id. */
  readonly listed: ReadonlyMap<number, string>;
  readonly removedIds: readonly number[];
  /** How many the file does not name and leaves on sale. */
  readonly unlisted: number;
  readonly structureChanged: boolean;
  readonly pictures: PictureStore;
  readonly errors: RowErrors;
  /** Ids of products of which there will be more or fewer pieces. */
  readonly movedIds: ReadonlySet<number>;
  readonly stock: Pick<ImportReport["stock"], "moved" | "repeated" | "clamped">;
}): ImportReport {
  const { rows, listed, removedIds, errors, pictures, movedIds } = checked;
  // A withdrawn product that comes back is new to shoppers.
  const added = rows.filter((row) => !row.before || row.before.isWithdrawn);
  const changed = rows.filter(
    (row) => row.before && !row.before.isWithdrawn && (row.wanted || movedIds.has(row.before.id)),
  );
  return {
    outcome: "checked",
    rows: rows.length,
    added: added.length,
    changed: changed.length,
    unchanged: rows.length - added.length - changed.length,
    removed: removedIds.length,
    unlisted: checked.unlisted,
    needsCount: needsCount(removedIds.length, listed.size),
    stock: { ...checked.stock, leftAlone: rows.filter((row) => row.leavesStock).length },
    examples: {
      added: added.slice(0, mostExamples).map((row) => row.sku),
      changed: changed.slice(0, mostExamples).map((row) => row.sku),
      removed: removedIds.slice(0, mostExamples).map((id) => listed.get(id) ?? String(id)),
    },
    structureChanged: checked.structureChanged,
    pictures: { used: pictures.used(), copied: 0 },
    errorCount: errors.count,
    errors: errors.first.toSorted((a, b) => a.line - b.line),
  };
}
