import type { Sql, SqlValue, Transaction } from "./port.ts";

/** A write that waits for the commit. */
interface LeftForEnd {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

/**
 * Does a transaction's work with a `tx` that notes failed statements: PostgreSQL answers COMMIT after one with a silent
 * rollback, so work that swallowed the fault must not be told that it was committed.
 * @returns the work's result, and what is to be written with the commit, in order
 * @throws the first failed statement's fault when `work` resolves in spite of it
 */
export async function doWork<Result>(
  sql: Sql,
  work: (tx: Transaction) => Promise<Result>,
): Promise<{ readonly result: Result; readonly atEnd: readonly LeftForEnd[] }> {
  let failure: { fault: unknown } | undefined;
  let ended = false;
  const atEnd: LeftForEnd[] = [];
  function refuseLate(): void {
    if (ended) throw new Error("The transaction has ended: its `tx` was used too late.");
  }
  const tx: Transaction = {
    async query<Row extends object>(text: string, values?: Parameters<Sql["query"]>[1]): Promise<Row[]> {
      refuseLate();
      try {
        return await sql.query<Row>(text, values);
      } catch (fault) {
        failure ??= { fault };
        throw fault;
      }
    },
    async atEnd(text, values) {
      refuseLate();
      atEnd.push({ text, values });
    },
  };
  try {
    const result = await work(tx);
    if (failure) throw failure.fault;
    return { result, atEnd };
  } finally {
    ended = true;
  }
}
