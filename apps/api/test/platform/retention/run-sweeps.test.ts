import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { allSweeps } from "#api/main/sweeps.ts";
import { createMetrics } from "#api/platform/monitoring/metrics.ts";
import { deleteOld, rowsAtOnce } from "#api/platform/retention/delete-old.ts";
import { runSweeps, type Sweep } from "#api/platform/retention/run-sweeps.ts";
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";

describe.each(allDatabaseKinds)("sweeps on %s", (kind) => {
  let opened: TestDatabase;
  let recorded: [string, number | "failed"][];
  let faults: unknown[];
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    await opened.db.query("create table heap (id integer primary key)");
  });
  afterAll(() => opened.close());
  beforeEach(() => {
    recorded = [];
    faults = [];
  });
  const options = {
    metrics: { swept: (name: string, rows: number | "failed") => void recorded.push([name, rows]) },
    onFault: (fault: unknown) => void faults.push(fault),
  };
  const heap: Sweep = {
    name: "heap",
    batch: (tx, most) => deleteOld(tx, { table: "heap", condition: "id > 0" }, most),
  };
  const fill = (rows: number) =>
    opened.db.query(`insert into heap select * from generate_series(1, ${rows})`);
  const left = async () => (await opened.db.query("select 1 from heap")).length;

  it("that fail do not stop the others, and are named in the log and in the figures", async () => {
    await fill(3);
    const broken: Sweep = {
      name: "broken",
      batch: (tx) => deleteOld(tx, { table: "nowhere", condition: "true" }, 1),
    };
    await runSweeps(opened.db, [broken, heap], options);
    expect(await left()).toBe(0);
    expect(recorded).toEqual([
      ["broken", "failed"],
      ["heap", 3],
      ["heap", 0],
    ]);
    expect(faults.map(String)).toEqual(["Error: The sweep of broken failed."]);
  });

  it("work off a backlog in batches", async () => {
    await fill(2 * rowsAtOnce + 1);
    await runSweeps(opened.db, [heap], options);
    expect(recorded.map(([, rows]) => rows)).toEqual([rowsAtOnce, rowsAtOnce, 1, 0]);
    expect(await left()).toBe(0);
  });

  it("stop between two batches when the api stops", async () => {
    await fill(rowsAtOnce + 1);
    await runSweeps(opened.db, [heap], { ...options, isStopped: () => recorded.length > 0 });
    expect(await left()).toBe(1);
    await runSweeps(opened.db, [heap], options);
  });

  it("are all there: each runs on a fresh shop without a fault", async () => {
    const sweeps = allSweeps(opened.dataFolder);
    await runSweeps(opened.db, sweeps, options);
    expect(faults).toEqual([]);
    expect(recorded).toEqual(sweeps.map(({ name }) => [name, 0]));
  });

  if (kind === "postgres") {
    it("are left to the replica that is at one already", async () => {
      await fill(3);
      const { promise: isBegun, resolve: begun } = Promise.withResolvers<void>();
      const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
      const slow: Sweep = {
        ...heap,
        batch: async (tx, most) => {
          begun();
          await mayEnd;
          return heap.batch(tx, most);
        },
      };
      const first = runSweeps(opened.db, [slow], options);
      await isBegun;
      await runSweeps(opened.db, [heap], options);
      expect(recorded).toEqual([["heap", 0]]);
      expect(await left()).toBe(3);
      end();
      await first;
      expect(await left()).toBe(0);
    });

    it("take fewer rows at once where so many take too long", async () => {
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
      await runSweeps(opened.db, [slow], options);
      expect(sizes).toEqual([500, 50, 5, 5]);
      expect(faults).toEqual([]);
    });
  }
});

it("metrics count for each sweep what it removed and how often it failed", async () => {
  const metrics = createMetrics(false);
  metrics.swept("carts", 12);
  metrics.swept("carts", "failed");
  const { body } = await metrics.text();
  expect(body).toContain('sweep_rows_total{sweep="carts"} 12');
  expect(body).toContain('sweep_failures_total{sweep="carts"} 1');
});
