import { setTimeout as wait } from "node:timers/promises";
import type { Database, QueryOptions, Sql } from "./port.ts";
import { withDeadline, withoutDeadline } from "./with-deadline.ts";

/** Milliseconds. A replica that is asked for longer is left alone for the pause, and the primary answers. */
const limits = { oldest: 5_000, answer: 1_000, pause: 5_000 };

export interface ReplicaReads {
  /** For reads that may be a little old, and for nothing else: of the catalogue and of search. */
  readonly reads: Sql;
  /**
   * The database itself, for who looks for changes and then reads again what has changed: from the moment in which it
   * has looked, `reads` shows all that it saw.
   */
  readonly db: Database;
  close(): Promise<void>;
}

/**
 * Reads from a replica as long as it has everything that the primary had when it was last looked at, at most five
 * seconds ago; else from the primary. The replica is asked in the transaction of the read itself: behind its address may
 * be several. Without one both are the primary.
 * @param openReplica called again after a failure
 * @source decision 132
 */
export function replicaReads(
  db: Database,
  openReplica: (() => Promise<Database>) | undefined,
  now: () => number = () => performance.now(),
): ReplicaReads {
  if (openReplica === undefined) return { reads: db, db, close: async () => undefined };
  const open = openReplica;
  /** How far the primary was, and when it was asked. */
  let primary: { readonly position: number; readonly at: number } | undefined;
  let isLooking = false;
  let isAgain = false;
  let lastRead = Number.NEGATIVE_INFINITY;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let replica: Promise<Database> | undefined;
  let isClosed = false;

  async function lookAtPrimary(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    do {
      isAgain = false;
      const at = now();
      const position = await positionOf(db).catch(() => undefined);
      // What was seen meanwhile may be newer than this look.
      primary = position === undefined || isAgain ? undefined : { position, at };
    } while (isAgain && !isClosed);
    isLooking = false;
  }

  function lookAgain(): void {
    primary = undefined;
    isAgain = true;
    // Nobody reads at night: then nobody looks either.
    if (now() - lastRead < limits.oldest && !isClosed) void withoutDeadline(lookAtPrimary);
  }

  async function readFromReplica<Row extends object>(
    needed: number,
    text: string,
    values: Parameters<Sql["query"]>[1],
    options: QueryOptions | undefined,
  ): Promise<Row[] | undefined> {
    replica ??= withoutDeadline(open);
    const opened = await replica.catch((fault: unknown) => {
      replica = undefined;
      throw fault;
    });
    return opened.transaction(async (tx) => {
      const [position, rows] = await Promise.all([positionOf(tx), tx.query<Row>(text, values, options)]);
      return position !== undefined && position >= needed ? rows : undefined;
    });
  }

  return {
    reads: {
      async query<Row extends object>(
        text: string,
        values?: Parameters<Sql["query"]>[1],
        options?: QueryOptions,
      ): Promise<Row[]> {
        lastRead = now();
        const known = primary && lastRead - primary.at <= limits.oldest ? primary : undefined;
        if (known === undefined) void withoutDeadline(lookAtPrimary);
        if (known === undefined || lastRead < restsUntil) return db.query<Row>(text, values, options);
        const rows = await withDeadline(
          () => readFromReplica<Row>(known.position, text, values, options),
          limits.answer,
        ).catch(() => {
          restsUntil = now() + limits.pause;
        });
        return rows ?? db.query<Row>(text, values, options);
      },
    },
    db: {
      kind: db.kind,
      async query<Row extends object>(
        text: string,
        values?: Parameters<Sql["query"]>[1],
        options?: QueryOptions,
      ): Promise<Row[]> {
        const rows = await db.query<Row>(text, values, options);
        lookAgain();
        return rows;
      },
      async transaction(work) {
        const result = await db.transaction(work);
        lookAgain();
        return result;
      },
      listen: (channel, onNotice) => db.listen(channel, onNotice),
      close: () => db.close(),
    },
    async close() {
      isClosed = true;
      const opened = await Promise.race([replica?.catch(() => undefined), wait(1_000)]);
      await opened?.close();
    },
  };
}

/** Bytes of WAL: written, or on a replica replayed. */
async function positionOf(sql: Sql): Promise<number | undefined> {
  const [row] = await sql.query<{ position: number }>(
    `select pg_wal_lsn_diff(
       case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0')::bigint as position`,
    [],
  );
  return row?.position;
}
