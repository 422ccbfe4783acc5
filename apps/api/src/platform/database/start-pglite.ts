import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import type { DurableFileSystem } from "./durable-file-system.ts";

const int8 = 20;

/** Starts PGlite as a server that keeps its promises: fsync on, and a buffer that keeps the process lean. @source design "Database" */
export function startPglite(fileSystem: DurableFileSystem): Promise<PGlite> {
  return PGlite.create({
    fs: fileSystem,
    extensions: { pg_trgm, unaccent },
    parsers: { [int8]: Number },
    startParams: PGlite.defaultStartParams
      .filter((parameter) => parameter !== "-F")
      .concat("-c", "fsync=on", "-c", "wal_sync_method=fsync", "-c", "shared_buffers=16MB"),
  });
}
