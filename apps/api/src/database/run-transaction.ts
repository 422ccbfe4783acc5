import type { Sql } from "./port.ts";

/**
 * Runs `work` with a `Sql` that notes failed statements: PostgreSQL answers COMMIT after one with a silent rollback, so
 * work that swallowed the fault must not be told that it was committed.
 * @throws the first failed statement's fault when `work` resolves in spite of it
 */
export async function withFailureNoted<Result>(tx: Sql, work: (tx: Sql) => Promise<Result>): Promise<Result> {
  let failure: { fault: unknown } | undefined;
  let ended = false;
  const noting: Sql = {
    async query<Row extends object>(text: string, values?: Parameters<Sql["query"]>[1]): Promise<Row[]> {
      if (ended) throw new Error("The transaction has ended: its `tx` was used too late.");
      try {
        return await tx.query<Row>(text, values);
      } catch (fault) {
        failure ??= { fault };
        throw fault;
      }
    },
  };
  try {
    const result = await work(noting);
    if (failure) throw failure.fault;
    return result;
  } finally {
    ended = true;
  }
}
