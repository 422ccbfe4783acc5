import type { QueryOptions, Sql, SqlValue, Transaction } from "./port.ts";
import { currentDeadline, refuseLate } from "./with-deadline.ts";

/** A write that waits for the commit. */
interface LeftForEnd {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

/**
 * Does a transaction's work with a `tx` that notes failed statements: PostgreSQL answers COMMIT after one with a silent
 * rollback, so work that swallowed the fault must not be reported as committed. Past the deadline of its call it
 * asks nothing more, and is not committed.
 * @returns the work's result, and what is to be written with the commit, in order
 * @throws the first failed statement's fault when `work` resolves in spite of it; DeadlinePassed
 */
export async function runWork<Result>(
  sql: Sql,
  work: (tx: Transaction) => Promise<Result>,
): Promise<{ readonly result: Result; readonly atEnd: readonly LeftForEnd[] }> {
  let failure: { fault: unknown } | undefined;
  let ended = false;
  const atEnd: LeftForEnd[] = [];
  const deadline = currentDeadline();
  function refuseAfterEnd(): void {
    if (ended) throw new Error("The transaction has ended: its `tx` was used too late.");
  }
  const tx: Transaction = {
    async query<Row extends object>(
      text: string,
      values?: Parameters<Sql["query"]>[1],
      options?: QueryOptions,
    ): Promise<Row[]> {
      refuseAfterEnd();
      try {
        refuseLate(deadline);
        return await sql.query<Row>(text, values, options);
      } catch (fault) {
        failure ??= { fault };
        throw fault;
      }
    },
    async atEnd(text, values) {
      refuseAfterEnd();
      atEnd.push({ text, values });
    },
  };
  try {
    const result = await work(tx);
    if (failure) throw failure.fault;
    refuseLate(deadline);
    return { result, atEnd };
  } finally {
    ended = true;
  }
}
