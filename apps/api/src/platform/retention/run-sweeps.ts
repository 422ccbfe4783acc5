import type { Database, Sql } from "#api/platform/database/port.ts";
import { SqlError } from "#api/platform/database/sql-error.ts";
import { rowsAtOnce } from "./delete-old.ts";

/** Removes one kind of what has outlived its use. */
export interface Sweep {
  /** Names it in figures and in the log. */
  readonly name: string;
  /** Removes up to `most` rows. @returns how many; 0 when nothing is left */
  readonly batch: (tx: Sql, most: number) => Promise<number>;
}

/** PostgreSQL's word for a statement that took longer than it may. */
const tookTooLong = "57014";

/**
 * Runs each sweep to its end, in batches that are transactions of their own, so that a long backlog is worked off and
 * blocks no one. One that fails stops no other. Replicas do not meet: a batch is done under a lock of its sweep, and
 * who does not get the lock leaves that sweep to the one that has it.
 */
export async function runSweeps(
  db: Database,
  sweeps: readonly Sweep[],
  options: {
    readonly metrics: { swept(sweep: string, rows: number | "failed"): void };
    readonly onFault: (fault: unknown) => void;
    readonly isStopped?: () => boolean;
  },
): Promise<void> {
  const { metrics, onFault, isStopped = () => false } = options;
  for (const sweep of sweeps) {
    try {
      let most = rowsAtOnce;
      while (!isStopped()) {
        const rows = await oneBatch(db, sweep, most).catch((fault: unknown) => {
          if (!(fault instanceof SqlError && fault.code === tookTooLong && most > 1)) throw fault;
          return "too many" as const;
        });
        if (rows === "too many") {
          most = Math.ceil(most / 10);
          continue;
        }
        metrics.swept(sweep.name, rows);
        if (!(rows > 0)) break;
      }
    } catch (cause) {
      metrics.swept(sweep.name, "failed");
      onFault(new Error(`The sweep of ${sweep.name} failed.`, { cause }));
    }
  }
}

/** @returns 0 too when another replica is at it */
function oneBatch(db: Database, { name, batch }: Sweep, most: number): Promise<number> {
  return db.transaction(async (tx) => {
    const [lock] = await tx.query<{ is_ours: boolean }>(
      "select pg_try_advisory_xact_lock(hashtextextended($1, 96)) as is_ours",
      [`sweep ${name}`],
    );
    return lock?.is_ours ? batch(tx, most) : 0;
  });
}
