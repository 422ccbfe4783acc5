import type { Database } from "#api/platform/database/port.ts";

/** A database whose process is killed at its nth statement: what was committed stays, what was begun is rolled back. */
export function dyingDatabase(db: Database, statements: number): Database {
  let left = statements;
  const spend = () => {
    left -= 1;
    if (left < 0) throw new Error("killed");
  };
  return {
    ...db,
    async query(text, values) {
      spend();
      return db.query(text, values);
    },
    transaction: (work) =>
      db.transaction(async (tx) => {
        const result = await work({
          async query(text, values) {
            spend();
            return tx.query(text, values);
          },
          async atEnd(text, values) {
            spend();
            return tx.atEnd(text, values);
          },
        });
        spend();
        return result;
      }),
  };
}
