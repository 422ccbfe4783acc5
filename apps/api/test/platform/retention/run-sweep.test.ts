import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deleteOld, rowsAtOnce } from "#api/platform/retention/delete-old.ts";
import { runSweep, type Sweep } from "#api/platform/retention/run-sweep.ts";
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";

describe.each(allDatabaseKinds)("a sweep on %s", (kind) => {
  let opened: TestDatabase;
  let recorded: number[];
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    await opened.db.query("create table heap (id integer primary key)");
  });
  afterAll(() => opened.close());
  beforeEach(() => {
    recorded = [];
  });
  const options = {
    metrics: { swept: (_name: string, rows: number) => void recorded.push(rows) },
    isStopped: () => false,
  };
  const heap: Sweep = {
    name: "heap",
    batch: (tx, most) => deleteOld(tx, { table: "heap", condition: "id > 0" }, most),
  };
  const fill = (rows: number) =>
    opened.db.query(`insert into heap select * from generate_series(1, ${rows})`);
  const left = async () => (await opened.db.query("select 1 from heap")).length;

  it("works off a backlog in batches", async () => {
    await fill(2 * rowsAtOnce + 1);
    await runSweep(opened.db, heap, options);
    expect(recorded).toEqual([rowsAtOnce, rowsAtOnce, 1, 0]);
    expect(await left()).toBe(0);
  });

  it("stops between two batches when the api stops", async () => {
    await fill(rowsAtOnce + 1);
    await runSweep(opened.db, heap, { ...options, isStopped: () => recorded.length > 0 });
    expect(await left()).toBe(1);
    await runSweep(opened.db, heap, options);
  });

  if (kind === "postgres") {
    it("takes fewer rows at once where so many take too long", async () => {
      const sizes: number[] = [];
      const slow: Sweep = {
        name: "slow",
        batch: async (tx, most) => {
          sizes.push(most);
          if (sizes.length > 3) return 0;
          await tx.query("set local statement_timeout = 20");
          await tx.query("select pg_sleep($1)", [most > 5 ? 60 : 0]);
          return 1;
        },
      };
      await runSweep(opened.db, slow, options);
      expect(sizes).toEqual([500, 50, 5, 5]);
    });
  }
});
