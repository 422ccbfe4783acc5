import postgres from "postgres";
import type { Database, Sql, Transaction } from "./port.ts";
import { doWork } from "./run-transaction.ts";
import { asSqlError } from "./sql-error.ts";
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
 * No statement of a call takes that long: one that does is stopped, so that it cannot hold locks for ever. What may take
 * longer (migrations, imports, backups) says so in its own transaction.
 */
const statementMilliseconds = 30_000;
/** A transaction whose process no longer asks anything (paused, cut off) is rolled back, and its locks end. */
const idleTransactionMilliseconds = 60_000;
const idleConnectionSeconds = 300;
const connectSeconds = 10;

/** Opens a pool of connections to PostgreSQL 15 or later. @source D16 */
export async function openPostgres(databaseUrl: string, connections = 10): Promise<Database> {
  const pool = postgres(databaseUrl, {
    max: connections,
    types,
    onnotice: () => undefined,
    idle_timeout: idleConnectionSeconds,
    connect_timeout: connectSeconds,
    connection: {
      application_name: "precise-api",
      statement_timeout: statementMilliseconds,
      idle_in_transaction_session_timeout: idleTransactionMilliseconds,
    },
  });
  const scope = transactionScope();
  await pool.unsafe("select 1").catch(async (fault: unknown) => {
    await pool.end({ timeout: 1 });
    throw new Error("The database at DATABASE_URL could not be reached.", { cause: fault });
  });

  return {
    kind: "postgres",
    async query<Row extends object>(text: string, values?: Parameters<Sql["query"]>[1]): Promise<Row[]> {
      scope.refuseInside();
      return run<Row>(pool, text, values);
    },
    async transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
      scope.refuseInside();
      const kept = await pool
        .begin(async (connection) => {
          const sql: Sql = { query: (text, values) => run(connection, text, values) };
          const done = await scope.run(() => doWork(sql, work));
          await Promise.all(done.atEnd.map(({ text, values }) => sql.query(text, values)));
          // Wrapped, because the driver waits for every promise in an array that it is given back.
          return { result: done.result };
        })
        .catch((fault: unknown) => {
          throw asSqlError(fault);
        });
      return kept.result;
    },
    async listen(channel, onNotice) {
      await pool.listen(channel, onNotice);
    },
    async close() {
      await pool.end({ timeout: 5 });
    },
  };
}

async function run<Row extends object>(
  connection: postgres.Sql | postgres.TransactionSql,
  text: string,
  values: Parameters<Sql["query"]>[1],
): Promise<Row[]> {
  try {
    if (values) return [...(await connection.unsafe<Row[]>(text, values.map(sqlText), { prepare: true }))];
    const result: unknown = await connection.unsafe(text);
    const last: unknown = Array.isArray(result) && Array.isArray(result.at(-1)) ? result.at(-1) : result;
    // The one place where rows get the type that the repository states; there is nothing to check it against.
    return [...(last as Row[])];
  } catch (fault) {
    throw asSqlError(fault);
  }
}
