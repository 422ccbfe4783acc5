import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dailyBackup } from "#api/platform/backup/daily-backup.ts";
import { restoreBackup } from "#api/platform/backup/restore-backup.ts";
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";

const source = new URL("../../../src/platform/backup/write-backup.ts", import.meta.url).pathname;
const day = (text: string) => new Date(`${text}T12:00:00Z`);

/** A process that saves a database whose rows never end, until it is killed. */
const endless = `
  import { writeBackup } from ${JSON.stringify(source)};
  const answer = (text) => {
    if (text.includes("information_schema")) return [{ name: "audit_entry", columns: ["id"] }];
    if (text.includes("pg_constraint") || text.includes("schema_migration")) return [];
    if (text.startsWith("fetch")) return Array.from({ length: 500 }, () => ({ line: JSON.stringify({ id: Math.random() }) }));
    return [];
  };
  const tx = { query: async (text) => { await new Promise((next) => setImmediate(next)); return answer(text); } };
  await writeBackup({ transaction: (work) => work(tx) }, process.argv[1]);
`;

it("a backup that is killed in the middle leaves no file under its name", async () => {
  const opened = await openTestDatabase("pglite");
  const folder = join(opened.dataFolder, "killed");
  await mkdir(folder);
  const file = join(folder, "precise-2026-11-22.backup");
  const child = spawn(process.execPath, ["--input-type=module", "-e", endless, file], { stdio: "inherit" });
  while ((await readdir(folder)).length === 0) await pause(20);
  child.kill("SIGKILL");
  await once(child, "exit");
  const left = await readdir(folder);
  expect(left).toHaveLength(1);
  expect(left[0]).toMatch(/^\.precise-2026-11-22\.backup\.[0-9a-f]+\.part$/);
  await expect(restoreBackup(opened.db, join(folder, String(left[0])))).rejects.toThrow(/cut off|no backup/);

  // The next one is made all the same, and clears up what lies there for a day.
  const first = await dailyBackup(opened.db, folder, { keep: 3, now: day("2026-11-22") });
  expect([first.file, first.removed]).toEqual([file, []]);
  const yesterday = new Date(Date.now() - 25 * 60 * 60_000);
  await utimes(join(folder, String(left[0])), yesterday, yesterday);
  expect((await dailyBackup(opened.db, folder, { keep: 3, now: new Date() })).removed).toEqual(left);
  await opened.close();
});

describe.each(allDatabaseKinds)("daily backups on %s", (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());

  it("are one file for each day of Lagos, the newest of them kept, and no other file touched", async () => {
    const folder = join(opened.dataFolder, "daily");
    await mkdir(folder);
    await writeFile(join(folder, "by-hand.backup"), "");
    const reports = [];
    for (const text of ["2026-11-19", "2026-11-20", "2026-11-20", "2026-11-21", "2026-11-22"]) {
      const report = await dailyBackup(opened.db, folder, { keep: 2, now: day(text) });
      reports.push([report.made !== undefined, ...report.removed]);
    }
    expect(reports).toEqual([
      [true],
      [true],
      [false],
      [true, "precise-2026-11-19.backup"],
      [true, "precise-2026-11-20.backup"],
    ]);
    const late = await dailyBackup(opened.db, folder, { keep: 2, now: new Date("2026-11-22T23:30:00Z") });
    expect(late.file).toBe(join(folder, "precise-2026-11-23.backup"));
    expect((await readdir(folder)).sort()).toEqual([
      "audit-heads.jsonl",
      "by-hand.backup",
      "precise-2026-11-22.backup",
      "precise-2026-11-23.backup",
    ]);
    expect(await restoreBackup(opened.db, late.file)).toMatchObject(late.made ?? {});
  });
});
