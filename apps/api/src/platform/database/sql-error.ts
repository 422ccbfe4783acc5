/** A statement that the database refused. `code` is the SQLSTATE, the same on both databases ("23505" is a duplicate key). */
export class SqlError extends Error {
  readonly code: string;
  readonly constraint: string | undefined;

  constructor(message: string, code: string, constraint?: string, cause?: unknown) {
    super(message, { cause });
    this.name = "SqlError";
    this.code = code;
    this.constraint = constraint;
  }
}

/** The connection ended under a transaction. Nothing more is asked on it. */
export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
  readonly code = "CONNECTION_CLOSED";
}

/** The database's own error as a SqlError; anything else stays what it is. */
export function asSqlError(fault: unknown): unknown {
  if (!(fault instanceof Error) || !("code" in fault) || !/^[0-9A-Z]{5}$/.test(String(fault.code)))
    return fault;
  const constraint =
    "constraint" in fault ? fault.constraint : "constraint_name" in fault ? fault.constraint_name : undefined;
  return new SqlError(
    fault.message,
    String(fault.code),
    typeof constraint === "string" ? constraint : undefined,
    fault,
  );
}
