import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { admission } from "./admission.ts";
import { defaultDatabaseSettings } from "./database-settings.ts";
import { lockFolder } from "./folder-lock.ts";
import { makeFolder } from "./make-folder.ts";
import { connectPglite } from "./pglite-connection.ts";
import { ownThreads, type PgliteThreads } from "./pglite-threads.ts";
import type { Database, Sql, Transaction } from "./port.ts";
import { runWork } from "./run-transaction.ts";
import { sqlText } from "./sql-text.ts";
import { transactionScope } from "./transaction-scope.ts";
import { currentDeadline, refuseLate } from "./with-deadline.ts";

/** On their way to the one thread at once: more would only lie there, where none can be taken back. */
const atOnce = 32;

/** The embedded database, and how often it has asked the disk to keep what was written. */
export interface PgliteDatabase extends Database {
  readonly kind: "pglite";
  syncCount(): Promise<number>;
}

/**
 * Opens PGlite in `<dataFolder>/db`, alone: a lock file beside the folder keeps every other process out.
 * @throws FolderInUse when another process has it
 * @source design D16, design "Database"
 */
export async function openPglite(
  dataFolder: string,
  mostWaiting: number = defaultDatabaseSettings.mostWaiting,
  threads: PgliteThreads = ownThreads,
): Promise<PgliteDatabase> {
  const folder = join(dataFolder, "db");
  mkdirSync(dataFolder, { recursive: true });
  const lock = await lockFolder(folder);
  const connection = await makeFolder(folder)
    .then(() => connectPglite(folder, threads))
    .catch((fault: unknown) => {
      lock.release();
      throw fault;
    });
  const queue = pgliteQueue();
  const admitted = admission({ atOnce, mostWaiting });
  const scope = transactionScope();
  async function ask<Row extends object>(
    text: string,
    values: Parameters<Sql["query"]>[1],
    begins = false,
  ): Promise<Row[]> {
    const request = { kind: "query", text, values: values?.map(sqlText) ?? null, begins } as const;
    // The one place where rows get the type that the repository states; there is nothing to check it against.
    return (await connection.ask(request)) as Row[];
  }

  /** A transaction with the connection to itself. */
  async function alone<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    // The first statement opens the transaction; work that asks nothing needs none.
    let hasBegun = false;
    const sql: Sql = {
      query<Row extends object>(text: string, values?: Parameters<Sql["query"]>[1]) {
        const begins = !hasBegun;
        hasBegun = true;
        return ask<Row>(text, values, begins);
      },
    };
    await queue.enter(() => Promise.resolve());
    const { result, committed } = await scope
      .run(() => runWork(sql, work))
      .then(({ result, atEnd }) => {
        const writes = atEnd.map(({ text, values }) => ({ text, values: values.map(sqlText) }));
        const isEmpty = !hasBegun && writes.length === 0;
        return {
          result,
          committed: isEmpty ? [] : connection.ask({ kind: "commit", writes, begins: !hasBegun }),
        };
      })
      .catch(async (fault: unknown) => {
        // The first fault is the one to report.
        if (hasBegun) await ask("rollback", undefined).catch(() => undefined);
        throw fault;
      })
      // The next statement is sent behind the commit, not after its answer: the thread does one after the other.
      .finally(() => queue.leave());
    await committed;
    return result;
  }

  return {
    kind: "pglite",
    async query<Row extends object>(text: string, values?: Parameters<Sql["query"]>[1]): Promise<Row[]> {
      scope.refuseInside();
      const deadline = currentDeadline();
      return admitted(() =>
        queue.single(async () => {
          refuseLate(deadline);
          return ask<Row>(text, values);
        }),
      );
    },
    async transaction(work) {
      scope.refuseInside();
      return admitted(() => alone(work));
    },
    async listen(channel, onNotice) {
      connection.onNotice(channel, onNotice);
      await queue.single(() => connection.ask({ kind: "listen", channel }));
    },
    async syncCount() {
      const [row] = await connection.ask({ kind: "sync-count" });
      return row && "count" in row ? Number(row.count) : 0;
    },
    async close() {
      await connection.stop();
      lock.release();
    },
  };
}

/**
 * Keeps a transaction together on one connection. Single statements pass straight on while no transaction is open or
 * waits; those that come during one are held back until it has ended, in the order they came. `send` is called in the
 * same turn in which the place is given, so that nothing can slip in between.
 */
function pgliteQueue() {
  const waiting: { exclusive: boolean; send: () => void }[] = [];
  let busy = false;

  function advance(): void {
    while (!busy) {
      const next = waiting.shift();
      if (!next) return;
      busy = next.exclusive;
      next.send();
    }
  }

  function turn<Result>(exclusive: boolean, send: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      waiting.push({ exclusive, send: () => send().then(resolve, reject) });
      advance();
    });
  }

  return {
    /** Sends a single statement as soon as no transaction is in the way. */
    single: <Result>(send: () => Promise<Result>): Promise<Result> =>
      busy || waiting.length > 0 ? turn(false, send) : send(),
    /** Sends the statement that begins a transaction, and keeps the connection until `leave`, even where it fails. */
    enter: <Result>(send: () => Promise<Result>): Promise<Result> => turn(true, send),
    leave(): void {
      busy = false;
      advance();
    },
  };
}
