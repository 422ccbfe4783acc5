import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DurableFileSystem } from "./durable-file-system.ts";
import { startPglite } from "./start-pglite.ts";

// Makes a database in the folder that the command names, and ends (`makeFolder` runs it).

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("no folder was named");
const pg = await startPglite(new DurableFileSystem(folder));
await pg.close();
// What PostgreSQL's initdb does at its end, and PGlite's does not: every file is on the disk before the first commit.
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const descriptor = openSync(join(entry.parentPath, entry.name), "r+");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
