import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { cp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openDatabase } from "#api/platform/database/open-database.ts";
import { openSampleDatabase } from "../fixtures/catalogue.ts";
import { startTestApi } from "../fixtures/start-test-api.ts";
import { fillDataFolder } from "./fill-data-folder.ts";
import { folderContents } from "./folder-contents.ts";
import { packedReleases, packFolder } from "./packed-folder.ts";

const manifest = new URL("../../package.json", import.meta.url);
/** What the API is before its first release: nobody has such a folder, so it is made again. */
const neverReleased = "0.1.0";

/**
 * Keeps what this release leaves on a disk, for the releases after it: see old-data-folders.test.ts. The folder of a release that is
 * out stays as it was: the next one of another app has nothing to do with it.
 */
it("packs the data folder of this release, once", async () => {
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  if (version !== neverReleased && packedReleases().includes(version)) return;
  const dataFolder = mkdtempSync(join(tmpdir(), "precise-test-"));
  let contents: object = {};
  const api = await startTestApi("pglite", {
    open: async (kind) => {
      const opened = await openSampleDatabase(kind);
      return {
        ...opened,
        close: async () => {
          await opened.db.close();
          await cp(join(opened.dataFolder, "db"), join(dataFolder, "db"), { recursive: true });
          await rm(opened.dataFolder, { recursive: true, force: true });
        },
      };
    },
  });
  contents = folderContents.parse(await fillDataFolder(api));
  await api.close();
  await shrink(dataFolder);
  packFolder(dataFolder, version, contents);
  await rm(dataFolder, { recursive: true, force: true });
  expect(packedReleases()).toContain(version);
});

/** Leaves out dead rows and what the write-ahead log no longer needs: 30 MB that mean nothing. */
async function shrink(dataFolder: string): Promise<void> {
  const db = await openDatabase({ dataFolder });
  for (const command of ["vacuum full", "checkpoint", "select pg_switch_wal()", "checkpoint"])
    await db.query(command);
  const [at] = await db.query<{ file: string; offset: number }>(
    `select file_name as file, file_offset as offset from pg_walfile_name_offset(pg_current_wal_lsn())`,
  );
  await db.close();
  if (!at) throw new Error("the database names no file of its log");
  const folder = join(dataFolder, "db", "pg_wal");
  for (const name of readdirSync(folder)) {
    if (/^[0-9A-F]{24}$/.test(name) && name !== at.file) rmSync(join(folder, name));
  }
  const file = join(folder, at.file);
  // Closing wrote one more checkpoint behind that place.
  const from = at.offset + 64 * 1024;
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, new Uint8Array(statSync(file).size - from), 0, undefined, from);
  closeSync(descriptor);
}
