import { fork } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPglite, type PgliteDatabase } from "#api/platform/database/pglite-database.ts";
import { fillFolder } from "../../fixtures/database.ts";

describe("the embedded database's commits", () => {
  let folder: string;
  let db: PgliteDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "precise-durable-"));
    db = await openPglite(folder);
    await db.query("create table kept (n integer)");
  });
  afterAll(async () => {
    await db.close();
    await rm(folder, { recursive: true });
  });

  it("ask the disk once for each commit, single statement or transaction", async () => {
    const before = await db.syncCount();
    for (let n = 0; n < 5; n += 1) await db.query("insert into kept values ($1)", [n]);
    await db.transaction(async (tx) => {
      await tx.query("insert into kept values (5)");
      await tx.query("insert into kept values (6)");
    });
    expect((await db.syncCount()) - before).toBe(6);
  });

  it("do not ask the disk for a rollback or a reading", async () => {
    const before = await db.syncCount();
    await db.query("select count(*) from kept", []);
    const rolledBack = db.transaction(async (tx) => {
      await tx.query("insert into kept values (7)");
      throw new Error("changed my mind");
    });
    await expect(rolledBack).rejects.toThrow("changed my mind");
    expect((await db.syncCount()) - before).toBe(0);
  });

  it("run with fsync on and the small buffer that keeps the process lean", async () => {
    const settings = await db.query(
      "select name, setting from pg_settings where name in ('fsync', 'wal_sync_method', 'shared_buffers') order by name",
    );
    expect(settings).toEqual([
      { name: "fsync", setting: "on" },
      { name: "shared_buffers", setting: "2048" },
      { name: "wal_sync_method", setting: "fsync" },
    ]);
  });
});

describe("a process that is killed while it writes", () => {
  it("loses no commit that was acknowledged, and leaves a lock that the next start takes over", async () => {
    const parent = await mkdtemp(join(tmpdir(), "precise-killed-"));
    await fillFolder(parent);
    const folder = join(parent, "db");
    const first = await openPglite(folder);
    await first.query("create table counted (n integer primary key)");
    await first.close();

    const writer = join(parent, "writer.ts");
    const source = fileURLToPath(
      new URL("../../../src/platform/database/pglite-database.ts", import.meta.url),
    );
    await writeFile(
      writer,
      `import { openPglite } from ${JSON.stringify(source)};
       const db = await openPglite(process.argv[2]);
       for (let n = 0; ; n += 1) { await db.query("insert into counted values ($1)", [n]); process.send(n); }`,
    );
    const acknowledged = await new Promise<number>((resolve, reject) => {
      let last = -1;
      const child = fork(writer, [folder], { stdio: "inherit" });
      child.on("message", (n) => {
        last = Number(n);
        if (last === 40) child.kill("SIGKILL");
      });
      child.on("exit", (code) => (last >= 40 ? resolve(last) : reject(new Error(`ended with ${code}`))));
    });

    const again = await openPglite(folder);
    const [row] = await again.query<{ count: number; most: number }>(
      "select count(*), max(n) as most from counted",
    );
    await again.close();
    await rm(parent, { recursive: true });
    expect(acknowledged).toBeGreaterThanOrEqual(40);
    expect(row?.most).toBeGreaterThanOrEqual(acknowledged);
    expect(row?.count).toBe((row?.most ?? 0) + 1);
  });
});
