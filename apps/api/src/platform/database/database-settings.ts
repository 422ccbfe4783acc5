import * as z from "zod/mini";

/** Which database serves, and how it is used. @source docs/operations.md "The database" */
export interface DatabaseSettings {
  /** Undefined: PGlite in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Connections of this process to PostgreSQL, apart from the one that listens. */
  readonly connections: number;
  /** So many statements and transactions may wait for a connection; the next one is answered 503 at once. */
  readonly mostWaiting: number;
  /** A pooler stands before PostgreSQL and gives a connection for one transaction only. */
  readonly pooler: "transaction" | undefined;
  /** PostgreSQL without the pooler, for LISTEN alone; undefined behind a pooler: changes are noticed by polling. */
  readonly listenUrl: string | undefined;
  /** Replicas for reads of the catalogue and search, behind a pooler of the same kind; undefined: the primary is read. */
  readonly readUrl: string | undefined;
}

const address = z
  .string()
  .check(z.regex(/^postgres(ql)?:\/\//, { error: "must be an address that begins with postgres://" }));
const wholeNumber = (least: number, most: number) =>
  z.coerce.number().check(z.int(), z.gte(least), z.lte(most));

/** The variables of the environment that decide it. */
export const databaseVariables = {
  DATABASE_URL: z.optional(address),
  DATABASE_CONNECTIONS: z._default(wholeNumber(1, 200), 10),
  DATABASE_QUEUE: z._default(wholeNumber(0, 100_000), 500),
  DATABASE_POOLER: z.optional(
    z.literal("transaction", { error: "must be transaction, or not set where no pooler is used" }),
  ),
  DATABASE_LISTEN_URL: z.optional(address),
  DATABASE_READ_URL: z.optional(address),
} as const;

const shape = z.object(databaseVariables);

export function databaseSettings(found: z.infer<typeof shape>): DatabaseSettings {
  return {
    databaseUrl: found.DATABASE_URL,
    connections: found.DATABASE_CONNECTIONS,
    mostWaiting: found.DATABASE_QUEUE,
    pooler: found.DATABASE_POOLER,
    listenUrl: found.DATABASE_LISTEN_URL,
    readUrl: found.DATABASE_READ_URL,
  };
}

/** What an empty environment comes to. */
export const defaultDatabaseSettings: DatabaseSettings = databaseSettings(shape.parse({}));
