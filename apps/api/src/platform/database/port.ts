/** A value that may stand as `$n` in a statement. Arrays travel as PostgreSQL arrays, objects as jsonb. */
export type SqlValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | Date
  | readonly SqlValue[]
  | { readonly [key: string]: unknown };

/** How a statement is run. */
export interface QueryOptions {
  /**
   * A server plans it each time, by its values: a prepared statement soon has one plan for all of them. For statements
   * that find very few rows or very many.
   */
  readonly isPlannedEachTime?: boolean;
}

/** Whatever can run one statement: the database itself, or an open transaction. int8 comes back as number. */
export interface Sql {
  query<Row extends object>(
    text: string,
    values?: readonly SqlValue[],
    options?: QueryOptions,
  ): Promise<Row[]>;
}

/** A statement that changes rows, and whose own rows no one needs. */
export type Write = (text: string, values: readonly SqlValue[]) => Promise<unknown>;

/** An open transaction. */
export interface Transaction extends Sql {
  /**
   * Leaves a write for the end: it is sent together with the commit, which saves a journey to the database and back.
   * Nothing that the work still reads sees it. Where it fails, the transaction fails, and nothing of it is kept.
   */
  readonly atEnd: Write;
}

/**
 * The database behind the API. Repositories take a `Sql`, so that they run inside a caller's transaction; calling the
 * database itself inside `transaction` would wait forever on PGlite's one connection.
 * @source design D16
 */
export interface Database extends Sql {
  readonly kind: "pglite" | "postgres";
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** Calls back on NOTIFY. A hint only: a notice may be lost. */
  listen(channel: string, onNotice: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}
