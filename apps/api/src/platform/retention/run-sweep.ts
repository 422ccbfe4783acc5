import type { Database, Sql } from "#api/platform/database/port.ts";
import { SqlError } from "#api/platform/database/sql-error.ts";
import { rowsAtOnce } from "./delete-old.ts";

/** How far the batches of one run have come: for those that look through rows which stay. Each moves it on. */
export interface SweepWalk {
  /** The last row that was looked at, by what the rows are walked along. */
  after?: readonly [at: string, id: number];
}

/** Removes one kind of what has outlived its use. */
export interface Sweep {
  /** Names it in figures and in the log. */
  readonly name: string;
  /** Removes up to `most` rows. @returns how many; 0 when nothing is left */
  readonly batch: (tx: Sql, most: number, walk: SweepWalk) => Promise<number>;
}

/** PostgreSQL's word for a statement that took longer than it may. */
const tookTooLong = "57014";

/**
 * Runs a sweep to its end, in batches that are transactions of their own, so that a long backlog is worked off and blocks
 * no one.
 */
export async function runSweep(
  db: Database,
  sweep: Sweep,
  options: {
    readonly metrics: { swept(sweep: string, rows: number): void };
    readonly isStopped: () => boolean;
  },
): Promise<void> {
  let most = rowsAtOnce;
  const walk: SweepWalk = {};
  while (!options.isStopped()) {
    const rows = await db
      .transaction((tx) => sweep.batch(tx, most, walk))
      .catch((fault: unknown) => {
        if (!(fault instanceof SqlError && fault.code === tookTooLong && most > 1)) throw fault;
        return "too many" as const;
      });
    if (rows === "too many") {
      most = Math.ceil(most / 10);
      continue;
    }
    options.metrics.swept(sweep.name, rows);
    if (!(rows > 0)) return;
  }
}
