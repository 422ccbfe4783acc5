import { type DatabaseSettings, defaultDatabaseSettings } from "./database-settings.ts";
import { openPglite } from "./pglite-database.ts";
import type { PgliteThreads } from "./pglite-threads.ts";
import type { Database } from "./port.ts";
import { openPostgres } from "./postgres-database.ts";
import { type ReplicaReads, replicaReads } from "./replica-reads.ts";

/**
 * Opens the database that the settings name: PostgreSQL by its address, or else PGlite in the data folder.
 * @param at settings that are left out are those of an empty environment
 * @param threads where PGlite's thread comes from; one of its own when left out
 * @throws FolderInUse when another process has the data folder open
 * @throws Error with a line to show when the server cannot be reached or the folder cannot be opened
 * @source design D16
 */
export function openDatabase(
  at: Partial<DatabaseSettings> & { readonly dataFolder: string },
  threads?: PgliteThreads,
): Promise<Database> {
  const { dataFolder, ...configured } = at;
  const settings = { ...defaultDatabaseSettings, ...configured };
  const { databaseUrl } = settings;
  return databaseUrl
    ? openPostgres({ ...settings, databaseUrl })
    : openPglite(dataFolder, settings.mostWaiting, threads);
}

/**
 * The replica beside an open database, where the settings name one.
 * @param measured the same database, its statements measured
 * @source decision 132
 */
export function openReads(
  db: Database,
  settings: DatabaseSettings,
  measured: (replica: Database) => Database,
): ReplicaReads {
  const { readUrl } = settings;
  return replicaReads(
    db,
    readUrl === undefined
      ? undefined
      : async () => measured(await openPostgres({ ...settings, databaseUrl: readUrl, listenUrl: undefined })),
  );
}
