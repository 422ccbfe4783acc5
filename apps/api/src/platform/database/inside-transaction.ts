import type { Database, Transaction } from "./port.ts";

/** A database whose transactions run in another way. */
export function withTransactions(db: Database, transaction: Database["transaction"]): Database {
  return {
    kind: db.kind,
    query: (text, values, options) => db.query(text, values, options),
    listen: (channel, onNotice) => db.listen(channel, onNotice),
    close: () => db.close(),
    transaction,
  };
}

/** An open transaction in the place of the database: what is done with it is done in that one transaction. */
export function databaseOf(tx: Transaction, db: Database): Database {
  return {
    ...withTransactions(db, (work) => work(tx)),
    query: (text, values, options) => tx.query(text, values, options),
  };
}
