import { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { admission } from "./admission.ts";
import type { DatabaseSettings } from "./database-settings.ts";
import type { Database, QueryOptions, Sql, Transaction } from "./port.ts";
import { runWork } from "./run-transaction.ts";
import { asSqlError, ConnectionLost } from "./sql-error.ts";
import { sqlText } from "./sql-text.ts";
import { transactionScope } from "./transaction-scope.ts";

const asSent = (text: string) => text;
/** Parameters arrive as text (`sqlText`); int8 is read as a number, as on PGlite. */
const types = {
  int8: { to: 20, from: [20], serialize: asSent, parse: Number },
  json: { to: 114, from: [114, 3802], serialize: asSent, parse: (text: string) => JSON.parse(text) },
  boolean: { to: 16, from: [16], serialize: asSent, parse: (text: string) => text === "t" },
  date: { to: 1184, from: [1082, 1114, 1184], serialize: asSent, parse: (text: string) => new Date(text) },
};

/**
 * Milliseconds. A statement is stopped when no call waits for it any more, so that it cannot hold a connection or locks
 * forever; what may take longer (migrations, imports, backups) says so in its own transaction. A transaction whose
 * process no longer asks anything (paused, cut off) is rolled back, and its locks end.
 */
const timeouts = { statement_timeout: 10_000, idle_in_transaction_session_timeout: 60_000 };
const setTimeouts = Object.entries(timeouts)
  .map(([name, milliseconds]) => `set local ${name} = ${milliseconds}`)
  .join("; ");
const idleConnectionSeconds = 300;
const connectSeconds = 10;
/** A connection that ended sooner was refused. */
const shortestMilliseconds = 500;

const behindPooler =
  "The database at DATABASE_URL does not keep the settings of a connection, as a pooler in transaction mode does not: set DATABASE_POOLER=transaction.";

/**
 * Opens a pool of connections to PostgreSQL 15 or later. Behind a pooler in transaction mode a connection keeps nothing
 * from one transaction to the next: timeouts are set in each transaction, single statements become transactions,
 * statements are not prepared, and only a connection that passes the pooler by can listen.
 * @source design D16, decision 043
 */
export async function openPostgres(
  settings: DatabaseSettings & { readonly databaseUrl: string },
): Promise<Database> {
  const { databaseUrl, connections, mostWaiting, pooler, listenUrl } = settings;
  const isPooled = pooler !== undefined;
  const common = {
    types,
    onnotice: () => undefined,
    connect_timeout: connectSeconds,
    socket: pacedSocket(),
  };
  const application_name = "precise-api";
  const openPool = () =>
    postgres(databaseUrl, {
      ...common,
      max: connections,
      prepare: !isPooled,
      idle_timeout: idleConnectionSeconds,
      connection: isPooled ? { application_name } : { application_name, ...timeouts },
    });
  let pool = openPool();
  const listener =
    isPooled && listenUrl === undefined
      ? undefined
      : postgres(listenUrl ?? databaseUrl, {
          ...common,
          max: 1,
          connection: { application_name: "precise-api-listen" },
        });
  const scope = transactionScope();
  const admitted = admission({ atOnce: connections, mostWaiting });
  await refuseUnknownPooler(pool, isPooled).catch(async (fault: unknown) => {
    await pool.end({ timeout: 1 });
    throw fault;
  });

  /**
   * Connections of one server end together, and the driver never finds back to one that ended in the moment in which a
   * statement was put on it: what comes next gets connections of another pool.
   */
  function leavePool(used: postgres.Sql, fault: unknown): void {
    if (used !== pool || !isConnectionFault(fault)) return;
    pool = openPool();
    // An import that still runs on one of its connections is not disturbed.
    void used.end().catch(() => undefined);
  }

  async function inTransaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const connected = { isLost: false };
    const used = pool;
    try {
      const kept = await used.begin(async (connection) => {
        // Sent ahead of the first statement, and not waited for: where it fails, the transaction fails.
        if (isPooled) void connection.unsafe(setTimeouts).execute();
        const sql: Sql = {
          query: (text, values, options) => runOn(connected, connection, text, values, options),
        };
        try {
          const done = await scope.run(() => runWork(sql, work));
          await Promise.all(done.atEnd.map(({ text, values }) => sql.query(text, values)));
          if (connected.isLost) await forever();
          // Wrapped, because the driver waits for every promise in an array that it is given back.
          return { result: done.result };
        } catch (fault) {
          // The driver would say ROLLBACK or COMMIT on a connection that is gone, which ends the process, or is another
          // transaction's by now. It has refused the transaction itself.
          if (connected.isLost) await forever();
          throw fault;
        }
      });
      return kept.result;
    } catch (fault) {
      connected.isLost = true;
      leavePool(used, fault);
      throw asSqlError(fault);
    }
  }

  function isPrepared(options: QueryOptions | undefined): boolean {
    return !isPooled && options?.isPlannedEachTime !== true;
  }

  async function inStatement<Row extends object>(
    text: string,
    values: Parameters<Sql["query"]>[1],
    options: QueryOptions | undefined,
  ): Promise<Row[]> {
    const used = pool;
    try {
      return await run<Row>(used, text, values, isPrepared(options));
    } catch (fault) {
      leavePool(used, fault);
      throw fault;
    }
  }

  async function runOn<Row extends object>(
    connected: { isLost: boolean },
    connection: postgres.TransactionSql,
    text: string,
    values: Parameters<Sql["query"]>[1],
    options: QueryOptions | undefined,
  ): Promise<Row[]> {
    if (connected.isLost) throw new ConnectionLost("The connection of the transaction is gone.");
    try {
      return await run<Row>(connection, text, values, isPrepared(options));
    } catch (fault) {
      if (isConnectionFault(fault)) connected.isLost = true;
      throw fault;
    }
  }

  return {
    kind: "postgres",
    async query<Row extends object>(
      text: string,
      values?: Parameters<Sql["query"]>[1],
      options?: QueryOptions,
    ): Promise<Row[]> {
      scope.refuseInside();
      return admitted(() =>
        isPooled
          ? inTransaction((tx) => tx.query<Row>(text, values, options))
          : inStatement<Row>(text, values, options),
      );
    },
    async transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
      scope.refuseInside();
      return admitted(() => inTransaction(work));
    },
    async listen(channel, onNotice) {
      await listener?.listen(channel, onNotice);
    },
    async close() {
      await Promise.all([pool.end({ timeout: 5 }), listener?.end({ timeout: 1 })]);
    },
  };
}

/**
 * Opens the driver's sockets. A proxy that has no primary at the moment accepts a connection and closes it; the driver
 * then tries at once again, without end: after such a one the next waits a little.
 * @param address of the server: hosts and ports in pairs, taken in turn, or the path of a local socket
 */
function pacedSocket(pauseMilliseconds = 250) {
  let notBefore = 0;
  let turn = 0;
  return async (address: {
    readonly host: readonly string[];
    readonly port: readonly number[];
    readonly path?: string | false | undefined;
  }): Promise<Socket> => {
    await wait(Math.max(0, notBefore - performance.now()));
    const socket = new Socket();
    const opened = performance.now();
    socket.once("close", () => {
      if (performance.now() - opened < shortestMilliseconds)
        notBefore = performance.now() + pauseMilliseconds;
    });
    if (address.path) return socket.connect(address.path);
    const at = turn++ % address.port.length;
    const [host = "", port = 0] = [address.host[at], address.port[at]];
    // Where the driver looks for the name that a certificate must have.
    return Object.assign(socket.connect(port, host), { host, port });
  };
}

/** One of its own for each: the code that awaits it is forgotten with it. */
const forever = () => new Promise<never>(() => undefined);

/** True for what the driver and the system say when a connection has ended; they say it of no other fault. */
function isConnectionFault(fault: unknown): boolean {
  if (!(fault instanceof Error) || !("code" in fault)) return false;
  if ("syscall" in fault) return fault.syscall !== "connect";
  return String(fault.code).startsWith("CONNECTION_");
}

/** @throws Error when the server cannot be reached, or a pooler that no one named stands before it */
async function refuseUnknownPooler(pool: postgres.Sql, isPooled: boolean): Promise<void> {
  const [kept] = await pool
    .unsafe<{ milliseconds: string }[]>(
      "select setting as milliseconds from pg_settings where name = 'statement_timeout'",
    )
    .catch((cause: unknown) => {
      const isRefused = cause instanceof Error && cause.message.includes("unsupported startup parameter");
      throw new Error(isRefused ? behindPooler : "The database at DATABASE_URL could not be reached.", {
        cause,
      });
    });
  if (!isPooled && Number(kept?.milliseconds) !== timeouts.statement_timeout) throw new Error(behindPooler);
}

async function run<Row extends object>(
  connection: postgres.Sql | postgres.TransactionSql,
  text: string,
  values: Parameters<Sql["query"]>[1],
  prepare: boolean,
): Promise<Row[]> {
  try {
    if (values) return [...(await connection.unsafe<Row[]>(text, values.map(sqlText), { prepare }))];
    const result: unknown = await connection.unsafe(text);
    const last: unknown = Array.isArray(result) && Array.isArray(result.at(-1)) ? result.at(-1) : result;
    // The one place where rows get the type that the repository states; there is nothing to check it against.
    return [...(last as Row[])];
  } catch (fault) {
    throw asSqlError(fault);
  }
}
