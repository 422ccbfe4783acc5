import { openPglite } from "./pglite-database.ts";
import type { Database } from "./port.ts";
import { openPostgres } from "./postgres-database.ts";

/**
 * Opens the database that the environment names: PostgreSQL by its address, or else PGlite in the data folder.
 * @throws FolderInUse when another process has the data folder open
 * @throws Error with a line to show when the server cannot be reached or the folder cannot be opened
 * @source D16
 */
export function openDatabase(at: {
  databaseUrl?: string | undefined;
  dataFolder: string;
}): Promise<Database> {
  return at.databaseUrl ? openPostgres(at.databaseUrl) : openPglite(at.dataFolder);
}
