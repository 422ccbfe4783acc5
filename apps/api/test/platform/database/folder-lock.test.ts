import { existsSync, utimesSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FolderInUse, lockFolder } from "#api/platform/database/folder-lock.ts";
import { openDatabase } from "#api/platform/database/open-database.ts";
import { processStart } from "#api/platform/database/process-start.ts";
import { openTestDatabase } from "../../fixtures/database.ts";

let parent: string;
let folder: string;
let file: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "precise-lock-"));
  folder = join(parent, "db");
  file = join(parent, "db.lock");
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const leftBy = (owner: { pid: number; start?: string; host?: string }) =>
  writeFile(file, JSON.stringify({ host: hostname(), ...owner }));
/** Locks the folder, and sees that others are kept out from then on until it is released. */
async function expectTakenOver(): Promise<void> {
  const lock = await lockFolder(folder);
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({
    pid: process.pid,
    start: processStart(process.pid),
    host: hostname(),
  });
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  lock.release();
  expect(existsSync(file)).toBe(false);
}
/** The process that runs this test's: alive for sure, and not ours. */
const other = process.ppid;

describe("the lock beside the embedded database's folder", () => {
  it("holds our process and is gone after its release", async () => {
    const lock = await lockFolder(folder);
    expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ pid: process.pid, host: hostname() });
    lock.release();
    expect(existsSync(file)).toBe(false);
  });

  it("keeps a second opening in the same process out", async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    lock.release();
  });

  it("keeps out while the process that it names runs, with one line that names it", async () => {
    await leftBy({ pid: other, start: processStart(other) ?? "" });
    await expect(lockFolder(folder)).rejects.toThrow(
      `The database in ${folder} is in use by process ${other}. Stop that process first: two would destroy each other's rows.`,
    );
    expect(existsSync(file)).toBe(true);
  });

  it("is taken over when its process is gone", async () => {
    await leftBy({ pid: 4_000_000, start: "long ago" });
    await expectTakenOver();
  });

  it("is taken over when the number belongs to a later process", async () => {
    await leftBy({ pid: other, start: "another boot/1" });
    await expectTakenOver();
  });

  it("is taken over from a container's last start, which had our own number", async () => {
    await leftBy({ pid: process.pid, start: "another boot/1" });
    await expectTakenOver();
  });

  it("of another machine holds while it is kept fresh, and is taken over when it is not", async () => {
    await leftBy({ pid: 1, host: "another-container" });
    await expect(lockFolder(folder)).rejects.toThrow("process 1 on another-container");
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(file, longAgo, longAgo);
    await expectTakenOver();
  });

  it("that is being written just now keeps out; cut off long ago it does not", async () => {
    await writeFile(file, "");
    await expect(lockFolder(folder)).rejects.toThrow("a process that is just starting");
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(file, longAgo, longAgo);
    await expectTakenOver();
  });

  it("refuses a second database in the folder and serves the next after a close", async () => {
    const { db, dataFolder } = await openTestDatabase("pglite");
    await expect(openDatabase({ dataFolder })).rejects.toThrow(FolderInUse);
    await db.close();
    const again = await openDatabase({ dataFolder });
    expect(await again.query("select 1 as one")).toEqual([{ one: 1 }]);
    await again.close();
    await rm(dataFolder, { recursive: true });
  });
});
